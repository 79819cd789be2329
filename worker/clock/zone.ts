/** A zone's offset from UTC, and until when it applies. The platform has no Temporal, so the offset is parsed from a formatted date, twice
    per week and zone, and cached. */
import type { Time } from '../model'
import { ZONE_WEEKS } from '../shared/bounds'
import { DAY, HOUR, MINUTE } from './span'

/** One week of a zone. If the offset does not change, `change` is the week's end; no zone changes twice in a week. */
interface Week {
  before: Time
  change: Time
  after: Time
}

const WEEK = 7 * DAY
const formats = new Map<string, Intl.DateTimeFormat>()
const weeks = new Map<string, Week>()

/** Accepts only named zones: `+02:00` is an offset and knows no daylight saving. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Local time minus UTC at an instant, and an instant until which that holds. */
export function offsetFrom(zone: string, at: Time): { offset: Time; until: Time } {
  const number = Math.floor(at / WEEK)
  const { before, change, after } = week(zone, number)
  return at < change ? { offset: before, until: change } : { offset: after, until: (number + 1) * WEEK }
}

function week(zone: string, number: number): Week {
  const key = `${number} ${zone}`
  const known = weeks.get(key)
  if (known) return known
  if (weeks.size >= ZONE_WEEKS) forget()
  const made = readWeek(zone, number * WEEK)
  weeks.set(key, made)
  return made
}

function forget(): void {
  weeks.clear()
  formats.clear()
}

function readWeek(zone: string, start: Time): Week {
  const before = offsetAt(zone, start)
  const after = offsetAt(zone, start + WEEK)
  let same = start
  let change = start + WEEK
  while (before !== after && change - same > MINUTE) {
    const middle = same + Math.floor((change - same) / 2 / MINUTE) * MINUTE
    if (offsetAt(zone, middle) === before) same = middle
    else change = middle
  }
  return { before, change, after }
}

function offsetAt(zone: string, at: Time): Time {
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(formatOf(zone).format(at)) ?? []
  const offset = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE
  return sign === '-' ? -offset : offset
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, made)
  return made
}

/** The instant at which a date such as 2026-12-24 begins in a zone; NaN for an impossible date. */
export function startOfDay(zone: string, date: string): Time {
  return midnight(zone, dateIn(date))
}

/** The instant at which the next date begins: a day may have 23 or 25 hours. */
export function endOfDay(zone: string, date: string): Time {
  return midnight(zone, dateIn(date) + DAY)
}

/** Date.parse accepts the 31st of a month of 30 days; this does not. */
function dateIn(date: string): number {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(date) ? utc : Number.NaN
}

const midnight = (zone: string, utc: number): Time =>
  Number.isNaN(utc) ? utc : utc - offsetFrom(zone, utc - offsetFrom(zone, utc).offset).offset

/** The next instant at which the local time is this many minutes after midnight. */
export function nextTime(zone: string, minutes: number, after: Time): Time {
  const local = after + offsetFrom(zone, after).offset
  const today = local - (((local % DAY) + DAY) % DAY) + minutes * MINUTE
  for (let wall = today; ; wall += DAY) {
    const at = wall - offsetFrom(zone, wall - offsetFrom(zone, wall).offset).offset
    if (at > after) return at
  }
}
