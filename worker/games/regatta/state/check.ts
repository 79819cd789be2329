/** Invariants that no answer may break; checked in tests and fuzzing. */
import type { Treasure } from '../editions/cards'
import { commonHolds, mapAdds } from '../editions/rulebook'
import { courseIn, editionIn, fleetOf, has, shipOf, type Cards, type RegattaState } from './state'

const sorted = (items: readonly (string | number)[]): string => [...items].map(String).sort().join(' ')

function law(kept: boolean, broken: () => string): void {
  if (!kept) throw new Error(`regatta: ${broken()}`)
}

export function check(state: RegattaState): void {
  state.cards.forEach((cards, seat) => checkCards(state, cards, seat))
  checkTreasures(state)
  checkTokens(state)
  for (const id of fleetOf(state)) checkShip(state, id)
}

/** Every seat always has its eleven cards, and seals only cards in its hand. */
function checkCards(state: RegattaState, { hand, deck, discard, picked, sealed }: Cards, seat: number): void {
  const all = [...hand, ...deck, ...discard, ...(picked ? [picked] : [])]
  law(sorted(all) === sorted(editionIn(state).cards), () => `seat ${seat} has the cards ${all.join(' ')}`)
  law(hand.length <= editionIn(state).hand + mapAdds, () => `seat ${seat} holds ${hand.length} cards`)
  law(
    sealed.every(({ card }) => !card || hand.includes(card)),
    () => `seat ${seat} sealed a card that it does not hold`
  )
}

/** Every treasure card is in exactly one place. */
function checkTreasures(state: RegattaState): void {
  const lying = fleetOf(state).flatMap((id): readonly Treasure[] => {
    const { down, powers } = shipOf(state, id)
    return [...down.map(({ card }) => card), ...powers]
  })
  const all = [...state.pile, ...state.box, ...lying]
  law(sorted(all) === sorted(editionIn(state).treasures), () => `the treasures are ${all.join(' ')}`)
}

/** A token lies in its lair, has left the game in exchange for a card, or is held as treasure (J-LAIR-2, Y-LAIR-1). */
function checkTokens(state: RegattaState): void {
  const { treasures, lairs } = editionIn(state)
  const held = fleetOf(state).reduce<number>((sum, id) => sum + shipOf(state, id).tokens, 0)
  const { tokens, pile } = state
  law(
    tokens.every(token => courseIn(state).lairs.includes(token)),
    () => `tokens lie on ${tokens.join(' ')}`
  )
  const cards = treasures.length > 0
  if (cards) law(pile.length === tokens.length && held === 0, () => `${pile.length} cards for ${tokens.length} tokens`)
  else law(tokens.length + held === lairs, () => `${tokens.length} tokens in lairs and ${held} held`)
}

function checkShip(state: RegattaState, id: ReturnType<typeof fleetOf>[number]): void {
  const ship = shipOf(state, id)
  const { gold } = editionIn(state).goods
  law(ship.holds.length === commonHolds + (has(ship, 'hold') ? 1 : 0), () => `${id} has ${ship.holds.length} holds`)
  for (const hold of ship.holds) {
    law(!hold || (Number.isInteger(hold.n) && hold.n > 0), () => `${id} has a hold of ${hold?.n}`)
    law(id !== 'ghost' || !hold || hold.what === gold, () => `the ghost ship carries ${hold?.what}`) // G-LOOT-1
  }
  law(courseIn(state).spaces.has(ship.space), () => `${id} is nowhere`)
  law(ship.lap <= 1 && (ship.lap < 1 || ship.space === courseIn(state).home.id), () => `${id} sailed past the finish`)
  law(id === 'ghost' || ship.down.every(({ known }) => known.includes(id)), () => `${id} does not know its own treasures`)
}
