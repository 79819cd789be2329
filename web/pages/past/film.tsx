/** JSON for the film script: for each still the moving parts, the path of whatever moved, and the text. */
import type { FilmPath } from '../../../worker/drawing/film'
import type { Crew, Game } from '../../../worker/drawing/game'
import { asset, chartFile } from '../../board/assets'
import { sheet } from '../../board/kit'
import { textOf } from '../../board/paper'
import { printed, type Printed } from '../../board/print'
import { Symbols } from '../../board/symbols'
import type { Reel, Still } from '../../../worker/model/film'
import { Digest } from '../../parts/told/digest'
import { drawingOf, readerOf, type Reader, type Reading } from '../../words/reader'

/** The arrow on the script's own buttons. */
const STEP = 'step'

/** As the script reads it. */
interface Shot {
  at: number
  /** The heading of the page on which the film plays as a whole. */
  then: string
  moving: string
  said: string
  way?: FilmPath
}

export function filmReel(
  { head, viewer, stills, next }: Reel,
  game: Game,
  reading: Reading
): { stage: Ground | undefined; shots: Shot[]; kit: string; next?: number } {
  const company = { game, viewer, crew: head.seats }
  const reader = readerOf(reading, company)
  const symbols = new Symbols()
  symbols.add(STEP)
  const print = (node: Parameters<typeof printed>[0]): string => {
    const { markup, symbols: asked }: Printed = printed(node)
    symbols.addAll(asked)
    return textOf(markup)
  }
  const shots = stills.map((still, i): Shot => {
    const drawing = drawingOf(still.view, reader, head.seats)
    const way = wayOf(game, stills[i - 1], still, head.seats)
    if (way) symbols.add(way.sign)
    return {
      at: still.position,
      then: reader.t('past-heading', { position: still.position, round: still.view.round ?? 0 }),
      moving: game.film ? print(<game.film.Moving {...drawing} />) : '',
      said: print(
        <Digest
          reader={reader}
          company={company}
          game={game}
          drawing={drawing}
          lines={still.told.map(text => ({ position: still.position, at: 0, text }))}
        />
      ),
      ...(way && { way }),
    }
  })
  return { stage: groundOf(game, stills[0], reader), shots, kit: textOf(sheet(symbols)), ...(next !== undefined && { next }) }
}

/** What the script sets the stage with, before the first still. */
interface Ground {
  chart: string
  wide: number
  high: number
  sheet: string
  words: Record<string, string>
}

function groundOf({ film }: Game, still: Still | undefined, { t }: Reader): Ground | undefined {
  if (!film || !still) return undefined
  const {
    chart,
    size: [wide, high],
  } = film.ground(still.view)
  const words = { play: t('film-play'), pause: t('film-pause'), back: t('steps-back'), on: t('steps-on'), bar: t('film-bar') }
  return { chart: chartFile(chart, true), wide, high, sheet: asset('film.css'), words }
}

/** The path of the first piece that moved in this still. */
function wayOf({ film }: Game, before: Still | undefined, { told }: Still, crew: readonly Crew[]): FilmPath | undefined {
  if (!before) return undefined
  for (const line of told) {
    const way = film?.way(before.view, line, crew)
    if (way) return way
  }
  return undefined
}
