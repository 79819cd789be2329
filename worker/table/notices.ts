/** What is to be delivered: written in the transaction of the answer, handed on by the alarm, never lost, counted once. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../bounds'
import { log } from '../log'
import { pauseAfter } from '../post/pause'
import type { Time } from '../../web/model'
import type { Prompt, Seat } from '../rules/contract'
import type { Hours } from './clock'
import type { Channels, Via } from './channels'
import { awake } from './clock/hours'
import { lentNow } from './sitting'
import type { Now, SeatRow } from './store'

export type LetterKind =
  | 'invitation' | 'seat' | 'round' | 'turn' | 'over' | 'mention' | 'vote' | 'reminder' | 'timeout' | 'declined' | 'off'
  | 'report' | 'receipt' | 'misread' | 'stale' | 'flood' | 'unreached' | 'hook-off' | 'clearing'
  | 'candidate' | 'stand-in' | 'stood-in' | 'given-back'
/** What goes by webhook and push: to a seat, and to a whole table. */
export const SEAT_BRIEFS = ['turn', 'reminder', 'timeout', 'mention', 'vote', 'over', 'unreached', 'clearing', 'test'] as const
export const TABLE_BRIEFS = ['turn', 'vote', 'over', 'off', 'clearing', 'test'] as const
export type NoticeBrief = (typeof SEAT_BRIEFS | typeof TABLE_BRIEFS)[number]
/** Besides letters: the row in the lobby; and one that older tables wrote for people's lists, which is done. */
export type NoticeKind = LetterKind | NoticeBrief | 'row' | 'lobby'
/** Not a seat: news for the host, for the lobby, or for the webhooks of the whole table. */
export const NOBODY = -1

/** What became of a notice that was not taken by anybody: true no more, or tried in vain. */
export type Fate = 'unneeded' | 'given-up'

export interface Notice {
  id: number
  seat: Seat
  kind: NoticeKind
  /** The number of the answer that caused it; -1 before the start. */
  cause: number
  due: Time
  tries: number
  via: Via
  written: Time
}

/** A notice, and how far it has come. */
export interface Told extends Notice {
  done: Time | null
  error: string | null
  fate: Fate | null
}

type Row = Record<string, SqlStorageValue>

export class Notices {
  readonly #sql: SqlStorage
  readonly #seats: () => SeatRow[]
  readonly #channels: Channels
  /** For the log. */
  readonly #table: () => string
  #waiting: readonly Notice[] | undefined
  /** How long a turn letter waits, so that none is sent for what was done meanwhile. */
  readonly #hold: number

  constructor(sql: SqlStorage, seats: () => SeatRow[], channels: Channels, hold: number, table: () => string) {
    this.#sql = sql
    this.#seats = seats
    this.#channels = channels
    this.#hold = hold
    this.#table = table
  }

  /** After an answer: to each seat that the table waits for from now on, or that a throw calls to its cards, never to who acted;
      after the last, to all. */
  write(after: Now, before: Now | undefined, prompts: readonly Prompt[], actor: Seat | undefined, now: Time): void {
    const seats = this.#seats()
    if (after.over) {
      for (const { seat } of seats) this.ask(seat, 'over', now, after.number)
      return
    }
    for (const { seat, may, calls, id } of prompts) {
      const isNew = after.asked[id] !== before?.asked[id]
      if ((may && !calls) || !isNew) continue
      const since = after.waits.begun[seat]
      const waited = since !== undefined && since === before?.waits.begun[seat]
      if (!may && !waited && since !== undefined) this.#callTable(after.number, now)
      if (seat === actor) continue
      const row = seats[seat]
      const due = awakeAt(row?.settings.hours, now + this.#hold)
      if (!waited) this.#call(seat, after.number, due, now)
      if (after.lettered[seat] || !row || !readerOf(row, now)) continue
      after.lettered[seat] = true
      this.add(seat, 'turn', after.number, now, due)
    }
  }

  /** By the ways that are no letters, each time that the table begins to wait; the one letter comes only until one looks in. */
  #call(seat: Seat, cause: number, due: Time, now: Time): void {
    for (const via of this.#channels.waysOf(seat)) this.#once(seat, 'turn', cause, now, due, via)
  }

  /** Whom the table waits for is everybody's business; who was called to seal a card is not. */
  #callTable(cause: number, now: Time): void {
    for (const via of this.#channels.waysOf(NOBODY)) this.#once(NOBODY, 'turn', cause, now, now + this.#hold, via)
  }

  lobby(now: Time): void {
    this.#once(NOBODY, 'lobby', -1, now)
  }

  #once(seat: Seat, kind: NoticeKind, cause: number, now: Time, due = now, via: Via = 'letter'): void {
    if (!this.#open().some(waits => waits.seat === seat && waits.kind === kind && waits.via === via)) this.add(seat, kind, cause, now, due, via)
  }

  /** A person who is forgotten gets nothing more, and leaves no trace here. */
  forget(seat: Seat): void {
    this.#drop('id > 0 AND seat = ?', seat)
  }

  /** To a seat by all its ways, and to the whole table what concerns all. */
  ask(seat: Seat, kind: NoticeKind, now: Time, cause = -1): void {
    const row = this.#seats()[seat]
    if (row && readerOf(row, now)) this.add(seat, kind, cause, now)
    if (kind === 'over') this.#ended(row, cause, now)
    this.askOtherwise(seat, kind, now, cause)
    this.tellTable(kind, now, cause)
  }

  /** To its owner a game that a substitute has played to the end is over, too; and nobody is looked for any more. */
  #ended(row: SeatRow | undefined, cause: number, now: Time): void {
    if (row?.person && lentNow(row, now)?.person) this.add(row.seat, 'over', cause, now, now, this.#ownersWay(row))
    if (row?.settings.sought) this.lobby(now)
  }

  /** By all ways but letters. */
  askOtherwise(seat: Seat, kind: NoticeKind, now: Time, cause = -1): void {
    if (!SEAT_BRIEFS.some(known => known === kind)) return
    for (const via of this.#channels.waysOf(seat)) this.add(seat, kind, cause, now, now, via)
  }

  /** What is asked of a seat is asked of who plays it; all else concerns its owner. */
  #letterWay(seat: Seat, kind: NoticeKind, now: Time): Via {
    const row = this.#seats()[seat]
    if (!row) return 'letter'
    return lentNow(row, now)?.person && ASKING.includes(kind) ? 'substitute' : this.#ownersWay(row)
  }

  /** To the second address only while the first does not work. */
  #ownersWay({ settings: { second, unreached } }: SeatRow): Via {
    return second !== undefined && unreached !== undefined ? 'second' : 'letter'
  }

  /** To the webhooks of the whole table, however many seats are told the same. */
  tellTable(kind: NoticeKind, now: Time, cause = -1): void {
    if (!TABLE_BRIEFS.some(known => known === kind)) return
    for (const via of this.#channels.waysOf(NOBODY)) this.#once(NOBODY, kind, cause, now, now, via)
  }

  /** Each row says which was the first that waited when it was written: those before it are never looked through again. */
  add(seat: Seat, kind: NoticeKind, cause: number, now: Time, due = now, via: Via = this.#letterWay(seat, kind, now)): void {
    const id = this.#newestId() + 1
    this.#write(
      'INSERT INTO notices (id, first, seat, kind, cause, written, due, via) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      id, this.#open()[0]?.id ?? id, seat, kind, cause, now, due, via
    )
  }

  /** All that is not done, in the order in which it was written. Every commit asks for it, and many write no notice. */
  #open(): readonly Notice[] {
    this.#waiting ??= this.#sql
      .exec<Notice & Row>(
        `SELECT id, seat, kind, cause, due, tries, via, written FROM notices
         WHERE id >= (SELECT first FROM notices WHERE id = (SELECT max(id) FROM notices)) AND done IS NULL ORDER BY id`
      )
      .toArray()
    return this.#waiting
  }

  #newestId = (): number => this.#sql.exec<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM notices').one().id

  /** No id is used twice, so that what was handed over already is not taken for another: the last one stays taken. */
  #drop(where: string, ...values: number[]): Pick<Notice, 'seat' | 'kind' | 'via'>[] {
    const last = this.#newestId()
    const dropped = this.#sql.exec<Pick<Notice, 'seat' | 'kind' | 'via'> & Row>(`DELETE FROM notices WHERE ${where} RETURNING seat, kind, via`, ...values).toArray()
    this.forgetDue()
    if (this.#newestId() < last)
      this.#write("INSERT INTO notices (id, first, seat, kind, cause, due, done) VALUES (?, ?, ?, 'row', -1, 0, 0)", last, this.#open()[0]?.id ?? last, NOBODY)
    return dropped
  }

  /** The earliest of all that is not done, overdue ones included. */
  earliest(): Time | undefined {
    const open = this.#open()
    const times = open.map(notice => Math.max(notice.due, ...before(notice, open).map(({ due }) => due)))
    return times.length ? Math.min(...times) : undefined
  }

  forgetDue(): void {
    this.#waiting = undefined
  }

  #write(statement: string, ...values: SqlStorageValue[]): void {
    this.forgetDue()
    this.#sql.exec(statement, ...values)
  }

  due(now: Time): readonly Notice[] {
    // What else was written to this storage is not known here.
    this.forgetDue()
    const open = this.#open()
    const due = open.filter(notice => notice.due <= now && before(notice, open).every(({ due }) => due <= now))
    return due.slice(0, NOTICES_PER_ALARM)
  }

  /** What dies now was tried once. */
  begin(id: number): void {
    this.#write('UPDATE notices SET tries = 1 WHERE id = ?', id)
  }

  done(id: number, now: Time): void {
    this.#write('UPDATE notices SET done = ?, error = NULL WHERE id = ?', now, id)
  }

  /** Tried again after a growing pause, or the one that the other side wishes; after the last try it stays, with its error. */
  failed(notice: Notice, error: unknown, now: Time, pause = 0): void {
    const tries = notice.tries + 1
    if (tries >= DELIVERY_TRIES) return this.close(notice, 'given-up', now, String(error))
    this.#write(
      'UPDATE notices SET tries = ?, due = ?, error = ? WHERE id = ?',
      tries, now + Math.max(pause, pauseAfter(notice.tries)), String(error), notice.id
    )
  }

  /** Nothing more is tried. */
  close({ id, kind, tries, via }: Notice, fate: Fate, now: Time, error: string | null = null): void {
    if (fate === 'given-up') log('error', 'notice-given-up', { table: this.#table(), kind, way: via.replace(/\..*/, ''), tries: tries + 1, why: error })
    this.#write('UPDATE notices SET done = ?, fate = ?, error = ?, tries = ? WHERE id = ?', now, fate, error, tries + 1, id)
  }

  /** A way is no more: what waits for it is closed. */
  closeAll(via: Via, now: Time, seat?: Seat): void {
    for (const notice of this.#open())
      if (notice.via === via && (seat ?? notice.seat) === notice.seat) this.#write("UPDATE notices SET done = ?, fate = 'given-up' WHERE id = ?", now, notice.id)
  }

  /** How many of a kind were written since then. */
  since(seat: Seat, kind: NoticeKind, at: Time): number {
    let count = 0
    for (const notice of this.#backwards()) {
      if (notice.written <= at) break
      if (notice.seat === seat && notice.kind === kind) count++
    }
    return count
  }

  /** The newest first; rows for lists are no news. */
  newest(seat: Seat, most: number, wanted: (kind: NoticeKind) => boolean = () => true): Told[] {
    const told: Told[] = []
    for (const notice of this.#backwards()) {
      if (notice.seat === seat && notice.kind !== 'row' && notice.kind !== 'lobby' && wanted(notice.kind)) told.push(notice)
      if (told.length >= most) break
    }
    return told
  }

  /** The newest first, read no further than is asked for. */
  #backwards(): Iterable<Told> {
    return this.#sql.exec<Told & Row>('SELECT id, seat, kind, cause, due, tries, via, written, done, error, fate FROM notices WHERE id > 0 ORDER BY id DESC')
  }

  /** What was held back because of an answer, or of those after it, that is taken back now. Returns who was not written to. */
  forgetSince(answer: number): Seat[] {
    const [first] = this.#open()
    if (!first) return []
    return this.#drop('id >= ? AND done IS NULL AND cause >= ?', first.id, answer).flatMap(({ seat, kind, via }) =>
      kind === 'turn' && (via === 'letter' || via === 'second') ? [seat] : []
    )
  }
}

/** An earlier notice to the same seat by the same way that waits to be tried again: it holds this one back. */
const before = ({ id, seat, via }: Notice, open: readonly Notice[]): Notice[] =>
  open.filter(earlier => earlier.tries > 0 && earlier.seat === seat && earlier.via === via && earlier.id < id)

/** Letters that go to who plays a seat. */
const ASKING: readonly NoticeKind[] = ['turn', 'reminder', 'timeout', 'mention', 'vote', 'over']

const readerOf = (row: SeatRow, now: Time): string | null => lentNow(row, now)?.person ?? row.person

/** Nobody is woken by a letter: it waits for the hours that the person has said. */
const awakeAt = (hours: Hours | undefined, at: Time): Time => (hours && awake(hours, at).next().value?.from) ?? at
