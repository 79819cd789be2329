/** One line saying where a seat's pirates are, and which opponent leads. */
import { bearingOf } from '../../../drawing/bearing'
import type { Seat } from '../../../rules/contract'
import type { Tunnel } from './drawing'
import type { TunnelBoard } from '../rules/view'

/** A seat's pirates at the entrance, in the tunnel and in the boat. */
export function tally(board: TunnelBoard, seat: Seat): { entrance: number; tunnel: number; boat: number } {
  const entrance = board.pirates[0]?.[seat] ?? 0
  const boat = board.pirates.at(-1)?.[seat] ?? 0
  return { entrance, boat, tunnel: board.crewSize - entrance - boat }
}

export function bearings({ view: { board }, say, seat }: Tunnel & { seat: Seat }): string {
  const others = board.hands.map(hand => hand.seat).filter(other => other !== seat)
  const who = others.toSorted((a, b) => lead(board, b, a))[0] ?? seat
  const far = bearingOf(lead(board, who, seat))
  return say({ say: 'bearings', with: { ...tally(board, seat), who: { seat: who }, far } })
}

/** Positive if a is ahead of b: by pirates in the boat, then by the sum of their positions (C-TURN-6). */
const lead = (board: TunnelBoard, a: Seat, b: Seat): number => tally(board, a).boat - tally(board, b).boat || way(board, a) - way(board, b)

const way = ({ pirates }: TunnelBoard, seat: Seat): number => pirates.reduce((sum, there, place) => sum + place * (there[seat] ?? 0), 0)
