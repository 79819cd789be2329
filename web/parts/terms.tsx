/** The table's terms in plain words: pace, what happens when time runs out, absences, start. */
import type { TableHead } from '../../worker/model'
import type { Reader } from '../words/reader'
import { lasting, When } from './time/time'

export type PaceShown = NonNullable<TableHead['pace']>

const HOUR = 60 * 60 * 1000

/** Such as "Steady: 3 days in hand at the start; …"; a table without a clock says so. */
export function paceWords(reader: Pick<Reader, 't'>, pace: PaceShown | undefined): string {
  const { t } = reader
  if (!pace) return t('pace-none-about')
  const inWords = (hours: number): string => lasting(hours * HOUR, reader)
  const numbers = { first: inWords(pace.first), add: inWords(pace.add), most: inWords(pace.most) }
  return `${t('pace-name', { name: pace.name })}: ${t('pace-numbers', numbers)}`
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
