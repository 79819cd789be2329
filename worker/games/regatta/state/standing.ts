/** The ranking of the ships at any moment (J-SCORE, Y-SCORE, G-END-1). */
import type { Standing, StandingRow, Text } from '../../../rules/contract'
import { placed } from '../../../rules/kit'
import { isCursed } from '../editions/cards'
import { count } from './holds'
import { compare, courseIn, editionIn, fleetOf, numberOf, shipOf, type RegattaState, type Ship, type ShipId } from './state'

interface Result {
  id: ShipId
  ship: Ship
  parts: StandingRow['parts']
  score: number
}

/** Ranked by score, then by progress on the course; otherwise the place is shared (J-SCORE-4). */
export function standing(state: RegattaState): Standing {
  const results = fleetOf(state).map((id): Result => {
    const ship = shipOf(state, id)
    const parts = partsOf(state, ship)
    return { id, ship, parts, score: parts.reduce((sum, { value }) => sum + value, 0) }
  })
  const better = (a: Result, b: Result): boolean => (a.score - b.score || compare(state, a.ship, b.ship)) > 0
  const rows = placed(results, better).map(
    ({ place, one: { id, score, parts } }): StandingRow => ({ place, who: id === 'ghost' ? { say: 'ghost' } : id, score, parts })
  )
  const cursed = editionIn(state).treasures.length > 0 ? 'yes' : 'no'
  return { rows, why: whyFirst(state, rows), losses: { say: 'part-lost', with: { cursed } } }
}

/** J-SCORE-1, J-SCORE-2, J-SCORE-3, Y-SCORE-1. Food, powder and powers score nothing. */
function partsOf(state: RegattaState, ship: Ship): StandingRow['parts'] {
  const { goods, tokenWorth, treasures } = editionIn(state)
  const worth = ship.down.flatMap(({ card }) => (typeof card === 'number' ? [card] : []))
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  const shared = [
    { name: { say: 'part-space' }, sign: 'tab', value: numberOf(courseIn(state), ship) },
    { name: { say: `part-${goods.gold}` }, sign: 'gold', value: count(ship.holds, goods.gold) },
  ]
  if (treasures.length === 0) return [...shared, { name: { say: 'part-tokens' }, sign: 'chest', value: ship.tokens * tokenWorth }]
  return [
    ...shared,
    { name: { say: 'part-treasures' }, sign: 't-gem', value: sum(worth.filter(card => !isCursed(card))) },
    { name: { say: 'part-cursed' }, sign: 't-curse', value: sum(worth.filter(isCursed)) },
  ]
}

function whyFirst(state: RegattaState, rows: readonly StandingRow[]): Text {
  const [first, second] = rows
  if (!state.over || !first || !second) return { say: 'why-running', with: { gold: editionIn(state).goods.gold } }
  if (second.place === first.place) return { say: 'why-shared', with: { n: first.score ?? 0 } }
  const n = first.score ?? 0
  const by = n - (second.score ?? 0)
  return by === 0 ? { say: 'why-ahead', with: { n } } : { say: 'why-points', with: { by } }
}
