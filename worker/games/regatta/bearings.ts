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
  const own = progress(board, seat)
  const fleet = fleetIn(board).map(id => progress(board, id))
  if (fleet.every(one => one === own)) return undefined
  const place = 1 + fleet.filter(one => one > own).length
  return { place: { say: 'stands-at', with: { place, ...fromFirst(board, seat) } } }
}

/** The first of the others, and how far away it is. */
function fromFirst(board: RegattaBoard, seat: Seat): Record<string, Fill> {
  const others = fleetIn(board).flatMap(id => (id === seat ? [] : [{ id, at: progress(board, id) }]))
  const own = { id: seat, at: progress(board, seat) }
  const first = others.toSorted((a, b) => b.at - a.at)[0] ?? own
  const by = first.at - own.at
  return { ...named('who', first.id), far: bearingOf(by), n: Math.abs(by) }
}

function progress(board: RegattaBoard, id: ShipId): number {
  const ship = shipIn(board, id)
  return ship ? wayOf(board, ship) : 0
}
