/** For the people who run the site: how it fares, and what to do where something is wrong. */
import type { Pace } from '../../worker/routes/slow'
import type { Status } from '../../worker/routes/status'
import { Part } from '../parts/layout'
import type { Reader } from '../parts/reader'
import { lasting } from '../parts/time'

export interface SiteFacts {
  version?: string
  /** What only one's own machine can say. */
  machine?: Status
  /** Tables on the lobby's page. */
  open: number
  /** By route, the slowest first. */
  slowest: readonly Pace[]
  slowMs: number
  leastFree: number
}

const MEGABYTE = 1_000_000
/** A machine that says nothing for so long has another worry. */
const SILENT_MS = 5 * 60_000

export function SiteState({ reader, facts }: { reader: Reader; facts: SiteFacts }) {
  const { t } = reader
  const { version, machine, open, slowest, slowMs } = facts
  return (
    <Part id="site" heading={t('operator-site')}>
      {version && <p>{t('operator-version', { version })}</p>}
      {machine && <Machine reader={reader} machine={machine} leastFree={facts.leastFree} />}
      <p>{t('operator-open-tables', { count: open })}</p>
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

function Machine({ reader, machine, leastFree }: { reader: Reader; machine: NonNullable<SiteFacts['machine']>; leastFree: number }) {
  const { t, now } = reader
  const { at, tables, touched, bytes, free } = machine
  return (
    <>
      <p>{t('operator-tables', { tables, touched })}</p>
      <p class={free < leastFree ? 'wrong' : undefined}>{t('operator-disk', { used: Math.ceil(bytes / MEGABYTE), free: Math.floor(free / MEGABYTE) })}</p>
      {free < leastFree && <p class="note">{t('operator-disk-do')}</p>}
      {now - at > SILENT_MS && <p class="wrong">{t('operator-silent', { age: lasting(now - at, reader) })}</p>}
    </>
  )
}
