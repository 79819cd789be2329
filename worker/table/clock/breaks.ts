/** Lists of announced breaks, a person's absences or a table's pauses. What is past is never changed, and all has a cap. */
import type { Time } from '../../../web/model'
import { ABSENCE_AHEAD } from '../../bounds'
import { DAY, type Refused, type Span } from './span'

/** How many breaks there may be, and how many days they may last together. */
export interface Cap {
  times: number
  days: number
}

export type BreakFault = 'empty' | 'far' | keyof Cap

/** The list with one more break. What would begin in the past begins now; what touches another becomes one with it. */
export function announced(breaks: readonly Span[], wish: Span, cap: Cap, now: Time): Span[] | Refused<BreakFault> {
  const added = { from: Math.max(wish.from, now), until: wish.until }
  if (!(added.from < added.until)) return { refused: 'empty' }
  if (added.from > now + ABSENCE_AHEAD * DAY) return { refused: 'far' }
  const list = joined([...breaks, added])
  if (list.length > cap.times) return { refused: 'times' }
  return daysOf(list) > cap.days ? { refused: 'days' } : list
}

/** The list with the break that began or begins at `from` ending sooner, not before now; what has not begun may go whole. */
export function shortened(breaks: readonly Span[], { from, until }: Span, now: Time): Span[] | Refused<'none'> {
  const end = Math.max(until, now)
  const found = breaks.find(b => b.from === from && b.until > end)
  if (!found) return { refused: 'none' }
  return breaks.flatMap(b => (b !== found ? b : end > from ? { from, until: end } : []))
}

/** How many days the breaks last together. */
export const daysOf = (breaks: readonly Span[]): number => breaks.reduce((sum, b) => sum + b.until - b.from, 0) / DAY

function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = list.at(-1)
    if (last && span.from <= last.until) list.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) })
    else list.push(span)
  }
  return list
}
