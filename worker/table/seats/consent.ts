/** Whether a seat's address agreed to letters. The person's object knows, and tells the table about changes. */
import type { Consent } from '../../model'
import type { TableParts } from '../rows/parts'
import type { SeatSettings } from '../rows/store'

/** Given consent is not stored in the seat's row. */
export const consentKept = (consent: Consent | undefined): SeatSettings['consent'] => (consent === 'given' ? undefined : consent)

export function heardConsent({ store, commit }: TableParts, person: string, consent: Consent): void {
  const kept = consentKept(consent)
  const rows = store.seats().filter(row => row.person === person && row.settings.consent !== kept)
  if (rows.length === 0) return
  commit(() => {
    for (const row of rows) store.setSeat({ ...row, settings: { ...row.settings, consent: kept } })
  })
}
