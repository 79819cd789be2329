/** A piece of time, its end not included, and the units in which people say how long it is. */
import type { Time } from '../../../web/model'

export interface Span {
  from: Time
  until: Time
}

export const MINUTE: Time = 60 * 1000
export const HOUR: Time = 60 * MINUTE
export const DAY: Time = 24 * HOUR

/** What cannot be granted is told by a word, never thrown. */
export interface Refused<Why extends string> {
  refused: Why
}

/** What is left of a span outside another. */
export function outside(span: Span, gone: Span): Span[] {
  const before = { from: span.from, until: Math.min(span.until, gone.from) }
  const after = { from: Math.max(span.from, gone.until), until: span.until }
  return [before, after].filter(({ from, until }) => from < until)
}
