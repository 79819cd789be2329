/** A clock in words below its scale bar: how much is left, until when, and whether it stands still. */
import type { ClockReading } from '../model'
import { Clock } from './clock'
import type { Reader } from './reader'
import { inWords, lasting } from './time'

export function ClockLine({ reader, clock, mine }: { reader: Reader; clock: ClockReading; mine?: boolean }) {
  const { share, late } = clock
  return (
    <Clock left={share} late={late}>
      {clockWords(reader, clock)}
      {mine && !late && ` ${reader.t('clock-then')}`}
    </Clock>
  )
}

/** The same in two: what stands with the button, and what can be read below. */
export function ClockBar({ reader: { t, now }, clock: { share, late, until } }: { reader: Reader; clock: ClockReading }) {
  return (
    <Clock left={share} late={late}>
      {late ? t('clock-up') : t('clock-left', { left: lasting(until - now, { t }) })}
    </Clock>
  )
}

export function ClockWords({ reader, clock }: { reader: Reader; clock: ClockReading }) {
  return (
    <p class="note">
      {clockWords(reader, clock)}
      {!clock.late && ` ${reader.t('clock-then')}`}
    </p>
  )
}

export function clockWords(reader: Reader, { until, late, sleeps }: ClockReading): string {
  const { t, now } = reader
  if (late) return t('clock-late')
  const fills = { left: lasting(until - now, reader), until: inWords(until, reader), zone: zoneKind(reader) }
  return sleeps === undefined ? t('clock-runs', fills) : t('clock-sleeps', { ...fills, sleeps: inWords(sleeps, reader) })
}

/** Times in the reader's own zone say so; others name the zone. */
const zoneKind = ({ zone }: Pick<Reader, 'zone'>): 'own' | 'utc' => (zone === 'UTC' ? 'utc' : 'own')
