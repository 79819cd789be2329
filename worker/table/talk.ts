/** What people say to each other at a table, and what they note for themselves. */
import { TALK_A_MINUTE, TALK_LENGTH, TALK_SHOWN } from '../bounds'
import type { Note, Said, Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { Saying } from './belongings'

const MINUTE = 60_000

export function wordsFault(text: string): 'nothing-said' | 'too-long' | undefined {
  if (text === '') return 'nothing-said'
  return [...text].length > TALK_LENGTH ? 'too-long' : undefined
}

export class Talk {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Whether this seat has said too much in the last minute. */
  hurry(seat: Seat, now: Time): 'too-fast' | undefined {
    const { n } = this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM talk WHERE seat = ? AND at > ?', seat, now - MINUTE).one()
    return n >= TALK_A_MINUTE ? 'too-fast' : undefined
  }

  /** When this seat last said or noted something. */
  lastAt(seat: Seat): Time | null {
    return this.#sql
      .exec<{ at: Time | null }>('SELECT max(at) AS at FROM (SELECT at, seat FROM talk UNION ALL SELECT at, seat FROM notes) WHERE seat = ?', seat)
      .one().at
  }

  say(seat: Seat, text: string, position: number, now: Time): void {
    this.#sql.exec('INSERT INTO talk (at, position, seat, text) VALUES (?, ?, ?, ?)', now, position, seat, text)
  }

  note(seat: Seat, text: string, position: number, now: Time): void {
    this.#sql.exec('INSERT INTO notes (at, position, seat, text) VALUES (?, ?, ?, ?)', now, position, seat, text)
  }

  /** The newest, oldest first, without those whom the reader does not wish to hear. */
  heardBy(muted: readonly Seat[]): Said[] {
    const all = this.#sql
      .exec<Said & Record<string, SqlStorageValue>>('SELECT number, at, seat, text FROM talk ORDER BY number DESC LIMIT ?', TALK_SHOWN)
      .toArray()
    return all.filter(({ seat }) => !muted.includes(seat)).reverse()
  }

  /** The newest word by which another calls this seat, by the names of all. */
  callTo(seat: Seat, names: readonly string[], muted: readonly Seat[]): Said | undefined {
    return this.heardBy(muted).findLast(said => said.seat !== seat && mentioned(said.text, names).includes(seat))
  }

  notesOf(seat: Seat): Note[] {
    return this.#sql
      .exec<Note & Record<string, SqlStorageValue>>('SELECT at, position, text FROM notes WHERE seat = ? ORDER BY number', seat)
      .toArray()
  }

  /** All of it, for who said it. */
  saidBy(seat: Seat): Saying[] {
    return this.#sql
      .exec<Saying & Record<string, SqlStorageValue>>('SELECT at, position, text FROM talk WHERE seat = ? ORDER BY number', seat)
      .toArray()
  }

  /** A person who wishes to be forgotten takes the own words along. */
  forget(seat: Seat): void {
    this.#sql.exec('DELETE FROM notes WHERE seat = ?', seat)
    this.#sql.exec("UPDATE talk SET text = '' WHERE seat = ?", seat)
  }
}

/** The seats that a text calls by `@name`. */
export function mentioned(text: string, names: readonly string[]): Seat[] {
  const lower = text.toLowerCase()
  return names.flatMap((name, seat) => (lower.includes(`@${name.toLowerCase()}`) ? [seat] : []))
}
