/** Reports a table to the operator: one letter from each seat, in its own words. */
import type { Time } from '../../model'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { wordsFault } from '../rows/talk'
import { cleanText } from '../../shared/form'
import type { DeedKind, DeedOutcome } from '../settings/deed'
import { mayReport } from '../views/may'

function carryOut(table: TableParts, row: SeatRow, { text }: { text: string }, now: Time): DeedOutcome {
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

export const report: DeedKind<{ text: string }> = { read: form => ({ text: cleanText(form.get('text') ?? '') }), lent: true, carryOut }
