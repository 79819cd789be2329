/**
 * The clock as someone with a calendar, a wall clock and a pencil would keep it: minute by minute. Slow, and independent of the real one.
 */
import type { Hours } from '../../worker/clock'

export const MINUTE = 60 * 1000
const FIRST = Date.UTC(2024, 0, 1) / MINUTE
const QUARTERS = (Date.UTC(2034, 0, 1) / MINUTE - FIRST) / 15

/** The local time in a zone, in minutes of the week from Monday 0:00. Zones only ever shift on quarter hours. */
function wall(zone: string, minute: number): number {
  const quarter = Math.floor((minute - FIRST) / 15)
  const known = shown(zone)
  if (known[quarter] === -1) known[quarter] = look(zone, FIRST + quarter * 15)
  return (known[quarter] ?? 0) + ((minute - FIRST) % 15)
}

const walls = new Map<string, Int32Array>()
function shown(zone: string): Int32Array {
  const made = walls.get(zone) ?? new Int32Array(QUARTERS).fill(-1)
  walls.set(zone, made)
  return made
}

/** Formatters by zone, for the same time read from Intl. */
const formats = new Map<string, Intl.DateTimeFormat>()
export function look(zone: string, minute: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(zone, format)
  const [, weekday = '', hour, minutes] = /(\w+).*?(\d\d):(\d\d)/.exec(format.format(minute * MINUTE)) ?? []
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday) * 1440 + Number(hour) * 60 + Number(minutes)
}

/** Whether a person is awake and playing in this minute. After midnight it counts as the previous day until bedtime. */
export function isAwake({ zone, from, to, days }: Hours, minute: number): boolean {
  const week = wall(zone, minute)
  const today = Math.floor(week / 1440) + 1
  const yesterday = today === 1 ? 7 : today - 1
  const time = week % 1440
  if (from < to) return time >= from && time < to && days.includes(today)
  return (time >= from && days.includes(today)) || (time < to && days.includes(yesterday))
}

/** A calendar with crossed-out minutes. */
export class Calendar {
  readonly #begin: number
  readonly #out: Uint8Array

  constructor(begin: number, minutes: number) {
    this.#begin = begin
    this.#out = new Uint8Array(minutes)
  }

  has(minute: number): boolean {
    return this.#out[minute - this.#begin] === 1
  }

  cross(from: number, until: number): void {
    this.#out.fill(1, from - this.#begin, until - this.#begin)
  }

  clear(from: number, until: number): void {
    this.#out.fill(0, from - this.#begin, until - this.#begin)
  }

  /** Number of crossed-out stretches, and their total in days. */
  counted(): { times: number; days: number } {
    let times = 0
    let minutes = 0
    for (let from = this.#out.indexOf(1); from >= 0; times++) {
      const until = this.#out.indexOf(0, from)
      minutes += until - from
      from = this.#out.indexOf(1, until)
    }
    return { times, days: minutes / 1440 }
  }
}

/** One seat's clock in whole minutes. Call `tick` once for every minute. */
export class Pencil {
  bank: number
  /** Time left while a question is open; negative once the time is up. */
  left = 0
  asked = false
  paid = 0
  hours: Hours
  under: Hours
  readonly absences: Calendar
  readonly pauses: Calendar
  readonly #add: number
  readonly #most: number

  constructor(first: number, add: number, most: number, hours: Hours, begin: number, minutes: number) {
    this.bank = first
    this.#add = add
    this.#most = most
    this.hours = hours
    this.under = hours
    this.absences = new Calendar(begin, minutes)
    this.pauses = new Calendar(begin, minutes)
  }

  runs(minute: number): boolean {
    return isAwake(this.under, minute) && !this.absences.has(minute) && !this.pauses.has(minute)
  }

  /** Counting continues after an answer, in case it is taken back. */
  tick(minute: number): void {
    if (this.runs(minute)) this.left--
  }

  ask(): void {
    this.asked = true
    this.left = this.bank
    this.under = this.hours
  }

  answer(): void {
    const left = Math.max(0, this.left)
    this.bank = this.paid > 0 ? Math.max(left, this.#add) : Math.min(this.#most, left + this.#add)
    this.left = this.bank
    this.paid = Math.max(0, this.paid - 1)
    this.asked = false
  }
}
