/** Waiting and finished notices: each row is written once and handed on at least once. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../../shared/bounds'
import { log } from '../../shared/log'
import { pauseAfter } from '../../shared/pause'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { Via } from './channels'
import type { NoticeKind } from '../../model/notices'
import { NOBODY, type Fate, type Notice, type NoticeProgress } from './notice'

type Row = Record<string, SqlStorageValue>

export class NoticeQueue {
  readonly #sql: SqlStorage
  /** The table's id, for the log. */
  readonly #table: () => string
  #kept: readonly Notice[] | undefined

  constructor(sql: SqlStorage, table: () => string) {
    this.#sql = sql
    this.#table = table
  }

  /** Each row records the first waiting row of that time, so that older rows are never scanned again. */
  protected put({ seat, kind, cause, written, due, via }: Pick<Notice, 'seat' | 'kind' | 'cause' | 'written' | 'due' | 'via'>): void {
    const id = this.#newestId() + 1
    this.#write(
      'INSERT INTO notices (id, first, seat, kind, cause, written, due, via) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      this.waiting()[0]?.id ?? id,
      seat,
      kind,
      cause,
      written,
      due,
      via
    )
  }

  /** Waiting notices may have gone out before the restore and are not sent again; new ids are above any ever issued. */
  enterEpoch(epoch: number, now: Time): void {
    for (const { id } of this.waiting()) this.#write("UPDATE notices SET done = ?, fate = 'restored' WHERE id = ?", now, id)
    const id = Math.max(this.#newestId() + 1, epoch)
    this.#write("INSERT INTO notices (id, first, seat, kind, cause, due, done) VALUES (?, ?, ?, 'row', -1, 0, 0)", id, id, NOBODY)
  }

  /** Removes all notices to a seat whose person is forgotten or no longer invited. */
  forget(seat: Seat): void {
    this.#drop('id > 0 AND seat = ?', seat)
  }

  /** All unfinished notices in the order written. Cached, because every commit asks for them and many write none. */
  protected waiting(): readonly Notice[] {
    this.#kept ??= this.#sql
      .exec<Notice & Row>(
        `SELECT id, seat, kind, cause, due, tries, via, written FROM notices
         WHERE id >= (SELECT first FROM notices WHERE id = (SELECT max(id) FROM notices)) AND done IS NULL ORDER BY id`
      )
      .toArray()
    return this.#kept
  }

  #newestId = (): number => this.#sql.exec<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM notices').one().id

  /** Deletes rows, but keeps the highest id taken: a reused id would be mistaken for a notice already handed over. */
  #drop(where: string, ...values: number[]): Pick<Notice, 'seat' | 'kind' | 'via'>[] {
    const last = this.#newestId()
    const dropped = this.#sql
      .exec<Pick<Notice, 'seat' | 'kind' | 'via'> & Row>(`DELETE FROM notices WHERE ${where} RETURNING seat, kind, via`, ...values)
      .toArray()
    this.forgetDue()
    if (this.#newestId() < last)
      this.#write(
        "INSERT INTO notices (id, first, seat, kind, cause, due, done) VALUES (?, ?, ?, 'row', -1, 0, 0)",
        last,
        this.waiting()[0]?.id ?? last,
        NOBODY
      )
    return dropped
  }

  /** The earliest due time of the unfinished notices; it may lie in the past. */
  earliest(): Time | undefined {
    const waiting = this.waiting()
    const times = waiting.map(notice => Math.max(notice.due, ...holdersOf(notice, waiting).map(({ due }) => due)))
    return times.length ? Math.min(...times) : undefined
  }

  forgetDue(): void {
    this.#kept = undefined
  }

  #write(statement: string, ...values: SqlStorageValue[]): void {
    this.forgetDue()
    this.#sql.exec(statement, ...values)
  }

  due(now: Time): readonly Notice[] {
    // Reads afresh, because other writes to this storage are not seen by the cache.
    this.forgetDue()
    const waiting = this.waiting()
    const due = waiting.filter(notice => notice.due <= now && holdersOf(notice, waiting).every(({ due }) => due <= now))
    return due.slice(0, NOTICES_PER_ALARM)
  }

  /** Records a first try before it starts, so that a crash counts as a try. */
  begin(id: number): void {
    this.#write('UPDATE notices SET tries = 1 WHERE id = ?', id)
  }

  done(id: number, now: Time): void {
    this.#write('UPDATE notices SET done = ?, error = NULL WHERE id = ?', now, id)
  }

  /** Schedules a retry after a growing pause, or after the one that the receiving server wishes; after the last try the row stays, with its
      error. */
  failed(notice: Notice, error: unknown, now: Time, pause = 0): void {
    const tries = notice.tries + 1
    if (tries >= DELIVERY_TRIES) return this.close(notice, 'given-up', now, String(error))
    this.#write(
      'UPDATE notices SET tries = ?, due = ?, error = ? WHERE id = ?',
      tries,
      now + Math.max(pause, pauseAfter(notice.tries)),
      String(error),
      notice.id
    )
  }

  /** Ends a notice without further tries. */
  close({ id, kind, tries, via }: Notice, fate: Fate, now: Time, error: string | null = null): void {
    if (fate === 'given-up')
      log('error', 'notice-given-up', { table: this.#table(), kind, way: via.replace(/\..*/, ''), tries: tries + 1, why: error })
    this.#write('UPDATE notices SET done = ?, fate = ?, error = ?, tries = ? WHERE id = ?', now, fate, error, tries + 1, id)
  }

  /** Closes all notices waiting for a channel that is gone. */
  closeAll(via: Via, now: Time, seat?: Seat): void {
    for (const notice of this.waiting())
      if (notice.via === via && (seat ?? notice.seat) === notice.seat)
        this.#write("UPDATE notices SET done = ?, fate = 'given-up' WHERE id = ?", now, notice.id)
  }

  /** Closes the letters that wait to ask a seat what another letter asks it now. */
  closeTurnLetters(seat: Seat, now: Time): void {
    for (const notice of this.waiting())
      if (notice.seat === seat && notice.kind === 'turn' && (notice.via === 'letter' || notice.via === 'second'))
        this.close(notice, 'unneeded', now)
  }

  /** How many notices of a kind were written since then. */
  since(seat: Seat, kind: NoticeKind, at: Time): number {
    let count = 0
    for (const notice of this.#backwards()) {
      if (notice.written <= at) break
      if (notice.seat === seat && notice.kind === kind) count++
    }
    return count
  }

  /** The newest notices first, without rows for lists, which are no news. */
  newest(seat: Seat, most: number, wanted: (kind: NoticeKind) => boolean = () => true): NoticeProgress[] {
    const told: NoticeProgress[] = []
    for (const notice of this.#backwards()) {
      if (notice.seat === seat && notice.kind !== 'row' && notice.kind !== 'lobby' && notice.kind !== 'wait' && wanted(notice.kind))
        told.push(notice)
      if (told.length >= most) break
    }
    return told
  }

  /** Newest first; reads only as many rows as are asked for. */
  #backwards(): Iterable<NoticeProgress> {
    return this.#sql.exec<NoticeProgress & Row>(
      'SELECT id, seat, kind, cause, due, tries, via, written, done, error, fate FROM notices WHERE id > 0 ORDER BY id DESC'
    )
  }

  /** Drops waiting notices caused by a taken-back answer or later ones. Returns the seats whose turn letter was not sent. */
  forgetSince(answer: number): Seat[] {
    const [first] = this.waiting()
    if (!first) return []
    return this.#drop('id >= ? AND done IS NULL AND cause >= ?', first.id, answer).flatMap(({ seat, kind, via }) =>
      kind === 'turn' && (via === 'letter' || via === 'second') ? [seat] : []
    )
  }
}

/** Earlier notices to the same seat by the same channel that wait for a retry: they hold this one back. */
const holdersOf = ({ id, seat, via }: Notice, all: readonly Notice[]): Notice[] =>
  all.filter(earlier => earlier.tries > 0 && earlier.seat === seat && earlier.via === via && earlier.id < id)
