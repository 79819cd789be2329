/** How a webhook fares, in a few words that can be kept with it and shown beside it. */
import { WEBHOOK_FAILURES } from '../../bounds'
import type { Time } from '../../../web/model'
import type { Outcome } from './ask'

export interface Health {
  /** The newest try. */
  last?: Outcome & { at: Time }
  /** The newest that was taken. */
  taken?: Time
  /** Since when, and how often, without a success between. */
  failing?: { since: Time; times: number }
  /** Switched off: nothing more is tried until its person says so; then it begins anew, as `{}`. */
  off?: Time
}

export function healthAfter(health: Health, outcome: Outcome, at: Time): Health {
  const last = { ...outcome, at }
  if (outcome.kind === 'ok') return { last, taken: at }
  const failing = { since: health.failing?.since ?? at, times: (health.failing?.times ?? 0) + 1 }
  const tired = failing.times >= WEBHOOK_FAILURES.times && at - failing.since >= WEBHOOK_FAILURES.ms
  const off = health.off ?? (outcome.kind === 'gone' || tired ? at : undefined)
  return { ...health, last, failing, off }
}
