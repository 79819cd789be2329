/** Announced breaks: a person's absences or a table's pauses. Past breaks never change, and there is a cap. */
import type { Time } from '../model'
import { ABSENCE_AHEAD } from '../shared/bounds'
import { DAY, type Refused, type Span } from './span'

/** The most breaks, and their total days. */
export interface Cap {
  times: number
  days: number
}

/** A break. For an absence: `shared` lets the other seats see its dates, `known` means they were told that it began. */
export interface Break extends Span {
  shared?: true
  known?: true
}

export type BreakFault = 'empty' | 'far' | keyof Cap

/** The list with one more break, which begins now at the earliest and merges with those it touches. */
export function announced(breaks: readonly Break[], wish: Break, cap: Cap, now: Time): Break[] | Refused<BreakFault> {
  const added = { ...wish, from: Math.max(wish.from, now) }
  if (!(added.from < added.until)) return { refused: 'empty' }
  if (added.from > now + ABSENCE_AHEAD * DAY) return { refused: 'far' }
  const list = joined([...breaks, added])
  if (list.length > cap.times) return { refused: 'times' }
  return daysOf(list) > cap.days ? { refused: 'days' } : list
}

/** The list with the break that starts at `from` ending sooner, but not before now; one that has not begun may go entirely. */
export function shortened(breaks: readonly Break[], { from, until }: Span, now: Time): Break[] | Refused<'none'> {
  const end = Math.max(until, now)
  const found = breaks.find(b => b.from === from && b.until > end)
  if (!found) return { refused: 'none' }
  return breaks.flatMap(b => (b !== found ? b : end > from ? { ...b, until: end } : []))
}

/** The total days of the breaks. */
export const daysOf = (breaks: readonly Span[]): number => breaks.reduce((sum, b) => sum + b.until - b.from, 0) / DAY

function joined(spans: readonly Break[]): Break[] {
  const list: Break[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = list.at(-1)
    if (last && span.from <= last.until) list.splice(-1, 1, merged(last, span))
    else list.push(span)
  }
  return list
}

/** The merged break is shared only if both are, because it shows the dates of both; what has begun goes on. */
function merged(one: Break, later: Break): Break {
  const shared = one.shared && later.shared && { shared: true as const }
  return { from: one.from, until: Math.max(one.until, later.until), ...shared, ...(one.known && { known: true }) }
}
