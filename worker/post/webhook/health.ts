/** A webhook's state, stored with it and shown beside it. */
import { WEBHOOK_FAILURES } from '../../shared/bounds'
import type { Time } from '../../model'
import type { Outcome } from './ask'

export interface Health {
  /** The newest try. */
  last?: Outcome & { at: Time }
  /** When one was last accepted. */
  taken?: Time
  /** Failures in a row: since when, and how many. */
  failing?: { since: Time; times: number }
  /** Switched off at this time: nothing is tried until its person switches it on, which resets it to `{}`. */
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
