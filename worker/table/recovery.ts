/** A seat without an address that lost its link: the host asks for a new one, everybody sees it, and who sits there may object. */
import { RECOVERY_HOURS } from '../bounds'
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import { HOUR } from './clock/span'
import type { TableParts } from './parts'
import type { SeatRow } from './store'

export function askForLink({ store, commit, remarks, notices }: TableParts, row: SeatRow, now: Time): void {
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, recovery: now + RECOVERY_HOURS * HOUR } })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: 'remark-lost', with: { who: { seat: row.seat } } } })
    notices.ask(row.seat, 'seat', now)
  })
}

/** Whatever the seat does shows that its link is not lost. */
export function objected({ store, commit, remarks }: TableParts, seat: Seat, now: Time): void {
  const row = store.seat(seat)
  if (row?.settings.recovery === undefined) return
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, recovery: undefined } })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: 'remark-found', with: { who: { seat } } } })
  })
}

/** The time to object is over: the seat may be claimed anew. */
export const isLost = ({ settings: { recovery } }: SeatRow, now: Time): boolean => recovery !== undefined && recovery <= now
