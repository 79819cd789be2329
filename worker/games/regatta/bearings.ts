/** One line saying where the seat's ship is and how far away the leading opponent is. */
import { bearingOf } from '../../drawing/bearing'
import type { Seat } from '../../rules/contract'
import type { Regatta } from './board/board'
import { fleetIn, shipIn, wayOf, whereabouts } from './state/reading'
import type { ShipId } from './state/state'
import { named } from './state/texts'

export function bearings({ view: { board }, say, seat }: Regatta & { seat: Seat }): string {
  const way = (id: ShipId): number => {
    const ship = shipIn(board, id)
    return ship ? wayOf(board, ship) : 0
  }
  const others = fleetIn(board).filter(id => id !== seat)
  const other = others.toSorted((a, b) => way(b) - way(a))[0] ?? seat
  const by = way(other) - way(seat)
  const where = whereabouts(board, say, seat)
  return say({ say: 'bearings', with: { where, ...named('who', other), far: bearingOf(by), n: Math.abs(by) } })
}
