/** Times in words, in the reader's zone; UTC is named, and the date is shown unless it is today. */
import type { Language } from '../../../worker/drawing/game'
import { Memo } from '../../../worker/shared/memo'
import type { Time } from '../../../worker/model'
import type { Reader } from '../../words/reader'

const MINUTE = 60 * 1000
const HALF_A_YEAR = 180 * 24 * 60 * 60 * 1000
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru', uk: 'uk', pl: 'pl' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Today shows the weekday; other days show the date, with the year only if it is more than half a year away. */
const DAYS = {
  today: { weekday: 'short' },
  near: { weekday: 'short', day: 'numeric', month: 'short' },
  far: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function format(language: Language, zone: string, day: keyof typeof DAYS): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${day}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], { ...DAYS[day], hour: '2-digit', minute: '2-digit', timeZone: zone })
  formats.set(key, made)
  return made
}

const dates = new Map<string, Intl.DateTimeFormat>()

/** The local calendar date in a zone. */
function dateIn(zone: string, at: Time): string {
  const made = dates.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  dates.set(zone, made)
  return made.format(at)
}

const dayOf = (at: Time, zone: string, now: Time): keyof typeof DAYS =>
  Math.abs(now - at) > HALF_A_YEAR ? 'far' : dateIn(zone, at) === dateIn(zone, now) ? 'today' : 'near'

/** Cached by minute: formatting takes about as long as rendering much of a page, and all readers see the same few times. */
const told = new Memo<string>(2000)

export function inWords(at: Time, { language, zone, now }: Pick<Reader, 'language' | 'zone' | 'now'>): string {
  const minute = (time: Time): number => Math.floor(time / MINUTE)
  const key = [language, zone, minute(at), minute(now)]
  const before = told.get(key)
  if (before !== undefined) return before
  return told.set(key, format(language, zone, dayOf(at, zone, now)).format(at) + (zone === 'UTC' ? ' UTC' : ''))
}

export function When({ at, reader }: { at: Time; reader: Reader }) {
  return <time datetime={new Date(at).toISOString()}>{inWords(at, reader)}</time>
}

/** 1 January 1970 was a Thursday, so the 5th was a Monday. */
const MONDAY = 4 * 24 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

/** Short weekday names; 1 = Monday, 7 = Sunday. */
export const dayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY)

/** Whether a wait is long enough to be told: one that rounds to no minute at all was none. */
export const isFelt = (length: Time): boolean => Math.round(length / MINUTE) > 0

/** A duration in its two largest units, in words. */
export function lasting(length: Time, { t }: Pick<Reader, 't'>): string {
  const minutes = Math.max(0, Math.round(length / MINUTE))
  const parts = { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
  if (parts.days) return t('time-days', parts)
  return parts.hours ? t('time-hours', parts) : t('time-minutes', parts)
}
