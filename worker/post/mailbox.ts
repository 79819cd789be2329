/** The mailbox of a local host, so that the whole product can be tried there. */
import { DurableObject } from 'cloudflare:workers'
import { MAILBOX_LETTERS } from '../shared/bounds'
import { migrate } from '../shared/migrate'
import { unpack, pack, type Parcel } from '../shared/parcel'
import type { Letter } from './transports/letter'
import { LISTED, MAILBOX_SCHEMA } from './schema'

/** What the list shows of each letter. */
export interface Envelope extends Pick<Letter, 'kind' | 'to' | 'subject'> {
  number: number
  at: number
}
export type Caught = Envelope & Letter

export class Mailbox extends DurableObject<Env> {
  readonly #sql: SqlStorage

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    migrate(object.storage, MAILBOX_SCHEMA)
  }

  put(letter: Parcel<Letter>): void {
    const { id } = unpack(letter)
    this.#sql.exec('INSERT OR IGNORE INTO letters (id, at, body) VALUES (?, ?, ?)', id, Date.now(), letter)
    this.#sql.exec('DELETE FROM letters WHERE number <= (SELECT max(number) FROM letters) - ?', MAILBOX_LETTERS)
  }

  newest(): Parcel<Envelope[]> {
    const [kind, to, subject] = LISTED
    const listed = `SELECT number, at, ${kind} AS kind, ${to} AS "to", ${subject} AS subject FROM letters INDEXED BY letters_listed`
    return pack<Envelope[]>(
      this.#sql.exec<Envelope & Record<string, SqlStorageValue>>(`${listed} WHERE number > 0 ORDER BY number DESC`).toArray()
    )
  }

  one(number: number): Parcel<Caught | null> {
    const [row] = this.#sql.exec<{ at: number; body: Parcel<Letter> }>('SELECT at, body FROM letters WHERE number = ?', number).toArray()
    return pack(row ? { number, at: row.at, ...unpack(row.body) } : null)
  }
}
