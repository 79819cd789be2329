/** What a clock says: to people how much is left, and to the table what is due next. */
import type { Time } from '../../../web/model'
import { isLate, leftAt, running, type Asked, type SeatClock } from './seat'
import { deadline, running as pieces } from './running'

/** When reminders go out: hundredths of the time that the person had for this question. */
export const MARKS = [50, 80, 95] as const
export type Mark = (typeof MARKS)[number]

export interface Reading {
  /** The deadline, to be said in the person's zone. */
  until: Time
  /** What is left in the bank, and in hundredths of what there was. */
  left: Time
  share: number
  late: boolean
  /** The bank sleeps now, until then. */
  sleeps?: Time
}

/** Nothing while the table does not wait for the seat. */
export function reading(clock: SeatClock, now: Time): Reading | undefined {
  if (!clock.asked) return undefined
  const late = isLate(clock, now)
  const left = leftAt(clock, now)
  const next = late ? now : pieces(running(clock, now)).next().value?.from
  const share = Math.round((left / clock.bank) * 100)
  return { until: clock.asked.until, left, share, late, ...(next && next > now && { sleeps: next }) }
}

/** A step of the ladder, or the newest reminder not yet told: older ones that were slept over are not sent after it. */
export function due(clock: SeatClock, now: Time): 'late' | Mark | undefined {
  const { asked } = clock
  if (!asked) return undefined
  if (isLate(clock, now)) return 'late'
  return MARKS.findLast(mark => mark > asked.told && reminderAt(clock, asked, mark) <= now)
}

export function told(clock: SeatClock, mark: Mark): SeatClock {
  return clock.asked ? { ...clock, asked: { ...clock.asked, told: mark } } : clock
}

/** When to look at this clock again: at its next reminder, or at its deadline. */
export function wakeAt(clock: SeatClock): Time | undefined {
  const { asked } = clock
  if (!asked) return undefined
  const next = MARKS.find(mark => mark > asked.told)
  return next ? Math.min(reminderAt(clock, asked, next), asked.until) : asked.until
}

const reminderAt = (clock: SeatClock, { since }: Asked, mark: Mark): Time =>
  deadline(Math.round((clock.bank * mark) / 100), running(clock, since))
