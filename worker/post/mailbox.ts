/** The letters of one's own machine, so that the whole product can be tried there. */
import { DurableObject } from 'cloudflare:workers'
import { MAILBOX_LETTERS } from '../bounds'
import type { Env } from '../env'
import { open, pack, type Parcel } from '../parcel'
import type { Letter } from './letter'

export interface Caught extends Letter {
  number: number
  at: number
}

export class Mailbox extends DurableObject<Env> {
  readonly #sql: SqlStorage

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    this.#sql.exec(`
      -- Letters as they came, newest last; the id makes twice count once.
      CREATE TABLE IF NOT EXISTS letters (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, at INTEGER, body TEXT)`)
  }

  put(letter: Parcel<Letter>): void {
    const { id } = open(letter)
    this.#sql.exec('INSERT OR IGNORE INTO letters (id, at, body) VALUES (?, ?, ?)', id, Date.now(), letter)
    this.#sql.exec('DELETE FROM letters WHERE number <= (SELECT max(number) FROM letters) - ?', MAILBOX_LETTERS)
  }

  newest(): Parcel<Caught[]> {
    return pack(this.#letters('ORDER BY number DESC LIMIT ?', MAILBOX_LETTERS))
  }

  one(number: number): Parcel<Caught | null> {
    return pack(this.#letters('WHERE number = ?', number)[0] ?? null)
  }

  #letters(where: string, value: number): Caught[] {
    return this.#sql
      .exec<{ number: number; at: number; body: Parcel<Letter> }>(`SELECT number, at, body FROM letters ${where}`, value)
      .toArray()
      .map(({ number, at, body }) => ({ number, at, ...open(body) }))
  }
}
