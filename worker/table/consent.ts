/** Whether letters are wanted at the address of a seat. The person's own object knows, and tells the table what has changed. */
import type { Consent } from '../../web/model'
import type { TableParts } from './parts'
import type { SeatSettings } from './store'

/** Consent that is given needs no word in a seat's row. */
export const consentKept = (consent: Consent | undefined): SeatSettings['consent'] => (consent === 'given' ? undefined : consent)

export function heardConsent({ store, commit }: TableParts, person: string, consent: Consent): void {
  const kept = consentKept(consent)
  const rows = store.seats().filter(row => row.person === person && row.settings.consent !== kept)
  if (rows.length === 0) return
  commit(() => {
    for (const row of rows) store.setSeat({ ...row, settings: { ...row.settings, consent: kept } })
  })
}
