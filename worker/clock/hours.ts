/** A person's waking hours: the time zone, when the day begins and ends there, and the weekdays on which the person plays. */
import type { Time } from '../model'
import { WAKING_HOURS } from '../shared/bounds'
import { DAY, HOUR, MINUTE, type Refused, type Span } from './span'
import { isZone, offsetFrom } from './zone'

export interface Hours {
  /** An IANA name such as Europe/Warsaw. */
  zone: string
  /** Minutes after local midnight, 0 … 1439. The day may end after midnight; if it ends when it begins, it lasts 24 hours. */
  from: number
  to: number
  /** 1 = Monday … 7 = Sunday. Waking time after midnight belongs to the weekday on which the person got up. */
  days: readonly number[]
}

export type HoursFault = 'zone' | 'day' | 'weekdays' | 'week'

const MINUTES = DAY / MINUTE

/** The hours of a person who has set none. */
export const ALWAYS: Hours = { zone: 'UTC', from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7] }

/** The hours with weekdays in order, or the part of the wish that is not allowed. */
export function hoursOf({ zone, from, to, days }: Hours): Hours | Refused<HoursFault> {
  const minute = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < MINUTES
  const sorted = ALWAYS.days.filter(day => days.includes(day))
  const hours = { zone, from, to, days: sorted }
  if (!isZone(zone)) return { refused: 'zone' }
  if (!minute(from) || !minute(to) || lengthOf(hours) < WAKING_HOURS.day * HOUR) return { refused: 'day' }
  if (sorted.length === 0 || days.some(day => !sorted.includes(day))) return { refused: 'weekdays' }
  return lengthOf(hours) * sorted.length < WAKING_HOURS.week * HOUR ? { refused: 'week' } : hours
}

/** The length of this person's day. */
export const lengthOf = ({ from, to }: Hours): Time => ((to > from ? 0 : MINUTES) + to - from) * MINUTE

/** The waking spans from an instant on, in order and without end. What counts is the clock on the wall: an hour that daylight saving
    repeats counts twice, and a skipped one not at all. */
export function* awake(hours: Hours, since: Time): Generator<Span> {
  const length = lengthOf(hours)
  for (let at = since; ; ) {
    const { offset, until } = offsetFrom(hours.zone, at)
    // Days are counted from the hour at which this person gets up, so that midnight splits none of them.
    const wall = offset - hours.from * MINUTE
    for (let day = Math.floor((at + wall) / DAY); day * DAY - wall < until; day++) {
      const begins = Math.max(at, day * DAY - wall)
      const ends = Math.min(until, day * DAY - wall + length)
      if (begins < ends && hours.days.includes(weekday(day))) yield { from: begins, until: ends }
    }
    at = until
  }
}

/** Day 0, 1 January 1970, was a Thursday. */
const weekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1
