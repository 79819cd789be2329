/** For operators: the state of the site, and what to do about problems. */
import type { LongWait, RouteTimes, Status } from '../../../worker/model/operator'
import { Part } from '../../parts/layout'
import type { Reader } from '../../words/reader'
import { inWords, lasting } from '../../parts/time/time'

export interface SiteFacts {
  version?: string
  /** Known only on a self-hosted site. */
  machine?: Status
  /** Tables listed in the lobby. */
  open: number
  /** Tables that have been waiting for days, and the longest of these waits. */
  waits: { tables: number; longest: readonly LongWait[] }
  /** By route, slowest first. */
  slowest: readonly RouteTimes[]
  slowMs: number
  leastFree: number
}

const MEGABYTE = 1_000_000
/** A host that has not reported for this long has a problem. */
const SILENT_MS = 5 * 60_000

export function SiteState({ reader, facts }: { reader: Reader; facts: SiteFacts }) {
  const { t } = reader
  const { version, machine, open, waits, slowest, slowMs } = facts
  return (
    <Part id="site" heading={t('operator-site')}>
      {version && <p>{t('operator-version', { version })}</p>}
      {machine && <Machine reader={reader} machine={machine} leastFree={facts.leastFree} />}
      <p>{t('operator-open-tables', { count: open })}</p>
      <Waits reader={reader} waits={waits} />
      <p>{t('operator-slowest')}</p>
      <ul>
        {slowest.map(({ route, times, slowest, mean }) => (
          <li key={route} class={slowest >= slowMs ? 'wrong' : undefined}>
            {t('operator-pace', { route, times, slowest, mean })}
          </li>
        ))}
      </ul>
      {slowest.some(({ slowest }) => slowest >= slowMs) && <p class="note">{t('operator-slow-do')}</p>}
    </Part>
  )
}

function Waits({ reader, waits: { tables, longest } }: { reader: Reader; waits: SiteFacts['waits'] }) {
  const { t, now } = reader
  if (tables === 0) return <p>{t('operator-no-waits')}</p>
  return (
    <>
      <p>{t('operator-waits', { tables })}</p>
      <ul>
        {longest.map(({ table, since, seats, hasClock }) => (
          <li key={table}>{t('operator-wait', { table, age: lasting(now - since, reader), seats, clock: hasClock ? 'yes' : 'no' })}</li>
        ))}
      </ul>
      <p class="note">{t('operator-waits-do')}</p>
    </>
  )
}

function Machine({ reader, machine, leastFree }: { reader: Reader; machine: NonNullable<SiteFacts['machine']>; leastFree: number }) {
  const { t, now } = reader
  const { at, tables, touched, quiet, bytes, free, jumped } = machine
  return (
    <>
      <p>{t('operator-tables', { tables, touched })}</p>
      {quiet !== undefined && quiet > 0 && (
        <>
          <p>{t('operator-quiet-tables', { quiet })}</p>
          <p class="note">{t('operator-quiet-do')}</p>
        </>
      )}
      {jumped && (
        <>
          <p class="wrong">{t('operator-jumped', { seconds: jumped.seconds, when: inWords(jumped.at, reader) })}</p>
          <p class="note">{t('operator-jumped-do')}</p>
        </>
      )}
      <p class={free < leastFree ? 'wrong' : undefined}>
        {t('operator-disk', { used: Math.ceil(bytes / MEGABYTE), free: Math.floor(free / MEGABYTE) })}
      </p>
      {free < leastFree && <p class="note">{t('operator-disk-do')}</p>}
      {now - at > SILENT_MS && <p class="wrong">{t('operator-silent', { age: lasting(now - at, reader) })}</p>}
    </>
  )
}
