/** One address: where it is, whether it wants letters at all, and its own outbox. Found by a keyed hash, never by the address. */
import { DurableObject } from 'cloudflare:workers'
import { BERTH_MS, EVENT_DAYS, LETTERS_SHOWN, LINKS_A_DAY } from '../bounds'
import type { Env } from '../env'
import { writeLetterTo } from '../post/write'
import type { Letter, LinksOrder, Order } from '../post/letter'
import type { Language } from '../rules/game'
import { transportOf } from '../post/transport'
import type { BerthRow, Consent, MineRow, Time } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import { DAY } from '../table/clock/span'
import { Outbox, type Progress, type Unsent } from '../post/outbox'
import { Deferred, Refused, type Accepted } from '../post/transports/contract'
import type { Digest } from './digest'
import { isTableId, keyFor } from './keys'
import { keptIn, type Kept } from './kept'
import { newsOf } from './late'
import { isKeptIn } from './schema'
import { Self } from './self'
import { OwnTables } from './tables'
import { countAtSite, tellAgain, tellConsent, tellSite, tellTables } from './telling'
import { Wishes } from './wishes'

/** A table that could not be told is told again after so long. */
const TELL_AGAIN = 60_000

/** The name of the object that knows this address. */
export const personOf = (siteKey: string, address: string): string => keyFor(siteKey, 'person', address.trim().toLowerCase())

export class Person extends DurableObject<Env> {
  readonly #sql: SqlStorage
  #kept: Kept | undefined
  /** Why the way of letters was found broken by the newest letter that was tried. */
  #broken: unknown

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
  }

  /** Made when there is something to keep: strangers ask for addresses that nobody has. */
  get #rows(): Kept {
    this.#kept ??= keptIn(this.#sql)
    return this.#kept
  }

  get #self(): Self {
    return this.#rows.self
  }

  get #tables(): OwnTables {
    return this.#rows.tables
  }

  get #outbox(): Outbox {
    return this.#rows.outbox
  }

  get #wishes(): Wishes {
    return this.#rows.wishes
  }

  // ── the address, and what its person wants ──

  /** Before a table first names this person by its hash, the address must be known here. */
  meet(name: string, address: string): Consent {
    this.#self.meet(name, address)
    return this.consent()
  }

  /** Said by a link in any letter: nothing more is ever sent. */
  async stop(): Promise<void> {
    this.#self.stop(Date.now())
    await this.#tellConsent()
  }

  /** By a button on the same page: letters may come again. */
  async resume(): Promise<void> {
    this.#self.resume()
    await this.#tellConsent()
  }

  /** By a POST behind a link that stood in a letter: the address is this person's. */
  async confirm(): Promise<void> {
    if (this.#self.confirm(Date.now())) await this.#tellConsent()
  }

  /** No letters of a kind, or about a table, or again. */
  async wish(what: string, wanted: boolean): Promise<void> {
    this.#wishes.set(what, wanted)
    if (isTableId(this.env.SITE_KEY, what)) await this.#tellConsent([what])
  }

  /** To letters about this table, or to any. */
  consent(table?: string): Consent {
    const { row } = this.#self
    if (typeof row?.never === 'number' || (table && this.#wishes.all().includes(table))) return 'stopped'
    return typeof row?.confirmed === 'number' ? 'given' : 'asked'
  }

  #tellConsent(tables = this.known()): Promise<void> {
    const known = tables.filter(id => isTableId(this.env.SITE_KEY, id))
    return tellConsent(this.env, known, this.#self.row?.name, table => this.consent(table))
  }

  /** What this person wants no letters of; and whether of nothing at all. */
  wishes(): { unwanted: string[]; never: boolean } {
    return { unwanted: this.#wishes.all(), never: typeof this.#self.row?.never === 'number' }
  }

  get digest(): Digest | undefined {
    return this.#self.digest
  }

  /** Whether all turns of a day go in one letter. */
  gathers(): boolean {
    return this.digest !== undefined
  }

  /** From now on all turns of a day in one letter; or each in its own again. Who asks has the link of a letter. */
  async setDigest(digest: Digest | null): Promise<void> {
    await this.confirm()
    // What was to come together comes now.
    if (!digest) await this.#digestIfDue(Infinity)
    this.#self.digest = digest ?? undefined
    await this.#wake()
  }

  /** A letter came back, by our id or by what the other side called it: the address is written to no more. */
  async bounced(why: string, letter?: string): Promise<void> {
    this.#self.bounced(why, Date.now())
    if (letter) this.#outbox.bounced(letter, why)
    this.#tables.mustTell(this.#tables.ids())
    await countAtSite(this.env, 'bounced', 1)
    await this.#wake()
  }

  /** For who sits there, or is about to: of the address enough to know it again, and whether letters about the table go there. */
  shown(table: string): { address: string; consent: Consent } | undefined {
    const { masked } = this.#self
    return masked === undefined ? undefined : { address: masked, consent: this.consent(table) }
  }

  /** Somebody who types it says that it works now: it is tried once more. */
  again(): void {
    this.#self.again()
  }

  /** The address, and what is kept under it, for the person to take home. */
  async file(): Promise<Parcel<{ address: string; tables: BerthRow[]; digest?: Digest } | null>> {
    const { row } = this.#self
    return pack(row ? { address: row.address, tables: await this.#tablesNow(undefined, BERTH_MS), digest: this.digest } : null)
  }

  /** Nothing of this person stays here, but for the wish never to be written to. */
  async forget(): Promise<void> {
    this.#tables.forget()
    this.#outbox.forget()
    this.#wishes.forget()
    this.#self.forget()
    await this.#tellSite()
    await this.#wake()
  }

  // ── the tables ──

  /** For a page: one that is slow to say how it stands is shown as it last told. */
  async mine(): Promise<Parcel<BerthRow[]>> {
    return pack(await this.#tablesNow(undefined, BERTH_MS))
  }

  #tablesNow = (but?: string, ms?: number): Promise<BerthRow[]> => this.#tables.now(this.env, this.#self.row?.name, but, ms)

  /** Every table that knows this person, those of which only a letter is known included. */
  known(): string[] {
    return [...new Set([...this.#tables.ids(), ...this.#outbox.threads()])]
  }

  /** The seat was left. */
  drop(table: string, seat: number): void {
    this.#tables.drop(table, seat)
  }

  // ── letters ──

  /** All own links by letter, for whoever asks: the letter goes to the address and nowhere else. */
  async sendLinks(language: Language): Promise<void> {
    if (!isKeptIn(this.#sql) || !this.#self.row || this.#outbox.since('links', Date.now() - DAY) >= LINKS_A_DAY) return
    await this.#write({ id: `links.${crypto.randomUUID()}`, kind: 'links', language, rows: await this.#tablesNow() })
  }

  /** The second hop begins: written here, with the table's row on the list, before the table is told that it was taken, and whether
      such letters are wanted. */
  async receive(parcel: Parcel<Order>, listed: Parcel<MineRow | null>, count: number): Promise<Consent> {
    const order = open(parcel)
    const row = open(listed)
    if (row) this.#tables.set(row, count)
    const { digest } = this
    if (order.kind !== 'turn' || !digest) await this.#write(order, count)
    else {
      this.#self.orderDigest(digest, Date.now())
      await this.#wake()
    }
    return this.consent(order.table.head.id)
  }

  /** Whether this letter, as the other side calls it, went to this address lately, and nothing bad is known of it yet. */
  wasSent(letter: string): boolean {
    return isKeptIn(this.#sql) && this.#outbox.wasSent(letter, Date.now() - EVENT_DAYS * DAY)
  }

  /** How far the letters of one table have come. */
  progress(table: string): Parcel<Progress[]> {
    return pack(this.#outbox.progress(table, LETTERS_SHOWN))
  }

  override async alarm(): Promise<void> {
    await this.#digestIfDue(Date.now())
    const lost = await this.#outbox.send(
      (order, begin) => this.#letter(order, begin),
      letter => this.#send(letter),
      transportOf(this.env)?.name
    )
    this.#tables.mustTell(lost.filter(thread => isTableId(this.env.SITE_KEY, thread)))
    await countAtSite(this.env, 'given-up', lost.length)
    await tellTables(this.env, this.#tables, this.#self.row?.name)
    await this.#tellSite()
    await this.#wake()
  }

  #tellSite = (): Promise<void> => tellSite(this.env, this.#sql, this.#outbox, { who: this.ctx.id.toString(), broken: this.#broken })

  async #write(order: Order | LinksOrder, count?: number): Promise<void> {
    this.#outbox.add(order, Date.now(), count)
    await this.#wake()
  }

  /** One alarm: the earliest letter, the digest, or a table or the site that has to be told. */
  async #wake(): Promise<void> {
    const telling = this.#tables.untold().length || newsOf(this.#sql, this.#outbox.late()) ? Date.now() + TELL_AGAIN : undefined
    const due = [this.#outbox.earliest(), this.#self.row?.digest_due ?? undefined, telling].filter(time => time !== undefined)
    if (due.length) await this.ctx.storage.setAlarm(Math.min(...due))
  }

  /** The tables that wait now, whatever happened since they began to. */
  async #digestIfDue(now: Time): Promise<void> {
    if ((this.#self.row?.digest_due ?? Infinity) > now) return
    const rows = (await this.#tablesNow()).filter(({ asked }) => asked)
    const taken = this.#self.takeDigest(now)
    if (!taken || rows.length === 0) return
    const { due, ...digest } = taken
    this.#outbox.add({ id: `digest.${Math.min(due, Date.now())}`, kind: 'digest', rows, ...digest }, Date.now())
  }

  async #letter(order: Order | LinksOrder, begin: (() => void) | undefined): Promise<Letter | Unsent> {
    const { row } = this.#self
    if (!row || row.never || !this.#wishes.allow(order)) return 'unwanted'
    if (row.bounced) return 'unreachable'
    const confirmed = row.confirmed !== null || order.kind === 'report'
    if (!confirmed && !this.#wishes.mayFirst(order, Date.now())) return 'unconfirmed'
    const table = 'table' in order ? order.table.head.id : undefined
    const also = (await this.#tablesNow(table)).filter(({ asked }) => asked)
    return writeLetterTo({ ...row, confirmed, also }, order, this.env, begin && this.#onDisk(begin))
  }

  #onDisk = (write: () => void) => async (): Promise<void> => {
    write()
    await this.ctx.storage.sync()
  }

  async #send(letter: Letter): Promise<Accepted> {
    const transport = transportOf(this.env)
    try {
      if (!transport) throw new Error('no transport for letters is configured')
      const accepted = await transport.send(letter)
      this.#broken = undefined
      if (this.#self.taken()) await tellAgain(this.env, this.#tables, this.#self.row?.name)
      return accepted
    } catch (error) {
      this.#broken = error instanceof Refused || error instanceof Deferred ? undefined : error
      if (error instanceof Refused && error.about === 'address') await this.bounced(error.message)
      throw error
    }
  }
}
