/** Replies by mail from each seat, and the receipt each got. */
import type { Time } from '../../model'
import { REPLIES_AN_HOUR } from '../../shared/bounds'
import type { LetterKind } from '../../model/notices'
import { PIRATES } from '../../drawing/game'

/** Counts replies, as a bound and a record. */
export class Replies {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  add(seat: number, receipt: Receipt, now: Time): void {
    this.#sql.exec('INSERT INTO replies (at, seat, receipt) VALUES (?, ?, ?)', now, seat, receipt)
  }

  /** How many replies were read, how many of those changed nothing, and whether a flood receipt was already sent. */
  since(seat: number, at: Time): { all: number; vain: number; flood: boolean } {
    // Looks at no more rows than all seats can have added since: the table grows, but this read does not.
    const newest = 'number > (SELECT max(number) FROM replies) - ?'
    const rows = this.#sql.exec<{ receipt: Receipt }>(
      `SELECT receipt FROM replies WHERE ${newest} AND seat = ? AND at > ?`,
      PIRATES.length * (REPLIES_AN_HOUR + 1),
      seat,
      at
    )
    const receipts = rows.toArray().map(({ receipt }) => receipt)
    const read = receipts.filter(receipt => receipt !== 'flood')
    return { all: read.length, vain: read.filter(receipt => receipt !== 'receipt').length, flood: read.length < receipts.length }
  }
}

/** What the receipt says. `flood`: too many replies came, so this one is not read; sent at most once an hour. */
export type Receipt = Extract<LetterKind, 'receipt' | 'misread' | 'stale' | 'flood'>
