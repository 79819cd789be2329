/** One email address: whether it wants letters, and its outbox. Its object is found by a keyed hash, never by the address itself. */
import { DurableObject } from 'cloudflare:workers'
import { BERTH_MS, EVENT_DAYS, LETTERS_SHOWN, LINKS_A_DAY } from '../shared/bounds'
import type { Order } from '../post/transports/letter'
import type { Language } from '../drawing/game'
import type { BerthRow, Consent, MineRow } from '../model'
import { unpack, pack, type Parcel } from '../shared/parcel'
import { DAY } from '../clock/span'
import type { Digest } from './digest'
import { isTableId } from '../shared/keys'
import { keptIn, type PersonParts } from './kept'
import { isKeptIn } from './person-schema'
import type { PersonRow } from './self'
import type { OwnTables } from './tables'
import { tellConsent } from './telling'
import type { Progress } from '../post/letter-rows'
import { PersonPost } from './person-post'

export class Person extends DurableObject<Env> {
  readonly #sql: SqlStorage
  #kept: PersonParts | undefined
  readonly #post: PersonPost

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    this.#post = new PersonPost(object, env, () => this.#rows)
  }

  /** Created only when there is something to store, because strangers ask for addresses that nobody has. */
  get #rows(): PersonParts {
    this.#kept ??= keptIn(this.#sql)
    return this.#kept
  }

  get #self(): PersonRow {
    return this.#rows.self
  }

  get #tables(): OwnTables {
    return this.#rows.tables
  }

  // ── the address, and its person's wishes ──

  /** Called before a table first names this person by hash, because the address must be known here. */
  meet(name: string, address: string): Consent {
    this.#self.meet(name, address)
    return this.consent()
  }

  /** From a link in any letter: nothing more is ever sent. */
  async stop(): Promise<void> {
    this.#self.stop(Date.now())
    await this.#tellConsent()
  }

  /** From a button on the same page: letters may come again. */
  async resume(): Promise<void> {
    this.#self.resume()
    await this.#tellConsent()
  }

  /** From a POST behind a link in a letter, which proves that the address is this person's. */
  async confirm(): Promise<void> {
    if (this.#self.confirm(Date.now())) await this.#tellConsent()
  }

  /** Turns letters of one kind, or about one table, off or on. */
  async wish(what: string, wanted: boolean): Promise<void> {
    this.#rows.wishes.set(what, wanted)
    if (isTableId(this.env.SITE_KEY, what)) await this.#tellConsent([what])
  }

  /** Consent to letters about this table, or to letters in general. */
  consent(table?: string): Consent {
    const { row } = this.#self
    if (typeof row?.never === 'number' || (table && this.#rows.wishes.all().includes(table))) return 'stopped'
    return typeof row?.confirmed === 'number' ? 'given' : 'asked'
  }

  #tellConsent(tables = this.known()): Promise<void> {
    const known = tables.filter(id => isTableId(this.env.SITE_KEY, id))
    return tellConsent(this.env, known, this.#self.row?.name, table => this.consent(table))
  }

  /** The kinds and tables of which this person wants no letters, and whether all letters are stopped. */
  wishes(): { unwanted: string[]; never: boolean } {
    return { unwanted: this.#rows.wishes.all(), never: typeof this.#self.row?.never === 'number' }
  }

  get digest(): Digest | undefined {
    return this.#self.digest
  }

  /** Whether all turns of a day come in one letter. */
  gathers(): boolean {
    return this.digest !== undefined
  }

  /** Turns the daily digest on or off. Only the holder of a link from a letter can ask, so the address is confirmed. */
  async setDigest(digest: Digest | null): Promise<void> {
    await this.confirm()
    // What waited for the digest is sent now.
    if (!digest) await this.#post.digestIfDue(Infinity)
    this.#self.digest = digest ?? undefined
    await this.#post.wake()
  }

  bounced(why: string, letter?: string): Promise<void> {
    return this.#post.bounced(why, letter)
  }

  /** For a player or guest of the table: the masked address, and whether letters about the table go there. */
  shown(table: string): { address: string; consent: Consent } | undefined {
    const { masked } = this.#self
    return masked === undefined ? undefined : { address: masked, consent: this.consent(table) }
  }

  /** Somebody typed the address again, so it is tried once more after bounces. */
  again(): void {
    this.#self.again()
  }

  /** The address and everything stored under it, for the person to download. */
  async file(): Promise<Parcel<{ address: string; tables: BerthRow[]; digest?: Digest } | null>> {
    const { row } = this.#self
    return pack(row ? { address: row.address, tables: await this.#tablesNow(BERTH_MS), digest: this.digest } : null)
  }

  /** Deletes everything about this person, except the wish never to be written to. */
  async forget(): Promise<void> {
    this.#tables.forget()
    this.#rows.outbox.forget()
    this.#rows.wishes.forget()
    this.#self.forget()
    await this.#post.tellSite()
    await this.#post.wake()
  }

  // ── the tables ──

  /** For a page: a table that is slow to answer is shown as it last reported. */
  async mine(): Promise<Parcel<BerthRow[]>> {
    return pack(await this.#tablesNow(BERTH_MS))
  }

  #tablesNow = (ms?: number): Promise<BerthRow[]> => this.#tables.now(this.env, this.#self.row?.name, undefined, ms)

  /** Every table that knows this person, even those known only from a letter. */
  known(): string[] {
    return [...new Set([...this.#tables.ids(), ...this.#rows.outbox.threads()])]
  }

  /** The seat was left. */
  drop(table: string, seat: number): void {
    this.#tables.drop(table, seat)
  }

  // ── letters ──

  /** Sends a letter with the links of all seats; anybody may ask, because it goes only to this address. */
  async sendLinks(language: Language): Promise<void> {
    if (!isKeptIn(this.#sql) || !this.#self.row || this.#rows.outbox.since('links', Date.now() - DAY) >= LINKS_A_DAY) return
    await this.#post.write({ id: `links.${crypto.randomUUID()}`, kind: 'links', language, rows: await this.#tablesNow() })
  }

  /** Takes over a letter from a table. Letter and list row are stored before the table hears that they were received, and whether such
      letters are wanted. */
  async receive(parcel: Parcel<Order>, listed: Parcel<MineRow | null>, count: number): Promise<Consent> {
    const order = unpack(parcel)
    const row = unpack(listed)
    if (row) this.#tables.set(row, count)
    const { digest } = this
    if (order.kind !== 'turn' || !digest) await this.#post.write(order, count)
    else {
      this.#self.orderDigest(digest, Date.now())
      await this.#post.wake()
    }
    return this.consent(order.table.head.id)
  }

  /** Whether a letter with this provider id was recently sent to this address and has not failed since. */
  wasSent(letter: string): boolean {
    return isKeptIn(this.#sql) && this.#rows.outbox.wasSent(letter, Date.now() - EVENT_DAYS * DAY)
  }

  /** The progress of one table's letters. */
  progress(table: string): Parcel<Progress[]> {
    return pack(this.#rows.outbox.progress(table, LETTERS_SHOWN))
  }

  override alarm(): Promise<void> {
    return this.#post.ring()
  }
}
