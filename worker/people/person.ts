/** One address: where it is, whether it wants letters at all, and its own outbox. Found by a keyed hash, never by the address. */
import { DurableObject } from 'cloudflare:workers'
import { LETTERS_SHOWN } from '../bounds'
import type { Env } from '../env'
import { writeLetterTo } from '../post/write'
import type { Letter, LinksOrder, Order } from '../post/letter'
import type { Language } from '../rules/game'
import { transportOf } from '../post/transport'
import type { MineRow } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import { Outbox, type Progress } from '../post/outbox'
import { Refused, type Accepted } from '../post/transports/contract'
import { nextDigest, type Digest } from './digest'
import { keyFor } from './keys'

/** Later than any deadline. */
const FAR = 1e14

/** The name of the object that knows this address. */
export const personOf = (siteKey: string, address: string): string => keyFor(siteKey, 'person', address.trim().toLowerCase())

export class Person extends DurableObject<Env> {
  readonly #sql: SqlStorage
  readonly #outbox: Outbox

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    this.#sql.exec(`
      -- The address, whether it said "never write to me", and whether it was found not to work; one row.
      CREATE TABLE IF NOT EXISTS person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, address TEXT NOT NULL, never INTEGER, bounced INTEGER, why TEXT,
        digest TEXT, digest_due INTEGER);
      -- The tables at which this person sits, each as it last told of itself.
      CREATE TABLE IF NOT EXISTS tables (id TEXT NOT NULL, seat INTEGER NOT NULL, count INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID`)
    this.#outbox = new Outbox(this.#sql)
  }

  /** Before a table first names this person by its hash, the address must be known here. */
  meet(name: string, address: string): void {
    this.#sql.exec('INSERT OR IGNORE INTO person (one, name, address) VALUES (1, ?, ?)', name, address)
  }

  /** Said by a link in any letter: nothing more is ever sent. */
  stop(): void {
    this.#sql.exec('UPDATE person SET never = ?', Date.now())
  }

  /** The address does not work: said by the other side at once, or by a letter that came back. */
  bounced(why: string): void {
    this.#sql.exec('UPDATE person SET bounced = ?, why = ?', Date.now(), why)
  }

  /** A table tells how it stands; older news than what is known is ignored. */
  list(row: Parcel<MineRow>, count: number): void {
    const { table, seat } = open(row)
    this.#sql.exec(
      `INSERT INTO tables (id, seat, count, body) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (id, seat) DO UPDATE SET count = ?3, body = ?4 WHERE count < ?3`,
      table, seat, count, row
    )
  }

  /** Those that wait for this person come first, the soonest deadline before the others. */
  mine(): Parcel<MineRow[]> {
    const rows = this.#sql.exec<{ body: Parcel<MineRow> }>('SELECT body FROM tables').toArray().map(({ body }) => open(body))
    const urgency = ({ asked, stage }: MineRow): number => (asked ? (asked.until ?? asked.since + FAR) : stage === 'over' ? 3 * FAR : 2 * FAR)
    return pack(rows.sort((a, b) => urgency(a) - urgency(b)))
  }

  /** All own links by letter, for whoever asks: the letter goes to the address and nowhere else. */
  async sendLinks(language: Language): Promise<void> {
    if (!this.#person) return
    await this.#write({ id: `links.${crypto.randomUUID()}`, kind: 'links', language, rows: open(this.mine()) })
  }

  /** The address, and what is kept under it, for the person to take home. */
  file(): Parcel<{ address: string; tables: MineRow[]; digest?: Digest } | null> {
    const person = this.#person
    return pack(person ? { address: person.address, tables: open(this.mine()), digest: this.digest } : null)
  }

  /** Every table that knows this person, those of which only a letter is known included. */
  known(): string[] {
    const listed = this.#sql.exec<{ id: string }>('SELECT id FROM tables').toArray()
    return [...new Set([...listed.map(({ id }) => id), ...this.#outbox.threads()])]
  }

  /** The seat was left. */
  drop(table: string, seat: number): void {
    this.#sql.exec('DELETE FROM tables WHERE id = ? AND seat = ?', table, seat)
  }

  /** Nothing of this person stays here, but for the wish never to be written to. */
  forget(): void {
    this.#sql.exec('DELETE FROM tables')
    this.#outbox.forget()
    this.#sql.exec("UPDATE person SET address = '' WHERE never IS NOT NULL")
    this.#sql.exec('DELETE FROM person WHERE never IS NULL')
  }

  /** The second hop begins: written here before the table is told that it was taken. */
  async receive(parcel: Parcel<Order>): Promise<void> {
    const order = open(parcel)
    const { digest } = this
    if (order.kind !== 'turn' || !digest) return this.#write(order)
    this.#sql.exec('UPDATE person SET digest_due = coalesce(digest_due, ?)', nextDigest(digest, Date.now()))
    await this.#wake()
  }

  get digest(): Digest | undefined {
    const { digest } = this.#person ?? {}
    return digest ? JSON.parse(digest) : undefined
  }

  /** From now on all turns of a day in one letter; or each in its own again. */
  setDigest(digest: Digest | null): void {
    this.#sql.exec('UPDATE person SET digest = ?', digest && JSON.stringify(digest))
  }

  /** How far the letters of one table have come. */
  progress(table: string): Parcel<Progress[]> {
    return pack(this.#outbox.progress(table, LETTERS_SHOWN))
  }

  async #write(order: Order | LinksOrder): Promise<void> {
    this.#outbox.add(order, Date.now())
    await this.#wake()
  }

  /** One alarm: the earliest letter, or the digest. */
  async #wake(): Promise<void> {
    const due = [this.#outbox.earliest(), this.#person?.digest_due ?? undefined].filter(time => time !== undefined)
    if (due.length) await this.ctx.storage.setAlarm(Math.min(...due))
  }

  /** The tables that wait now, whatever happened since they began to. */
  #digestIfDue(): void {
    const { digest } = this
    const due = this.#person?.digest_due
    if (!digest || !due || due > Date.now()) return
    this.#sql.exec('UPDATE person SET digest_due = NULL')
    const rows = open(this.mine()).filter(({ asked }) => asked)
    if (rows.length) this.#outbox.add({ id: `digest.${due}`, kind: 'digest', rows, ...digest }, Date.now())
  }

  override async alarm(): Promise<void> {
    this.#digestIfDue()
    await this.#outbox.send(
      order => this.#letter(order),
      letter => this.#send(letter)
    )
    await this.#wake()
  }

  /** Undefined: this person wants none, or none comes through. */
  async #letter(order: Order | LinksOrder): Promise<Letter | undefined> {
    const person = this.#person
    return person && !person.never && !person.bounced ? writeLetterTo(person, order, this.env) : undefined
  }

  async #send(letter: Letter): Promise<Accepted> {
    const transport = transportOf(this.env)
    if (!transport) throw new Error('no transport for letters is configured')
    try {
      return await transport.send(letter)
    } catch (error) {
      if (error instanceof Refused && error.about === 'address') this.bounced(error.message)
      throw error
    }
  }

  get #person() {
    return this.#sql.exec<{ name: string; address: string; never: number | null; bounced: number | null; digest: string | null; digest_due: number | null }>('SELECT * FROM person').toArray()[0]
  }
}
