/** When a bank runs: in the person's waking hours, outside breaks. Time spent and the deadline follow from this. */
import type { Time } from '../model'
import { awake, type Hours } from './hours'
import { outside, type Span } from './span'

/** What the time of one question is computed from. */
export interface Running {
  since: Time
  hours: Hours
  /** Absences of the person and pauses of the table, in any order. */
  breaks: readonly Span[]
}

/** The spans in which the bank runs, in order and without end. */
export function* running({ since, hours, breaks }: Running): Generator<Span> {
  for (const span of awake(hours, since)) {
    const crossed = breaks.filter(({ from, until }) => from < span.until && until > span.from)
    yield* crossed.reduce((left, gone) => left.flatMap(s => outside(s, gone)), [span])
  }
}

/** The instant at which the bank is used up: within a span in which it runs, or exactly at its end. */
export function deadline(bank: Time, question: Running): Time {
  let left = bank
  for (const { from, until } of running(question)) {
    if (left <= until - from) return from + left
    left -= until - from
  }
  throw new Error('a week without a waking hour')
}

export function spent(until: Time, question: Running): Time {
  let sum = 0
  for (const span of running(question)) {
    if (span.from >= until) break
    sum += Math.min(span.until, until) - span.from
  }
  return sum
}
