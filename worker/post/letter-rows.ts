/** The rows of an outbox: waiting letters, and what became of the others. */
import { DELIVERY_TRIES } from '../shared/bounds'
import type { Time } from '../model'
import { log } from '../shared/log'
import { unpack, pack, type Parcel } from '../shared/parcel'
import type { LinksOrder, Order } from './transports/letter'
import { pauseAfter } from '../shared/pause'
import { Busy, Refused, type Accepted } from './transports/contract'

/** A waiting letter. */
export interface WaitingLetter {
  thread: string
  number: number
  written: Time
  due: Time
  tries: number
  /** The end of the newest finished try. */
  tried: Time | null
  unwritable: 0 | 1
}

/** How far a letter has come. */
export interface Progress {
  id: string
  kind: string
  written: Time
  /** When the transport accepted it, and the transport's id for it. */
  done: Time | null
  accepted: string | null
  error: string | null
  /** The newest try. */
  tried: Time | null
  fate: LetterFate | null
}

/** Why a letter was not sent: unwanted, an unconfirmed address, or an address that does not work. */
export type Unsent = 'unwanted' | 'unconfirmed' | 'unreachable'
/** Why a letter did not arrive. */
export type LetterFate = Unsent | 'given-up' | 'bounced' | 'restored'

export class LetterRows {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** False if this letter was already ordered. */
  protected insert(order: Order | LinksOrder, thread: string, number: number, now: Time): boolean {
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO outbox (thread, number, id, kind, body, written, due, tries)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1 WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE waits = 0 AND thread = ?1 AND number = ?2)`,
      thread,
      number,
      order.id,
      order.kind,
      pack(order),
      now,
      now
    )
    return rowsWritten > 0
  }

  /** The newest letters of one table, with their progress. */
  progress(thread: string, most: number): Progress[] {
    return this.#sql
      .exec<Progress & Record<string, SqlStorageValue>>(
        'SELECT id, kind, written, tried, done, accepted, error, fate FROM outbox WHERE waits IN (0, 1) AND thread = ? ORDER BY number DESC LIMIT ?',
        thread,
        most
      )
      .toArray()
  }

  /** How many letters of this kind, which belongs to no table, were ordered since then. */
  since(kind: LinksOrder['kind'], at: Time): number {
    return this.#sql
      .exec<{ n: number }>('SELECT count(*) AS n FROM outbox WHERE waits IN (0, 1) AND thread = ? AND number > ?', kind, at)
      .one().n
  }

  wasSent(accepted: string, since: Time): boolean {
    const sent = 'SELECT 1 FROM outbox WHERE waits = 0 AND thread = ? AND accepted = ? AND done >= ? AND fate IS NULL'
    return this.threads().some(thread => this.#sql.exec(sent, thread, accepted, since).toArray().length > 0)
  }

  threads(): string[] {
    return this.#sql
      .exec<{ thread: string }>("SELECT DISTINCT thread FROM outbox WHERE waits IN (0, 1) AND thread > ''")
      .toArray()
      .map(({ thread }) => thread)
  }

  forget(): void {
    this.#sql.exec('DELETE FROM outbox')
  }

  /** All waiting letters, in the order in which they came. */
  protected waiting(): WaitingLetter[] {
    return this.#sql
      .exec<WaitingLetter & Record<string, SqlStorageValue>>(
        'SELECT thread, number, written, due, tries, tried, unwritable FROM outbox WHERE waits = 1 ORDER BY written, number'
      )
      .toArray()
  }

  protected orderOf({ thread, number }: WaitingLetter): Order | LinksOrder {
    return unpack(
      this.#sql
        .exec<{ body: Parcel<Order | LinksOrder> }>('SELECT body FROM outbox WHERE waits = 1 AND thread = ? AND number = ?', thread, number)
        .one().body
    )
  }

  /** A letter bounced, named by our id or the transport's. */
  bounced(id: string, why: string): void {
    for (const thread of this.threads())
      this.#sql.exec(
        "UPDATE outbox SET fate = 'bounced', error = ?1 WHERE waits = 0 AND thread = ?3 AND (id = ?2 OR (accepted = ?2 AND accepted <> ''))",
        why,
        id,
        thread
      )
  }

  /** Records the first try of a letter from before this object was in memory, in case the object dies during it. */
  protected begin({ thread, number }: WaitingLetter): void {
    this.#sql.exec('UPDATE outbox SET tries = 1 WHERE waits = 1 AND thread = ? AND number = ?', thread, number)
  }

  /** Sent and given-up letters keep their row but not their contents. */
  protected sent({ thread, number }: WaitingLetter, { id }: Accepted): void {
    const now = Date.now()
    this.#sql.exec(
      "UPDATE outbox SET waits = 0, done = ?, tried = ?, accepted = ?, error = NULL, body = '' WHERE waits = 1 AND thread = ? AND number = ?",
      now,
      now,
      id ?? '',
      thread,
      number
    )
  }

  protected unsent({ thread, number }: WaitingLetter, fate: Unsent | 'restored'): void {
    this.#sql.exec(
      "UPDATE outbox SET waits = 0, done = ?, fate = ?, error = NULL, body = '' WHERE waits = 1 AND thread = ? AND number = ?",
      Date.now(),
      fate,
      thread,
      number
    )
  }

  /** True if the letter was given up. */
  protected failed({ thread, number, tries, unwritable }: WaitingLetter, error: unknown, transport?: string): boolean {
    const now = Date.now()
    const wished = error instanceof Busy ? error.pause : 0
    const final = error instanceof Refused || tries + 1 >= DELIVERY_TRIES
    if (final) log('error', 'letter-given-up', { table: thread, letter: number, transport, tries: tries + 1, why: error })
    this.#sql.exec(
      `UPDATE outbox SET waits = ?1, tries = ?, unwritable = ?, tried = ?, due = ?, error = ?, done = ?, fate = ?, body = iif(?1, body, '')
       WHERE waits = 1 AND thread = ? AND number = ?`,
      Number(!final),
      tries + 1,
      unwritable,
      now,
      now + Math.max(wished, pauseAfter(tries)),
      String(error),
      final ? now : null,
      final ? 'given-up' : null,
      thread,
      number
    )
    return final
  }
}
