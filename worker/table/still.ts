/** Whether a notice still says what is so when its time has come. */
import { gameOf } from '../games'
import type { Seat } from '../rules/contract'
import type { Card } from './card'
import { openPrompts } from './door'
import { NOBODY, type Notice } from './notices'
import type { Now, SeatRow, Store } from './store'

/** A question that was answered meanwhile needs no letter; an invitation that was taken up neither. */
export function stillTrue({ now, card }: Store, { kind, seat }: Notice, row: SeatRow | undefined): boolean {
  if (kind === 'invitation') return row?.taken === null
  // Once the round is out, having been told of it proves nothing.
  if (kind === 'round') return now === undefined
  if (kind !== 'turn' && kind !== 'reminder') return true
  const waiting = Object.keys(now?.waits.begun ?? {}).map(Number)
  if (seat === NOBODY) return waiting.length > 0
  return waiting.includes(seat) || (kind === 'turn' && now !== undefined && isCalled(card, now, seat))
}

/** It has not sealed its cards yet, and the Captain has not placed the dice. */
const isCalled = ({ game }: Card, now: Now, seat: Seat): boolean =>
  openPrompts(gameOf(game).rules, now).some(prompt => prompt.seat === seat && prompt.calls)
