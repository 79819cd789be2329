/** Invitations to free seats: made, withdrawn or declined. */
import type { Consent, Time } from '../../model'
import { consentKept } from '../seats/consent'
import { NOBODY } from '../rows/notice'
import type { TableParts } from '../rows/parts'
import type { SeatKind, SeatRow } from '../rows/seat-row'

export interface NewSeat {
  name: string
  kind: SeatKind
  pirate: SeatRow['pirate']
  language: SeatRow['language']
  /** The keyed hash of the invited address, if any. */
  person: string | null
  /** Whether that address agreed to letters. */
  consent?: Consent | undefined
  /** Its person is about to sit down, so no invitation is sent. */
  coming?: boolean
}

/** Withdraws the invitation: its links stop working, and the host may give the seat to somebody else. */
export function freeSeat({ store, notices, commit }: TableParts, row: SeatRow, name = row.name): void {
  commit(() => {
    notices.forget(row.seat)
    store.setSeat({
      ...row,
      name,
      person: null,
      settings: { ...row.settings, declined: undefined, consent: undefined },
      generation: row.generation + 1,
    })
  })
}

/** Declines for the invited person; the host is told if there is an address for news. */
export function decline(table: TableParts, row: SeatRow, now: Time, name = row.name): void {
  freeSeat(table, row, name)
  const free = table.store.seat(row.seat) ?? row
  table.commit(() => {
    table.store.setSeat({ ...free, settings: { ...free.settings, declined: true } })
    table.remarks.add({ at: now, position: 0, text: { say: 'remark-declined', with: { who: { seat: row.seat } } } })
    if (table.store.card.host) table.notices.add(NOBODY, 'declined', -1, now)
  })
}

export type Guest = Pick<NewSeat, 'name' | 'person' | 'consent'>

/** Invites somebody else to a free seat. */
export function inviteTo(table: TableParts, row: SeatRow, { consent, ...guest }: Guest, now: Time): void {
  table.commit(() => {
    table.store.setSeat({
      ...row,
      ...guest,
      kind: 'link',
      settings: { ...row.settings, declined: undefined, consent: consentKept(consent) },
      generation: row.generation + 1,
    })
    if (guest.person) table.notices.add(row.seat, 'invitation', -1, now)
    if (table.store.card.open) table.notices.lobby(now)
  })
}
