/** The letters of one's own machine, so that the whole product can be tried there. */
import { DurableObject } from 'cloudflare:workers'
import { MAILBOX_LETTERS } from '../bounds'
import type { Env } from '../env'
import { open, pack, type Parcel } from '../parcel'
import type { Letter } from './letter'

/** What the list of letters shows of each. */
export interface Envelope extends Pick<Letter, 'kind' | 'to' | 'subject'> {
  number: number
  at: number
}
export type Caught = Envelope & Letter

const LISTED = ['kind', 'to', 'subject'].map(field => `json_extract(body, '$.${field}')`)

export class Mailbox extends DurableObject<Env> {
  readonly #sql: SqlStorage

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    this.#sql.exec(`
      -- Letters as they came, newest last; the id makes twice count once.
      CREATE TABLE IF NOT EXISTS letters (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, at INTEGER, body TEXT);
      -- What the list shows: a letter carries a picture, and a list of whole letters would be too large to be handed over.
      CREATE INDEX IF NOT EXISTS letters_listed ON letters (number, at, ${LISTED.join(', ')})`)
  }

  put(letter: Parcel<Letter>): void {
    const { id } = open(letter)
    this.#sql.exec('INSERT OR IGNORE INTO letters (id, at, body) VALUES (?, ?, ?)', id, Date.now(), letter)
    this.#sql.exec('DELETE FROM letters WHERE number <= (SELECT max(number) FROM letters) - ?', MAILBOX_LETTERS)
  }

  newest(): Parcel<Envelope[]> {
    const [kind, to, subject] = LISTED
    const listed = `SELECT number, at, ${kind} AS kind, ${to} AS "to", ${subject} AS subject FROM letters INDEXED BY letters_listed`
    return pack<Envelope[]>(this.#sql.exec<Envelope & Record<string, SqlStorageValue>>(`${listed} WHERE number > 0 ORDER BY number DESC`).toArray())
  }

  one(number: number): Parcel<Caught | null> {
    const [row] = this.#sql.exec<{ at: number; body: Parcel<Letter> }>('SELECT at, body FROM letters WHERE number = ?', number).toArray()
    return pack(row ? { number, at: row.at, ...open(row.body) } : null)
  }
}
