/**
 * A seat's deadline as a calendar (RFC 5545). The seat has one permanent event: it is at the deadline while the table waits, is cancelled
 * by the answer, and returns with the next question under a higher sequence number.
 */
import type { Time } from '../../model'
import type { Game } from '../../drawing/game'
import { linkOf, speechOf } from '../webhook/brief'
import { nameOf, type FeedData } from './data'

/** Reading it more often shows nothing new. */
const LOOK_EVERY = 'PT30M'
/** The share of the time after which the alarm rings. */
const RINGS_AT = 0.8

export function calendarOf(data: FeedData, game: Game): string {
  const { table, at, siteUrl } = data
  const { t, say, table: name } = speechOf(data, game)
  const page = linkOf(siteUrl, table.head.id, table.viewer)
  const title = t('mail-turn-subject', { kind: 'turn', table: name })
  const { since, until, answered } = deadlineOf(data)
  const changed = answered ?? since
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-${lasting((until - since) * (1 - RINGS_AT))}`,
    `DESCRIPTION:${text(title)}`,
    'END:VALARM',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Packetboat//Deadlines//EN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${LOOK_EVERY}`,
    `X-PUBLISHED-TTL:${LOOK_EVERY}`,
    'BEGIN:VEVENT',
    `UID:${text(nameOf(data))}`,
    `DTSTAMP:${moment(at)}`,
    `LAST-MODIFIED:${moment(changed)}`,
    `SEQUENCE:${sequence(changed - table.head.made, answered !== undefined)}`,
    `DTSTART:${moment(until)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text([...table.prompts.map(({ ask }) => say(ask)), page].join('\n'))}`,
    `URL:${page}`,
    `STATUS:${answered === undefined ? 'CONFIRMED' : 'CANCELLED'}`,
    'TRANSP:TRANSPARENT',
    ...(answered === undefined ? alarm : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

interface Deadline {
  since: Time
  until: Time
  answered?: Time
}

/** The seat's deadline. Without one the event is cancelled and stands at the last answer, because a calendar must contain something. */
function deadlineOf({ table: { head, viewer }, lines }: FeedData): Deadline {
  const waits = head.seats.find(({ seat }) => seat === viewer)?.waits
  if (waits?.clock) return { since: waits.since, until: waits.clock.until }
  const answered = lines.findLast(({ seat }) => seat === viewer)?.at ?? head.made
  return { since: answered, until: answered, answered }
}

/** Grows with every question and answer, even within a second, and stays within 31 bits for thirty years. */
const sequence = (age: Time, isAnswered: boolean): number => 2 * Math.max(0, Math.floor(age / 1000)) + (isAnswered ? 1 : 0)

const moment = (at: Time): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const lasting = (ms: number): string => `PT${Math.max(0, Math.round(ms / 60_000))}M`

const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const LINE_BYTES = 75

/** Folds into lines of at most 75 bytes, never within a character; all but the first begin with a space. */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > LINE_BYTES) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}
