/** A clock's scale bar with words below: time left, deadline, and whether it is stopped. */
import type { ClockReading, Time } from '../../../worker/model'
import { Clock } from './clock'
import type { Reader } from '../../words/reader'
import { inWords, lasting } from './time'

export function ClockLine({ reader, clock }: { reader: Reader; clock: ClockReading }) {
  const { share, late } = clock
  return (
    <Clock left={share} late={late}>
      {clockWords(reader, clock)}
    </Clock>
  )
}

/** The same in two parts: beside the button the time left and what happens then, and until when, to read below. */
export const ClockBar = ({ reader, clock }: { reader: Reader; clock: ClockReading }) => (
  <Clock left={clock.share} late={clock.late}>
    {clockBrief(reader, clock)}
  </Clock>
)

export const clockBrief = ({ t, now }: Reader, { late, until }: ClockReading): string =>
  late ? t('clock-up') : t('clock-brief', { left: leftOf(until - now, { t }) })

export function ClockWords({ reader, clock }: { reader: Reader; clock: ClockReading }) {
  return (
    <p class="note">
      {clock.late ? reader.t('clock-late') : stoppedUntil(reader, clock.sleeps) + reader.t('clock-until', fillsOf(reader, clock))}
    </p>
  )
}

export function clockWords(reader: Reader, clock: ClockReading): string {
  const { t } = reader
  const { late, sleeps } = clock
  if (late) return `${t('clock-up')}. ${t('clock-late')}`
  const fills = fillsOf(reader, clock)
  return `${stoppedUntil(reader, sleeps)}${t('clock-runs', fills)}`
}

const stoppedUntil = (reader: Reader, sleeps: Time | undefined): string =>
  sleeps === undefined ? '' : `${reader.t('clock-stopped', { sleeps: inWords(sleeps, reader) })} `

const fillsOf = (reader: Reader, { until }: ClockReading) => ({
  left: leftOf(until - reader.now, reader),
  until: inWords(until, reader),
  zone: zoneKind(reader),
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const STEP = 10 * MINUTE

/** Rounded to ten minutes until the last hour, because otherwise every minute would change the page; the last minute is never none. */
const leftOf = (left: number, reader: Pick<Reader, 't'>): string =>
  lasting(left > HOUR ? left - (left % STEP) : Math.max(left, MINUTE), reader)

/** Times in UTC say so; all others are in the reader's own zone. */
const zoneKind = ({ zone }: Pick<Reader, 'zone'>): 'own' | 'utc' => (zone === 'UTC' ? 'utc' : 'own')
