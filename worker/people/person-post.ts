/** How a person's letters go out: written when due, sent one after another, with the tables told if they do not arrive. */
import { SILENT_PAUSE_MS } from '../shared/bounds'
import { writeLetterTo } from '../post/write'
import type { Letter, LinksOrder, Order } from '../post/transports/letter'
import { transportOf } from '../post/transports/transport'
import type { BerthRow, Time } from '../model'
import { epochOf, isSilent } from '../shared/restored'
import type { Unsent } from '../post/letter-rows'
import { Deferred, Refused, type Accepted } from '../post/transports/contract'
import { isTableId } from '../shared/keys'
import type { PersonParts } from './kept'
import { countAtSite, tellAgain, tellSite, tellTables, untoldLate } from './telling'

/** The pause before a table that could not be told is told again. */
const TELL_AGAIN = 60_000

export class PersonPost {
  readonly #object: DurableObjectState
  readonly #env: Env
  readonly #keptNow: () => PersonParts
  /** Why the newest letter found the transport broken, if it did. */
  #broken: unknown

  constructor(object: DurableObjectState, env: Env, keptNow: () => PersonParts) {
    this.#object = object
    this.#env = env
    this.#keptNow = keptNow
  }

  get #kept(): PersonParts {
    return this.#keptNow()
  }

  async write(order: Order | LinksOrder, count?: number): Promise<void> {
    this.#kept.outbox.add(order, Date.now(), count)
    await this.wake()
  }

  /** A letter bounced, named by our id or the provider's: nothing more is sent to the address. */
  async bounced(why: string, letter?: string): Promise<void> {
    this.#kept.self.bounced(why, Date.now())
    if (letter) this.#kept.outbox.bounced(letter, why)
    this.#kept.tables.mustTell(this.#kept.tables.ids())
    await countAtSite(this.#env, 'bounced', 1)
    await this.wake()
  }

  async ring(): Promise<void> {
    if (isSilent(this.#env)) return this.wake()
    await this.digestIfDue(Date.now())
    const lost = await this.#kept.outbox.send(
      (order, begin) => this.#letter(order, begin),
      letter => this.#send(letter),
      { transport: transportOf(this.#env)?.name, restored: epochOf(this.#env) }
    )
    this.#kept.tables.mustTell(lost.filter(thread => isTableId(this.#env.SITE_KEY, thread)))
    await countAtSite(this.#env, 'given-up', lost.length)
    await tellTables(this.#env, this.#kept.tables, this.#kept.self.row?.name)
    await this.tellSite()
    await this.wake()
  }

  tellSite(): Promise<void> {
    return tellSite(this.#env, this.#object.storage.sql, this.#kept.outbox, { who: this.#object.id.toString(), broken: this.#broken })
  }

  /** Sets the one alarm: for the earliest letter, the digest, or a table or site that has to be told. */
  async wake(): Promise<void> {
    const telling =
      this.#kept.tables.untold().length || untoldLate(this.#object.storage.sql, this.#kept.outbox) ? Date.now() + TELL_AGAIN : undefined
    const due = [this.#kept.outbox.earliest(), this.#kept.self.row?.digest_due ?? undefined, telling].filter(time => time !== undefined)
    if (due.length) await this.#object.storage.setAlarm(Math.max(Math.min(...due), isSilent(this.#env) ? Date.now() + SILENT_PAUSE_MS : 0))
  }

  /** Writes the digest of all tables that wait now, if it is due. */
  async digestIfDue(now: Time): Promise<void> {
    if ((this.#kept.self.row?.digest_due ?? Infinity) > now) return
    const rows = (await this.#tablesNow()).filter(({ asked }) => asked)
    const taken = this.#kept.self.takeDigest(now)
    if (!taken || rows.length === 0) return
    const { due, ...digest } = taken
    this.#kept.outbox.add(
      { id: `digest.${Math.max(Math.min(due, Date.now()), epochOf(this.#env))}`, kind: 'digest', rows, ...digest },
      Date.now()
    )
  }

  async #letter(order: Order | LinksOrder, begin: (() => void) | undefined): Promise<Letter | Unsent> {
    const { row } = this.#kept.self
    if (!row || row.never || !this.#kept.wishes.allow(order)) return 'unwanted'
    if (row.bounced) return 'unreachable'
    const confirmed = row.confirmed !== null || order.kind === 'report'
    if (!confirmed && !this.#kept.wishes.mayFirst(order, Date.now())) return 'unconfirmed'
    const table = 'table' in order ? order.table.head.id : undefined
    const also = (await this.#tablesNow(table)).filter(({ asked }) => asked)
    return writeLetterTo({ ...row, confirmed, also }, order, this.#env, begin && this.#onDisk(begin))
  }

  #tablesNow = (but?: string): Promise<BerthRow[]> => this.#kept.tables.now(this.#env, this.#kept.self.row?.name, but)

  #onDisk = (write: () => void) => async (): Promise<void> => {
    write()
    await this.#object.storage.sync()
  }

  async #send(letter: Letter): Promise<Accepted> {
    const transport = transportOf(this.#env)
    try {
      if (!transport) throw new Error('no transport for letters is configured')
      const accepted = await transport.send(letter)
      this.#broken = undefined
      if (this.#kept.self.taken()) await tellAgain(this.#env, this.#kept.tables, this.#kept.self.row?.name)
      return accepted
    } catch (error) {
      this.#broken = error instanceof Refused || error instanceof Deferred ? undefined : error
      if (error instanceof Refused && error.about === 'address') await this.bounced(error.message)
      throw error
    }
  }
}
