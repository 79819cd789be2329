/** A table is reported to the people who run the site: one letter from each seat, in its own words. */
import type { Time } from '../../../web/model'
import type { PageParts } from '../pages'
import type { TableParts } from '../parts'
import type { SeatRow } from '../store'
import { wordsFault } from '../talk'
import type { DeedOutcome } from '.'

export const mayReport = ({ env }: Pick<PageParts, 'env'>, { settings }: SeatRow): boolean =>
  Boolean(env.OPERATOR_ADDRESS) && settings.reported === undefined

export function report(table: TableParts, row: SeatRow, text: string, now: Time): DeedOutcome {
  const { env, commit, store, notices } = table
  if (!mayReport(table, row)) return env.OPERATOR_ADDRESS ? 'reported-before' : 'not-now'
  const fault = wordsFault(text)
  if (fault) return fault
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, reported: text } })
    notices.add(row.seat, 'report', -1, now)
  })
  return 'done'
}
