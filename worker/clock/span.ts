/** A span of time, its end excluded, and units of time. */
import type { Time } from '../model'

export interface Span {
  from: Time
  until: Time
}

export const MINUTE: Time = 60 * 1000
export const HOUR: Time = 60 * MINUTE
export const DAY: Time = 24 * HOUR

/** A refusal, returned and never thrown. */
export interface Refused<Why extends string> {
  refused: Why
}

/** The parts of a span that lie outside another. */
export function outside(span: Span, gone: Span): Span[] {
  const before = { from: span.from, until: Math.min(span.until, gone.from) }
  const after = { from: Math.max(span.from, gone.until), until: span.until }
  return [before, after].filter(({ from, until }) => from < until)
}
