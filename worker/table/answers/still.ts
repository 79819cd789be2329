/** Whether a notice is still true when it is due. */
import { gameOf } from '../../games'
import type { Seat } from '../../rules/contract'
import type { Card } from '../rows/card'
import { openPrompts } from '../../engine/door'
import { NOBODY, type Notice } from '../rows/notice'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Now } from '../rows/now'

/** An answered question needs no letter any more, nor does an accepted invitation. */
export function isStillTrue({ now, card }: Store, { kind, seat }: Notice, row: SeatRow | undefined): boolean {
  if (kind === 'invitation') return row?.taken === null
  // The notice proves something only if it is sent before the round is out.
  if (kind === 'round') return now === undefined
  if (kind !== 'turn' && kind !== 'reminder') return true
  if (now === undefined) return false
  if (seat === NOBODY) return Object.keys(now.waits.begun).length > 0
  return kind === 'turn' ? isAsked(card, now, seat) : isWaitedFor(now, seat)
}

export const isAsked = (card: Card, now: Now, seat: Seat): boolean => isWaitedFor(now, seat) || isCalled(card, now, seat)

const isWaitedFor = ({ waits }: Now, seat: Seat): boolean => waits.begun[seat] !== undefined

/** The seat is called to an optional prompt: in Regatta, to seal its cards before the Captain places the dice. */
const isCalled = ({ game }: Card, now: Now, seat: Seat): boolean =>
  openPrompts(gameOf(game).rules, now).some(prompt => prompt.seat === seat && prompt.calls)
