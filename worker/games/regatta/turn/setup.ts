/** Setup, and refilling hands (J-SET, G-SET). */
import type { Chance } from '../../../rules/chance'
import type { Options, Seat } from '../../../rules/contract'
import type { Power, Treasure } from '../editions/cards'
import { courseOf } from '../editions/courses'
import { editionOf } from '../editions'
import { commonHolds, mapAdds, type Rulebook } from '../editions/rulebook'
import type { Draw, EventOf } from '../state/events'
import type { Story } from './question'
import { cardsOf, editionIn, ghostSails, has, shipOf, type Hold, type Ship } from '../state/state'

export function beginGame(seats: number, options: Options, chance: Chance): EventOf<'began'> {
  const edition = editionOf(options.edition)
  const course = courseOf(options.house['openSea'] === true && edition.otherCourse ? edition.otherCourse : edition.course)
  const ghost = ghostSails(edition, seats, options.house)
  const home = course.home.id
  const { pile, box } = dealTreasures(edition, ghost, chance)
  const { goods, start } = edition
  const { gold, food } = goods
  const cargo: Hold[] = [
    { what: food, n: start.food },
    { what: gold, n: start.gold },
  ] // J-SET-4
  return {
    type: 'began',
    edition: edition.id,
    course: course.id,
    captain: chance.pick(seats), // J-SET-6
    ships: Array.from({ length: seats }, () => newShip(home, cargo)),
    ...(ghost && {
      ghost: newShip(
        home,
        [
          { what: gold, n: 5 },
          { what: gold, n: 3 },
        ],
        powersOf(edition)
      ),
    }), // G-SET-1, G-SET-2
    decks: Array.from({ length: seats }, () => chance.shuffle(edition.cards)), // J-SET-3
    tokens: course.lairs, // J-SET-2
    pile,
    box,
    final: true,
  }
}

function newShip(space: string, cargo: readonly Hold[], powers: readonly Power[] = []): Ship {
  const holds = Array.from({ length: commonHolds }, (_, index) => cargo[index] ?? null)
  return { space, lap: 0, holds, powers, down: [], tokens: 0 }
}

const powersOf = ({ ghost: { power } }: Rulebook): Power[] => (power ? [power] : [])

/** J-SET-1: one treasure per lair, after the ghost ship's power has been removed (G-SET-2). */
function dealTreasures(
  { treasures, lairs, ghost: { power } }: Rulebook,
  ghost: boolean,
  chance: Chance
): { pile: Treasure[]; box: Treasure[] } {
  const cards = chance.shuffle(ghost ? treasures.filter(card => card !== power) : treasures)
  return { pile: cards.slice(0, lairs), box: cards.slice(lairs) }
}

/** J-ROUND-4, J-POW-MAP-2: hands are refilled; nobody discards. */
export function refill(story: Story, chance: Chance): void {
  const draws: Draw[] = []
  const { hand: usual } = editionIn(story.state)
  for (const seat of story.state.ships.keys()) {
    const limit = usual + (has(shipOf(story.state, seat), 'map') ? mapAdds : 0)
    const missing = limit - cardsOf(story.state, seat).hand.length
    if (missing <= 0) continue
    reshuffle(story, seat, missing, chance)
    const { deck } = cardsOf(story.state, seat)
    draws.push({ seat, cards: deck.slice(deck.length - missing).reverse() })
  }
  story.record({ type: 'drew', draws, final: true })
}

/** J-DECK-1: when the deck runs out, the discard pile is shuffled into a new one, including the card just played, and drawing continues. */
function reshuffle(story: Story, seat: Seat, missing: number, chance: Chance): void {
  const { deck, discard } = cardsOf(story.state, seat)
  if (deck.length >= missing) return
  story.record({ type: 'reshuffled', seat, deck: [...chance.shuffle(discard), ...deck], final: true })
}
