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

export function clockWords(reader: Reader, { until, late, sleeps }: ClockReading): string {
  const { t, now } = reader
  if (late) return t('clock-late')
  const fills = { left: lasting(until - now, reader), until: inWords(until, reader), zone: zoneKind(reader) }
  return sleeps === undefined ? t('clock-runs', fills) : t('clock-sleeps', { ...fills, sleeps: inWords(sleeps, reader) })
}

/** Times in the reader's own zone say so; others name the zone. */
const zoneKind = ({ zone }: Pick<Reader, 'zone'>): 'own' | 'utc' => (zone === 'UTC' ? 'utc' : 'own')
