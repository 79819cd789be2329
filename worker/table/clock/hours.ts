/** A person's own hours: the zone, when the day begins and ends there, and on which weekdays the person plays. */
import type { Time } from '../../../web/model'
import { WAKING_HOURS } from '../../bounds'
import { DAY, HOUR, MINUTE, type Refused, type Span } from './span'
import { isZone, offsetFrom } from './zone'

export interface Hours {
  /** A name such as Europe/Warsaw. */
  zone: string
  /** Minutes after local midnight, 0 … 1439. The day may end after midnight; one that ends as it begins lasts 24 hours. */
  from: number
  to: number
  /** 1 = Monday … 7 = Sunday. What is awake after midnight still belongs to the weekday on which the person got up. */
  days: readonly number[]
}

export type HoursFault = 'zone' | 'day' | 'weekdays' | 'week'

const MINUTES = DAY / MINUTE

/** The hours of who has not said any. */
export const ALWAYS: Hours = { zone: 'UTC', from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7] }

/** Hours as a person wishes them, weekdays in order, or which of the wishes cannot be. */
export function hoursOf({ zone, from, to, days }: Hours): Hours | Refused<HoursFault> {
  const minute = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < MINUTES
  const sorted = ALWAYS.days.filter(day => days.includes(day))
  const hours = { zone, from, to, days: sorted }
  if (!isZone(zone)) return { refused: 'zone' }
  if (!minute(from) || !minute(to) || lengthOf(hours) < WAKING_HOURS.day * HOUR) return { refused: 'day' }
  if (sorted.length === 0 || days.some(day => !sorted.includes(day))) return { refused: 'weekdays' }
  return lengthOf(hours) * sorted.length < WAKING_HOURS.week * HOUR ? { refused: 'week' } : hours
}

/** How long a day of this person is. */
export const lengthOf = ({ from, to }: Hours): Time => ((to > from ? 0 : MINUTES) + to - from) * MINUTE

/** When the person is awake and plays, from an instant on, in order and without end. A moment counts if the clock on the
    wall shows waking hours: so an hour that the clocks repeat counts twice, and one that they skip not at all. */
export function* awake(hours: Hours, since: Time): Generator<Span> {
  const length = lengthOf(hours)
  for (let at = since; ; ) {
    const { offset, until } = offsetFrom(hours.zone, at)
    // Days are counted from the hour at which this person gets up; then none of them is torn by midnight.
    const wall = offset - hours.from * MINUTE
    for (let day = Math.floor((at + wall) / DAY); day * DAY - wall < until; day++) {
      const begins = Math.max(at, day * DAY - wall)
      const ends = Math.min(until, day * DAY - wall + length)
      if (begins < ends && hours.days.includes(weekday(day))) yield { from: begins, until: ends }
    }
    at = until
  }
}

/** Day 0, the first of 1970, was a Thursday. */
const weekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1
