/** What is to be delivered: written in the transaction of the answer, handed on by the alarm, never lost, counted once. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../bounds'
import { pauseAfter } from '../post/pause'
import type { Time } from '../../web/model'
import type { Prompt, Seat } from '../rules/contract'
import type { Hours } from './clock'
import type { Channels, Via } from './channels'
import { awake } from './clock/hours'
import type { Now, SeatRow } from './store'

export type LetterKind =
  | 'invitation' | 'seat' | 'round' | 'turn' | 'over' | 'mention' | 'vote' | 'reminder' | 'timeout' | 'declined' | 'off'
  | 'report' | 'receipt' | 'misread' | 'stale' | 'flood' | 'unreached' | 'hook-off'
/** What goes by webhook and push: to a seat, and to a whole table. */
export const SEAT_BRIEFS = ['turn', 'reminder', 'timeout', 'mention', 'vote', 'over', 'unreached', 'test'] as const
export const TABLE_BRIEFS = ['turn', 'vote', 'over', 'off', 'test'] as const
export type NoticeBrief = (typeof SEAT_BRIEFS | typeof TABLE_BRIEFS)[number]
/** Besides letters: the row on a person's list of tables, and the row in the lobby. */
export type NoticeKind = LetterKind | NoticeBrief | 'row' | 'lobby'
/** Not a seat: news for the host, for the lobby, or for the webhooks of the whole table. */
export const NOBODY = -1

/** An earlier notice to the same seat by the same way that waits to be tried again: it holds this one back. */
const BEFORE_IT = 'FROM notices e WHERE e.seat = n.seat AND e.via = n.via AND e.id < n.id AND e.done IS NULL AND e.tries > 0'

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

export class Notices {
  readonly #sql: SqlStorage
  readonly #seats: () => SeatRow[]
  readonly #channels: Channels
  /** Every commit asks for it, and many write no notice. */
  #earliest: Time | null | undefined
  /** How long a turn letter waits, so that none is sent for what was done meanwhile. */
  readonly #hold: number

  constructor(sql: SqlStorage, seats: () => SeatRow[], channels: Channels, hold: number) {
    this.#sql = sql
    this.#seats = seats
    this.#channels = channels
    this.#hold = hold
  }

  /** After an answer: to each seat that the table waits for from now on, never to who acted; after the last, to all. */
  write(after: Now, before: Now | undefined, prompts: readonly Prompt[], actor: Seat | undefined, now: Time): void {
    const seats = this.#seats()
    this.list(seats.filter(({ seat }) => after.over || !before || isAsked(after, seat) !== isAsked(before, seat)), now)
    if (after.over) {
      for (const { seat } of seats) this.ask(seat, 'over', now, after.number)
      return
    }
    for (const { seat, may, id } of prompts) {
      const isNew = after.asked[id] !== before?.asked[id]
      if (may || seat === actor || !isNew) continue
      const row = seats[seat]
      const due = awakeAt(row?.settings.hours, now + this.#hold)
      if (before?.waits.begun[seat] === undefined) this.#call(seat, after.number, due, now)
      if (after.lettered[seat] || !row?.person) continue
      after.lettered[seat] = true
      this.add(seat, 'turn', after.number, now, due)
    }
  }

  /** By the ways that are no letters, each time that the table begins to wait; the one letter comes only until one looks in. */
  #call(seat: Seat, cause: number, due: Time, now: Time): void {
    for (const via of this.#channels.waysOf(seat)) this.#once(seat, 'turn', cause, now, due, via)
    for (const via of this.#channels.waysOf(NOBODY)) this.#once(NOBODY, 'turn', cause, now, now + this.#hold, via)
  }

  /** The rows of these seats on their people's lists are made anew, once however much happens until then. */
  list(seats: readonly SeatRow[], now: Time): void {
    for (const { seat, person, settings } of seats) {
      if (person) this.#once(seat, 'row', -1, now)
      if (settings.second) this.#once(seat, 'row', -1, now, now, 'second')
    }
  }

  lobby(now: Time): void {
    this.#once(NOBODY, 'lobby', -1, now)
  }

  #once(seat: Seat, kind: NoticeKind, cause: number, now: Time, due = now, via: Via = 'letter'): void {
    this.#write(
      `INSERT INTO notices (seat, kind, cause, written, due, via) SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE NOT EXISTS (SELECT 1 FROM notices WHERE done IS NULL AND seat = ?1 AND kind = ?2 AND via = ?6)`,
      seat, kind, cause, now, due, via
    )
  }

  /** A person who is forgotten gets nothing more, and leaves no trace here. */
  forget(seat: Seat): void {
    this.#write('DELETE FROM notices WHERE seat = ?', seat)
  }

  /** To a seat by all its ways, and to the whole table what concerns all. */
  ask(seat: Seat, kind: NoticeKind, now: Time, cause = -1): void {
    if (this.#seats()[seat]?.person) this.add(seat, kind, cause, now)
    this.askOtherwise(seat, kind, now, cause)
    this.tellTable(kind, now, cause)
  }

  /** By all ways but letters. */
  askOtherwise(seat: Seat, kind: NoticeKind, now: Time, cause = -1): void {
    if (!SEAT_BRIEFS.some(known => known === kind)) return
    for (const via of this.#channels.waysOf(seat)) this.add(seat, kind, cause, now, now, via)
  }

  /** To the second address only while the first does not work. */
  #letterWay(seat: Seat): Via {
    const { second, unreached } = this.#seats()[seat]?.settings ?? {}
    return second !== undefined && unreached !== undefined ? 'second' : 'letter'
  }

  /** To the webhooks of the whole table, however many seats are told the same. */
  tellTable(kind: NoticeKind, now: Time, cause = -1): void {
    if (!TABLE_BRIEFS.some(known => known === kind)) return
    for (const via of this.#channels.waysOf(NOBODY)) this.#once(NOBODY, kind, cause, now, now, via)
  }

  add(seat: Seat, kind: NoticeKind, cause: number, now: Time, due = now, via: Via = this.#letterWay(seat)): void {
    this.#write(
      'INSERT INTO notices (seat, kind, cause, written, due, via) VALUES (?, ?, ?, ?, ?, ?)',
      seat, kind, cause, now, due, via
    )
  }

  /** The earliest of all that is not done, overdue ones included. */
  earliest(): Time | undefined {
    if (this.#earliest !== undefined) return this.#earliest ?? undefined
    const own = `max(due, coalesce((SELECT max(e.due) ${BEFORE_IT}), 0))`
    const [row] = this.#sql.exec<{ due: Time | null }>(`SELECT min(${own}) AS due FROM notices n WHERE done IS NULL`).toArray()
    this.#earliest = row?.due ?? null
    return this.#earliest ?? undefined
  }

  forgetDue(): void {
    this.#earliest = undefined
  }

  #write(statement: string, ...values: SqlStorageValue[]): void {
    this.forgetDue()
    this.#sql.exec(statement, ...values)
  }

  due(now: Time): Notice[] {
    return this.#sql
      .exec<Notice & Record<string, SqlStorageValue>>(
        `SELECT id, seat, kind, cause, due, tries, via, written FROM notices n
         WHERE done IS NULL AND due <= ?1 AND NOT EXISTS (SELECT 1 ${BEFORE_IT} AND e.due > ?1) ORDER BY id LIMIT ?2`,
        now, NOTICES_PER_ALARM
      )
      .toArray()
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
  close({ id, kind, tries }: Notice, fate: Fate, now: Time, error: string | null = null): void {
    if (fate === 'given-up') console.error(`a notice (${kind}) was given up after ${tries + 1} tries`, error)
    this.#write('UPDATE notices SET done = ?, fate = ?, error = ?, tries = tries + 1 WHERE id = ?', now, fate, error, id)
  }

  /** A way is no more: what waits for it is closed. */
  closeAll(via: Via, now: Time, seat?: Seat): void {
    this.#write("UPDATE notices SET done = ?1, fate = 'given-up' WHERE via = ?2 AND done IS NULL AND seat = coalesce(?3, seat)", now, via, seat ?? null)
  }

  /** How many of a kind were written since then. */
  since(seat: Seat, kind: NoticeKind, at: Time): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM notices WHERE seat = ? AND kind = ? AND written > ?', seat, kind, at).one().n
  }

  /** The newest first; rows for lists are no news. */
  newest(seat: Seat, most: number): Told[] {
    return this.#sql
      .exec<Told & Record<string, SqlStorageValue>>(
        "SELECT * FROM notices WHERE seat = ? AND kind NOT IN ('row', 'lobby') ORDER BY id DESC LIMIT ?",
        seat, most
      )
      .toArray()
  }

  /** What was held back because of an answer, or of those after it, that is taken back now. Returns who was not written to. */
  forgetSince(answer: number): Seat[] {
    this.forgetDue()
    return this.#sql
      .exec<{ seat: Seat; kind: NoticeKind; via: Via }>('DELETE FROM notices WHERE cause >= ? AND done IS NULL RETURNING seat, kind, via', answer)
      .toArray()
      .flatMap(({ seat, kind, via }) => (kind === 'turn' && (via === 'letter' || via === 'second') ? [seat] : []))
  }
}

const isAsked = ({ waits, actor }: Now, seat: Seat): boolean => waits.begun[seat] !== undefined || actor === seat

/** Nobody is woken by a letter: it waits for the hours that the person has said. */
const awakeAt = (hours: Hours | undefined, at: Time): Time => (hours && awake(hours, at).next().value?.from) ?? at
