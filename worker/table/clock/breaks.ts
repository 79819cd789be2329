/** Lists of announced breaks, a person's absences or a table's pauses. What is past is never changed, and all has a cap. */
import type { Time } from '../../../web/model'
import { ABSENCE_AHEAD } from '../../bounds'
import { DAY, type Refused, type Span } from './span'

/** How many breaks there may be, and how many days they may last together. */
export interface Cap {
  times: number
  days: number
}

/** An announced break. Of an absence also: its person lets the other seats see its dates; they know that it has begun. */
export interface Break extends Span {
  shared?: true
  known?: true
}

export type BreakFault = 'empty' | 'far' | keyof Cap

/** The list with one more break. What would begin in the past begins now; what touches another becomes one with it. */
export function announced(breaks: readonly Break[], wish: Break, cap: Cap, now: Time): Break[] | Refused<BreakFault> {
  const added = { ...wish, from: Math.max(wish.from, now) }
  if (!(added.from < added.until)) return { refused: 'empty' }
  if (added.from > now + ABSENCE_AHEAD * DAY) return { refused: 'far' }
  const list = joined([...breaks, added])
  if (list.length > cap.times) return { refused: 'times' }
  return daysOf(list) > cap.days ? { refused: 'days' } : list
}

/** The list with the break that began or begins at `from` ending sooner, not before now; what has not begun may go whole. */
export function shortened(breaks: readonly Break[], { from, until }: Span, now: Time): Break[] | Refused<'none'> {
  const end = Math.max(until, now)
  const found = breaks.find(b => b.from === from && b.until > end)
  if (!found) return { refused: 'none' }
  return breaks.flatMap(b => (b !== found ? b : end > from ? { ...b, until: end } : []))
}

/** How many days the breaks last together. */
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

/** The dates of one that is not shared are in both; what has begun goes on. */
function merged(one: Break, later: Break): Break {
  const shared = one.shared && later.shared && { shared: true as const }
  return { from: one.from, until: Math.max(one.until, later.until), ...shared, ...(one.known && { known: true }) }
}
