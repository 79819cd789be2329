/** What the newest answers tell of a seat. */
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { Store } from './store'

/** What this seat answered to this prompt, if it did and has not taken it back. */
export function answered(store: Store, seat: Seat, prompt: string): string | undefined {
  let voidFrom = Infinity
  for (const row of store.backwards()) {
    if (row.seat === seat && row.prompt === prompt && row.number < voidFrom) return row.choice
    if (row.voids !== null) voidFrom = Math.min(voidFrom, row.voids)
  }
  return undefined
}

/** Nobody learns from it whether a person or an order answered. Tables that began before it was kept know it from their rows. */
export function lastDecisionAt(store: Store, seat: Seat): Time | null {
  const kept = store.now?.decided
  return kept ? (kept[seat] ?? null) : lastAnswerAt(store, seat)
}

/** When this seat last gave an answer that the table waited for. */
function lastAnswerAt(store: Store, seat: Seat): Time | null {
  let own: { at: Time; position: number } | undefined
  for (const row of store.backwards()) {
    if (own && row.position < own.position) return own.at
    own = row.seat === seat && row.by === null ? row : undefined
  }
  return own && own.position >= 0 ? own.at : null
}
