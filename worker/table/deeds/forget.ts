/** Forgets a person everywhere at this table. */
import type { Time } from '../../model'
import type { TableParts } from '../rows/parts'
import { forgetSubstitute } from '../seats/substitutes'
import { leaveSeat } from '../settings/leaving'
import { dropSecond } from '../settings/letters'
import { decline, freeSeat } from './inviting'

/** Their seats, open invitations, second addresses, substitute roles, and news for the host. */
export function forget(table: TableParts, person: string, name: string, now: Time): void {
  const { store, commit } = table
  for (const row of store.seats().filter(seat => seat.person === person)) {
    if (row.taken !== null) leaveSeat(table, row, { name }, now)
    else if (store.stage === 'seating') decline(table, row, now, name)
    else freeSeat(table, row, name)
  }
  for (const row of store.seats().filter(seat => seat.settings.second === person)) dropSecond(table, row, now)
  for (const row of store.seats()) forgetSubstitute(table, row, person, now)
  if (store.card.host === person) commit(() => store.setCard({ ...store.card, host: undefined }))
}
