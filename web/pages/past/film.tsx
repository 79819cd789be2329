/** JSON for the film script: for each still the moving parts, the path of whatever moved, and the text. */
import type { FilmPath } from '../../../worker/drawing/film'
import type { Crew, Game } from '../../../worker/drawing/game'
import { sheet } from '../../board/kit'
import { textOf } from '../../board/paper'
import { printed, type Printed } from '../../board/print'
import { Symbols } from '../../board/symbols'
import type { Reel, Still } from '../../../worker/model/film'
import { Digest } from '../../parts/told/digest'
import { drawingOf, readerOf, type Reading } from '../../words/reader'

/** As the script reads it. */
interface Shot {
  at: number
  moving: string
  said: string
  way?: FilmPath
}

export function filmReel(
  { head, viewer, stills, next }: Reel,
  game: Game,
  reading: Reading
): { shots: Shot[]; kit: string; next?: number } {
  const company = { game, viewer, crew: head.seats }
  const reader = readerOf(reading, company)
  const symbols = new Symbols()
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
  return { shots, kit: textOf(sheet(symbols)), ...(next !== undefined && { next }) }
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
