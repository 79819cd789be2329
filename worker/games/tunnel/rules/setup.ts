/** Setting up a game of Tunnel (C-SET). */
import type { Chance } from '../../../rules/chance'
import type { Options } from '../../../rules/contract'
import { recorder } from '../../../rules/kit'
import { editionOf } from './editions'
import { SECTIONS, SYMBOLS, type Symbol } from './sections'
import { apply, counted, type TunnelEvent } from './state'
import { layRow } from './turn'

export const CARDS_OF_A_SYMBOL = 17 // C-COMP-1

export function begin(seats: number, options: Options, chance: Chance): TunnelEvent[] {
  const edition = editionOf(options.edition)
  const began: TunnelEvent = {
    type: 'began',
    edition: edition.id,
    symbols: joinSections(Number(options.house['sections'] ?? SECTIONS.length), chance),
    seats,
    pirates: Number(options.house['pirates'] ?? 6),
    first: chance.pick(seats), // C-TURN-1
  }
  const story = recorder(apply(undefined, began), apply)
  const cards = chance.shuffle(SYMBOLS.flatMap(symbol => new Array<Symbol>(CARDS_OF_A_SYMBOL).fill(symbol)))
  const { hand } = edition // C-SET-3
  const hands = Array.from({ length: seats }, (_, seat) => counted(cards.slice(seat * hand, (seat + 1) * hand)))
  story.record({ type: 'dealt', hands, deck: cards.slice(seats * hand) })
  layRow(story, chance)
  return [began, ...story.events]
}

/** C-SET-1: any sections, either side up, in any order and direction. */
function joinSections(count: number, chance: Chance): Symbol[] {
  return chance
    .shuffle(SECTIONS)
    .slice(0, count)
    .flatMap(sides => {
      const side = sides[chance.pick(2) === 0 ? 0 : 1]
      return chance.pick(2) === 0 ? side : [...side].reverse()
    })
}
