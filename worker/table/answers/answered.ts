/** What the newest answers tell about a seat. */
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { Store } from '../rows/store'

/** The seat's answer to this prompt, if it gave one and has not taken it back. */
export function answered(store: Store, seat: Seat, prompt: string): string | undefined {
  let voidFrom = Infinity
  for (const row of store.history.backwards()) {
    if (row.seat === seat && row.prompt === prompt && row.number < voidFrom) return row.choice
    if (row.voids !== null) voidFrom = Math.min(voidFrom, row.voids)
  }
  return undefined
}

/** The time of the seat's last decision, whether a person or an order made it. Older tables did not store it and compute it from their
    rows. */
export function lastDecisionAt(store: Store, seat: Seat): Time | null {
  const kept = store.now?.decided
  return kept ? (kept[seat] ?? null) : lastAnswerAt(store, seat)
}

/** When this seat last gave an answer that the table waited for. */
function lastAnswerAt(store: Store, seat: Seat): Time | null {
  let own: { at: Time; position: number } | undefined
  for (const row of store.history.backwards()) {
    if (own && row.position < own.position) return own.at
    own = row.seat === seat && row.by === null ? row : undefined
  }
  return own && own.position >= 0 ? own.at : null
}
