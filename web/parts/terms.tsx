/** The clock of a table in plain words: the pace, what happens when time runs out, how long one may be away, when it begins. */
import type { TableHead } from '../model'
import type { Reader } from './reader'
import { When } from './time'

export type Pace = NonNullable<TableHead['pace']>

/** `steady: 72 h at first, …`; a table without a clock says so. */
export function paceWords({ t }: Pick<Reader, 't'>, pace: Pace | undefined): string {
  if (!pace) return t('pace-none-about')
  const { name, first, add, most } = pace
  return `${t('pace-name', { name })}: ${t('pace-numbers', { first, add, most })}`
}

export function Terms({ reader, head }: { reader: Reader; head: TableHead }) {
  const { t } = reader
  const { pace, absences, startAt, manner } = head
  return (
    <>
      <dl class="agreed">
        <div>
          <dt>{t('terms-pace')}</dt>
          <dd>{paceWords(reader, pace)}</dd>
        </div>
        {manner && (
          <div>
            <dt>{t('terms-manner')}</dt>
            <dd>{t('manner-about', { manner })}</dd>
          </div>
        )}
        {pace && (
          <div>
            <dt>{t('terms-late')}</dt>
            <dd>{t('terms-late-about')}</dd>
          </div>
        )}
        {pace && (
          <div>
            <dt>{t('terms-absences')}</dt>
            <dd>{absences.times > 0 ? t('terms-absences-about', { ...absences }) : t('terms-absences-none')}</dd>
          </div>
        )}
        {startAt !== undefined && (
          <div>
            <dt>{t('terms-start')}</dt>
            <dd>
              <When at={startAt} reader={reader} />
            </dd>
          </div>
        )}
      </dl>
      {pace && <p class="note">{t('terms-hours')}</p>}
    </>
  )
}
