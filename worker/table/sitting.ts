/** Who sits at a seat: its owner, somebody who plays for the owner, or a person who has another seat, too. */
import type { Time } from '../../web/model'
import type { Lent, SeatRow } from './store'

/** Somebody else plays for its owner. */
export const lentNow = ({ settings: { lent } }: SeatRow, now: Time): Lent | undefined =>
  lent && !lent.wanted && lent.until > now ? lent : undefined

/** An address of its owner, or of who plays for the owner now. */
export const sitsAt = (row: SeatRow, person: string, now: Time): boolean =>
  row.person === person || row.settings.second === person || lentNow(row, now)?.person === person

/** Two seats of one person, as far as addresses and browsers show. */
export const samePerson = (one: SeatRow, other: SeatRow): boolean =>
  (one.person !== null && one.person === other.person) || one.settings.together === other.seat || other.settings.together === one.seat
