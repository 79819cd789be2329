/** Who has a seat: its owner, a substitute, or a person who also has another seat. */
import type { Time } from '../../model'
import type { Lent } from './store'
import type { SeatRow } from './seat-row'
import type { Seat } from '../../rules/contract'

/** The loan in force, if somebody else plays for the owner now. */
export const activeLoan = ({ settings: { lent } }: SeatRow, now: Time): Lent | undefined =>
  lent && !lent.wanted && lent.until > now ? lent : undefined

/** Whether the address is the owner's or the present substitute's. */
export const isPlayedBy = (row: SeatRow, person: string, now: Time): boolean =>
  row.person === person || row.settings.second === person || activeLoan(row, now)?.person === person

/** Whether two seats belong to one person, as far as addresses and browsers show. */
export const samePerson = (one: SeatRow, other: SeatRow): boolean =>
  (one.person !== null && one.person === other.person) || one.settings.together === other.seat || other.settings.together === one.seat

/** The seat in the next game of whoever had this seat. */
export const nextGameSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats
