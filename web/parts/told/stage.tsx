/** The place where a script plays the film. Without the script, the link beside it leads to the positions as pages. */
import type { Game } from '../../../worker/drawing/game'
import { asset } from '../../board/assets'
import type { Paths } from '../paths'
import type { Reader } from '../../words/reader'

interface StageProps {
  paths: Paths
  game: Game
  from: number
  to: number
  /** The page shows a past position: the film replaces its board, and the address follows along. */
  whole?: boolean
}

export function Stage({ paths, game: { film }, from, to, whole }: StageProps) {
  if (!film) return null
  return (
    <figure
      class="stage"
      id="stage"
      hidden
      data-script={asset('film.js')}
      data-film={paths.film}
      data-span={`${whole ? 0 : from} ${from} ${to}`}
      {...(whole && { 'data-here': paths.at(from) })}
    />
  )
}

/** Opens the film. On pages that have position links anyway, it is a button shown only with JavaScript. */
export function Watch({ reader, paths, from }: Pick<StageProps, 'paths'> & { reader: Reader; from?: number }) {
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
