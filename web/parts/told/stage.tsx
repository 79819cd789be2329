/** The place where a script plays the film. Without the script, the link beside it leads to the positions as pages. */
import type { Drawing } from '../../../worker/drawing/board'
import type { Game } from '../../../worker/drawing/game'
import { asset, chartFile } from '../../board/assets'
import type { Paths } from '../paths'
import type { Reader } from '../../words/reader'

interface StageProps {
  reader: Reader
  paths: Paths
  game: Game
  drawing: Drawing<unknown>
  from: number
  to: number
  /** The page shows a past position: the film replaces its board, and the address follows along. */
  whole?: boolean
}

export function Stage({ reader: { t }, paths, game: { film }, drawing, from, to, whole }: StageProps) {
  if (!film) return null
  const {
    chart,
    size: [width, height],
  } = film.ground(drawing.view)
  const words = { play: t('film-play'), pause: t('film-pause'), back: t('steps-back'), on: t('steps-on'), bar: t('film-bar') }
  return (
    <figure
      class="stage"
      id="stage"
      hidden
      data-script={asset('film.js')}
      data-sheet={asset('film.css')}
      data-film={paths.film}
      data-chart={chartFile(chart, true)}
      data-size={`${width} ${height}`}
      data-span={`${whole ? 0 : from} ${from} ${to}`}
      data-words={JSON.stringify(words)}
      {...(whole && { 'data-here': paths.at(from) })}
    />
  )
}

/** Opens the film. On pages that have position links anyway, it is a button shown only with JavaScript. */
export function Watch({ reader, paths, from }: Pick<StageProps, 'reader' | 'paths'> & { from?: number }) {
  if (from === undefined) {
    return (
      <button class="button scripted" type="button" data-watch>
        {reader.t('film-play')}
      </button>
    )
  }
  return (
    <a class="watch" href={`${paths.at(from)}#steps`} data-watch>
      {reader.t('film-watch')}
    </a>
  )
}
