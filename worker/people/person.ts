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
import { Outbox, type Progress, type Unsent } from '../post/outbox'
import { Refused, type Accepted } from '../post/transports/contract'
import type { Counted } from './days'
import { nextDigest, type Digest } from './digest'
import { isTableId, keyFor } from './keys'
import { newsOf, noteTold, TOLD_LATE, type LateLetters } from './late'
import type { Lobby } from './lobby'
import { Wishes } from './wishes'

/** Later than any deadline. */
const FAR = 1e14
/** A table that could not be told is told again after so long. */
const TELL_AGAIN = 60_000

/** The name of the object that knows this address. */
export const personOf = (siteKey: string, address: string): string => keyFor(siteKey, 'person', address.trim().toLowerCase())

export class Person extends DurableObject<Env> {
  readonly #sql: SqlStorage
  readonly #outbox: Outbox
  readonly #wishes: Wishes

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    this.#sql.exec(`
      -- The address, whether it said "never write to me", and whether it was found not to work; one row.
      CREATE TABLE IF NOT EXISTS person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, address TEXT NOT NULL, never INTEGER, bounced INTEGER, why TEXT,
        digest TEXT, digest_due INTEGER, confirmed INTEGER);
      -- Tables that have to be told that letters do not arrive.
      CREATE TABLE IF NOT EXISTS untold (id TEXT PRIMARY KEY) WITHOUT ROWID;
      -- The tables at which this person sits, each as it last told of itself.
      CREATE TABLE IF NOT EXISTS tables (id TEXT NOT NULL, seat INTEGER NOT NULL, count INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID`)
    this.#outbox = new Outbox(this.#sql)
    this.#wishes = new Wishes(this.#sql)
    this.#sql.exec(TOLD_LATE)
  }

  /** Before a table first names this person by its hash, the address must be known here. */
  meet(name: string, address: string): void {
    this.#sql.exec('INSERT OR IGNORE INTO person (one, name, address) VALUES (1, ?, ?)', name, address)
  }

  /** Said by a link in any letter: nothing more is ever sent. */
  stop(): void {
    this.#sql.exec('UPDATE person SET never = ?', Date.now())
  }

  /** By a POST behind a link that stood in a letter: the address is this person's. */
  confirm(): void {
    this.#sql.exec('UPDATE person SET confirmed = coalesce(confirmed, ?)', Date.now())
  }

  /** No letters of a kind, or about a table, or again. */
  wish(what: string, wanted: boolean): void {
    this.#wishes.set(what, wanted)
  }

  /** What this person wants no letters of. */
  wishes(): string[] {
    return this.#wishes.all()
  }

  /** A letter came back, by our id or by what the other side called it: the address is written to no more. */
  async bounced(why: string, letter?: string): Promise<void> {
    this.#sql.exec('UPDATE person SET bounced = ?, why = ?', Date.now(), why)
    if (letter) this.#outbox.bounced(letter, why)
    await this.#count('bounced')
    this.#mustTell(this.#sql.exec<{ id: string }>('SELECT DISTINCT id FROM tables').toArray().map(({ id }) => id))
    await this.#wake()
  }

  /** Its person says that it works now. */
  again(): void {
    this.#sql.exec('UPDATE person SET bounced = NULL, why = NULL')
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
  async forget(): Promise<void> {
    this.#sql.exec('DELETE FROM tables')
    this.#sql.exec('DELETE FROM untold')
    this.#outbox.forget()
    this.#wishes.forget()
    this.#sql.exec("UPDATE person SET address = '' WHERE never IS NOT NULL")
    this.#sql.exec('DELETE FROM person WHERE never IS NULL')
    await this.#tellLate()
    await this.#wake()
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

  /** From now on all turns of a day in one letter; or each in its own again. Who asks has the link of a letter. */
  setDigest(digest: Digest | null): void {
    this.confirm()
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

  /** One alarm: the earliest letter, the digest, or a table or the site that has to be told. */
  async #wake(): Promise<void> {
    const telling = this.#untold().length || this.#late() ? Date.now() + TELL_AGAIN : undefined
    const due = [this.#outbox.earliest(), this.#person?.digest_due ?? undefined, telling].filter(time => time !== undefined)
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
    const lost = await this.#outbox.send(
      order => this.#letter(order),
      letter => this.#send(letter)
    )
    for (const _ of lost) await this.#count('given-up')
    this.#mustTell(lost.filter(thread => isTableId(this.env.SITE_KEY, thread)))
    await this.#tell()
    await this.#tellLate()
    await this.#wake()
  }

  async #letter(order: Order | LinksOrder): Promise<Letter | Unsent> {
    const person = this.#person
    if (!person || person.never || !this.#wishes.allow(order)) return 'unwanted'
    if (person.bounced) return 'unreachable'
    const confirmed = person.confirmed !== null || order.kind === 'report'
    if (!confirmed && !this.#wishes.mayFirst(order, Date.now())) return 'unconfirmed'
    const table = 'table' in order ? order.table.head.id : undefined
    const also = open(this.mine()).filter(row => row.asked && row.table !== table)
    return writeLetterTo({ ...person, confirmed, also }, order, this.env)
  }

  async #send(letter: Letter): Promise<Accepted> {
    const transport = transportOf(this.env)
    if (!transport) throw new Error('no transport for letters is configured')
    try {
      return await transport.send(letter)
    } catch (error) {
      if (error instanceof Refused && error.about === 'address') await this.bounced(error.message)
      throw error
    }
  }

  // ── letters that do not arrive ──

  async #count(what: Counted): Promise<void> {
    await this.#lobby.count(what)
  }

  #late = (): LateLetters | undefined => newsOf(this.#sql, this.#outbox.late())

  /** For the people who run the site. */
  async #tellLate(): Promise<void> {
    const news = this.#late()
    if (!news) return
    try {
      await this.#lobby.setLate(this.ctx.id.toString(), news)
      noteTold(this.#sql, news)
    } catch (error) {
      console.error(error)
    }
  }

  get #lobby(): DurableObjectStub<Lobby> {
    return this.env.LOBBY.get(this.env.LOBBY.idFromName('lobby'))
  }

  #mustTell(tables: readonly string[]): void {
    for (const id of tables) this.#sql.exec('INSERT OR IGNORE INTO untold (id) VALUES (?)', id)
  }

  #untold = (): string[] => this.#sql.exec<{ id: string }>('SELECT id FROM untold').toArray().map(({ id }) => id)

  async #tell(): Promise<void> {
    const name = this.#person?.name
    for (const id of this.#untold()) {
      try {
        if (name) await this.env.TABLE.get(this.env.TABLE.idFromName(id)).lettersLost(name)
        this.#sql.exec('DELETE FROM untold WHERE id = ?', id)
      } catch (error) {
        console.error(error)
      }
    }
  }

  get #person() {
    return this.#sql.exec<PersonRow>('SELECT * FROM person').toArray()[0]
  }
}

type PersonRow = {
  name: string
  address: string
  never: number | null
  bounced: number | null
  digest: string | null
  digest_due: number | null
  confirmed: number | null
}
