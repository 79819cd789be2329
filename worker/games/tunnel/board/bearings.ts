/** One line saying where a seat's pirates are, and which opponent leads. */
import { bearingOf } from '../../../drawing/bearing'
import type { Fill, Seat, Text } from '../../../rules/contract'
import type { Tunnel } from './drawing'
import type { TunnelBoard } from '../rules/view'

/** A seat's pirates at the entrance, in the tunnel and in the boat. */
export function tally(board: TunnelBoard, seat: Seat): { entrance: number; tunnel: number; boat: number } {
  const entrance = board.pirates[0]?.[seat] ?? 0
  const boat = board.pirates.at(-1)?.[seat] ?? 0
  return { entrance, boat, tunnel: board.crewSize - entrance - boat }
}

export function bearings({ view: { board }, say, seat }: Tunnel & { seat: Seat }): string {
  return say({ say: 'bearings', with: { ...tally(board, seat), ...fromFirst(board, seat) } })
}

export function stands({ view: { board }, seat }: Tunnel & { seat: Seat }): { place: Text; gap: Text } {
  const place = 1 + board.hands.filter(hand => lead(board, hand.seat, seat) > 0).length
  return { place: { say: 'stands', with: { place, all: board.hands.length } }, gap: { say: 'stands-gap', with: fromFirst(board, seat) } }
}

/** The first of the others, where it is from here, and whether several are there. */
function fromFirst(board: TunnelBoard, seat: Seat): Record<string, Fill> {
  const others = board.hands.map(hand => hand.seat).filter(other => other !== seat)
  const who = others.toSorted((a, b) => lead(board, b, a))[0] ?? seat
  const several = others.filter(other => lead(board, other, who) === 0).length > 1
  return { who: { seat: who }, far: bearingOf(lead(board, who, seat)), several: several ? 'yes' : 'no' }
}

/** Positive if a is ahead of b: by pirates in the boat, then by the sum of their positions (C-TURN-6). */
const lead = (board: TunnelBoard, a: Seat, b: Seat): number => tally(board, a).boat - tally(board, b).boat || way(board, a) - way(board, b)

const way = ({ pirates }: TunnelBoard, seat: Seat): number => pirates.reduce((sum, there, place) => sum + place * (there[seat] ?? 0), 0)
