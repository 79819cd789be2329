/** Where the seat's ship is, how it stands, and how far away the leading opponent is. */
import { bearingOf } from '../../drawing/bearing'
import type { Fill, Seat, Text } from '../../rules/contract'
import type { Regatta } from './board/board'
import { fleetIn, shipIn, wayOf, whereabouts } from './state/reading'
import type { ShipId } from './state/state'
import type { RegattaBoard } from './state/view'
import { named } from './state/texts'

export function bearings({ view: { board }, say, seat }: Regatta & { seat: Seat }): string {
  return say({ say: 'bearings', with: { where: whereabouts(board, say, seat), ...fromFirst(board, seat) } })
}

/** Undefined while all ships lie together, as they do at the start. */
export function stands({ view: { board }, seat }: Regatta & { seat: Seat }): { place: Text } | undefined {
  const fleet = fleetIn(board)
  const own = progress(board, seat)
  if (fleet.every(id => progress(board, id) === own)) return undefined
  const place = 1 + fleet.filter(id => progress(board, id) > own).length
  return { place: { say: 'stands-at', with: { place, ...fromFirst(board, seat) } } }
}

/** The first of the others, and how far away it is. */
function fromFirst(board: RegattaBoard, seat: Seat): Record<string, Fill> {
  const others = fleetIn(board).filter(id => id !== seat)
  const other = others.toSorted((a, b) => progress(board, b) - progress(board, a))[0] ?? seat
  const by = progress(board, other) - progress(board, seat)
  return { ...named('who', other), far: bearingOf(by), n: Math.abs(by) }
}

function progress(board: RegattaBoard, id: ShipId): number {
  const ship = shipIn(board, id)
  return ship ? wayOf(board, ship) : 0
}
