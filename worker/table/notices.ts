/** What is to be delivered: written in the transaction of the answer, handed on by the alarm, never lost, counted once. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../bounds'
import { pauseAfter } from '../post/pause'
import type { Time } from '../../web/model'
import type { Prompt, Seat } from '../rules/contract'
import type { Hours } from './clock'
import { awake } from './clock/hours'
import type { Now, SeatRow } from './store'

export type LetterKind = 'invitation' | 'seat' | 'turn' | 'over' | 'mention' | 'vote' | 'reminder' | 'timeout' | 'declined' | 'off' | 'report' | 'receipt' | 'misread' | 'stale'
/** Besides letters: the row on a person's list of tables, and the row in the lobby. */
export type NoticeKind = LetterKind | 'row' | 'lobby'
/** Not a seat: news for the host, or for the lobby. */
export const NOBODY = -1

/** An earlier notice to the same seat waits to be tried again. */
const HELD_BACK =
  'EXISTS (SELECT 1 FROM notices e WHERE e.seat = n.seat AND e.id < n.id AND e.done IS NULL AND e.tries > 0 AND e.due > n.due)'

export interface Notice {
  id: number
  seat: Seat
  kind: NoticeKind
  /** The number of the answer that caused it; -1 before the start. */
  cause: number
  due: Time
  tries: number
}

export class Notices {
  readonly #sql: SqlStorage
  readonly #seats: () => SeatRow[]
  /** How long a turn letter waits, so that none is sent for what was done meanwhile. */
  readonly #hold: number

  constructor(sql: SqlStorage, seats: () => SeatRow[], hold: number) {
    this.#sql = sql
    this.#seats = seats
    this.#hold = hold
  }

  /** After an answer: to each seat that the table waits for from now on, never to who acted; after the last, to all. */
  write(after: Now, before: Now | undefined, prompts: readonly Prompt[], actor: Seat | undefined, now: Time): void {
    const seats = this.#seats()
    this.list(seats.filter(({ seat }) => after.over || !before || isAsked(after, seat) !== isAsked(before, seat)), now)
    if (after.over) {
      for (const { seat, person } of seats) if (person) this.add(seat, 'over', after.number, now)
      return
    }
    for (const { seat, may, id } of prompts) {
      const isNew = after.asked[id] !== before?.asked[id]
      if (may || seat === actor || !isNew || after.lettered[seat] || !seats[seat]?.person) continue
      after.lettered[seat] = true
      this.add(seat, 'turn', after.number, awakeAt(seats[seat]?.settings.hours, now + this.#hold))
    }
  }

  /** The rows of these seats on their people's lists are made anew, once however much happens until then. */
  list(seats: readonly SeatRow[], now: Time): void {
    for (const { seat, person } of seats) if (person) this.#once(seat, 'row', now)
  }

  lobby(now: Time): void {
    this.#once(NOBODY, 'lobby', now)
  }

  #once(seat: Seat, kind: NoticeKind, due: Time): void {
    this.#sql.exec(
      `INSERT INTO notices (seat, kind, cause, due) SELECT ?1, ?2, -1, ?3
       WHERE NOT EXISTS (SELECT 1 FROM notices WHERE done IS NULL AND seat = ?1 AND kind = ?2)`,
      seat, kind, due
    )
  }

  /** A person who is forgotten gets nothing more, and leaves no trace here. */
  forget(seat: Seat): void {
    this.#sql.exec('DELETE FROM notices WHERE seat = ?', seat)
  }

  /** To a seat whose person has an address. */
  ask(seat: Seat, kind: NoticeKind, now: Time): void {
    if (this.#seats()[seat]?.person) this.add(seat, kind, -1, now)
  }

  add(seat: Seat, kind: NoticeKind, cause: number, due: Time): void {
    this.#sql.exec('INSERT INTO notices (seat, kind, cause, due) VALUES (?, ?, ?, ?)', seat, kind, cause, due)
  }

  /** The earliest of all that is not done, overdue ones included. */
  earliest(): Time | undefined {
    const [row] = this.#sql.exec<{ due: Time | null }>(`SELECT min(due) AS due FROM notices n WHERE done IS NULL AND NOT ${HELD_BACK}`).toArray()
    return row?.due ?? undefined
  }

  due(now: Time): Notice[] {
    return this.#sql
      .exec<Notice & Record<string, SqlStorageValue>>(
        `SELECT id, seat, kind, cause, due, tries FROM notices n WHERE done IS NULL AND due <= ? AND NOT ${HELD_BACK} ORDER BY id LIMIT ?`,
        now, NOTICES_PER_ALARM
      )
      .toArray()
  }

  done(id: number, now: Time): void {
    this.#sql.exec('UPDATE notices SET done = ?, error = NULL WHERE id = ?', now, id)
  }

  /** Tried again after a growing pause; after the last try it stays, with its error. */
  failed(notice: Notice, error: unknown, now: Time): void {
    const tries = notice.tries + 1
    const done = tries >= DELIVERY_TRIES ? now : null
    if (done) console.error(`a notice (${notice.kind}) was given up after ${tries} tries`, error)
    this.#sql.exec(
      'UPDATE notices SET tries = ?, due = ?, error = ?, done = ? WHERE id = ?',
      tries, now + pauseAfter(notice.tries), String(error), done, notice.id
    )
  }

  sentBecauseOf(answer: number): boolean {
    return this.#sql.exec('SELECT 1 FROM notices WHERE cause = ? AND done IS NOT NULL', answer).toArray().length > 0
  }

  /** What was held back because of an answer, or of those after it, that is taken back now. Returns who was not written to. */
  forgetSince(answer: number): Seat[] {
    return this.#sql
      .exec<{ seat: Seat; kind: NoticeKind }>('DELETE FROM notices WHERE cause >= ? AND done IS NULL RETURNING seat, kind', answer)
      .toArray()
      .flatMap(({ seat, kind }) => (kind === 'turn' ? [seat] : []))
  }
}

const isAsked = ({ waits, actor }: Now, seat: Seat): boolean => waits.begun[seat] !== undefined || actor === seat

/** Nobody is woken by a letter: it waits for the hours that the person has said. */
const awakeAt = (hours: Hours | undefined, at: Time): Time => (hours && awake(hours, at).next().value?.from) ?? at
