/** A seat that has just answered and is asked again is mostly still present. Its call is kept in the table's present, which costs no row,
    and becomes a notice only if it still holds when due. */
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { Card } from '../rows/card'
import type { TableParts } from '../rows/parts'
import { isAsked } from './still'
import type { Now } from '../rows/now'

/** Drops calls that are due although nobody waits for their seat. */
export const stillDue = (card: Card, now: Now, at: Time): Now['staying'] =>
  now.staying?.filter(({ due, seat }) => due > at || isAsked(card, now, seat))

export function stayingDue(card: Card, now: Now): Time | undefined {
  const times = now.staying?.filter(({ seat }) => isAsked(card, now, seat)).map(({ due }) => due) ?? []
  return times.length ? Math.min(...times) : undefined
}

/** Called by the alarm: sends the calls that are due. */
export function sendHeldCalls({ store, notices, commit }: TableParts, at: Time): void {
  const { card, now } = store
  if (!now || (stayingDue(card, now) ?? Infinity) > at) return
  const due = stillDue(card, now, at)?.filter(call => call.due <= at) ?? []
  commit(() => {
    for (const call of due) notices.call(call)
    store.setNow({ ...now, staying: now.staying?.filter(call => call.due > at) })
  })
}

/** Another letter going out now carries the open question, so the call to it that waits goes by other channels only. */
export function calledByLetter({ store, notices }: TableParts, seat: Seat, at: Time): void {
  const { card, now } = store
  if (!now || !isAsked(card, now, seat)) return
  notices.closeTurnLetters(seat, at)
  if (!now.staying?.some(call => call.seat === seat && call.letter)) return
  const staying = now.staying.flatMap(call => (call.seat !== seat ? [call] : call.ways ? [{ ...call, letter: false }] : []))
  store.setNow({ ...now, staying })
}
