/** What a clock tells people (time left) and the table (what is due next). */
import type { Time } from '../model'
import { MARKS } from '../model/ticks'
import { isLate, leftAt, running, type Asked, type SeatClock } from './seat'
import { deadline, running as pieces } from './running'

export { MARKS }
export type ReminderMark = (typeof MARKS)[number]

export interface Reading {
  /** The deadline, to be shown in the person's zone. */
  until: Time
  /** Time left in the bank, and as a percentage of what there was. */
  left: Time
  share: number
  late: boolean
  /** The clock is stopped until then. */
  sleeps?: Time
}

/** Undefined while the table does not wait for the seat. */
export function reading(clock: SeatClock, now: Time): Reading | undefined {
  if (!clock.asked) return undefined
  const late = isLate(clock, now)
  const left = leftAt(clock, now)
  const next = late ? now : pieces(running(clock, now)).next().value?.from
  const share = Math.round((left / clock.bank) * 100)
  return { until: clock.asked.until, left, share, late, ...(next && next > now && { sleeps: next }) }
}

/** `late`, or the newest reminder not sent yet: older ones that were missed are skipped. */
export function due(clock: SeatClock, now: Time): 'late' | ReminderMark | undefined {
  const { asked } = clock
  if (!asked) return undefined
  if (isLate(clock, now)) return 'late'
  return MARKS.findLast(mark => mark > asked.told && reminderAt(clock, asked, mark) <= now)
}

export function told(clock: SeatClock, mark: ReminderMark): SeatClock {
  return clock.asked ? { ...clock, asked: { ...clock.asked, told: mark } } : clock
}

/** When to look at this clock next: at its next reminder or its deadline. */
export function wakeAt(clock: SeatClock): Time | undefined {
  const { asked } = clock
  if (!asked) return undefined
  const next = MARKS.find(mark => mark > asked.told)
  return next ? Math.min(reminderAt(clock, asked, next), asked.until) : asked.until
}

const reminderAt = (clock: SeatClock, { since }: Asked, mark: ReminderMark): Time =>
  deadline(Math.round((clock.bank * mark) / 100), running(clock, since))
