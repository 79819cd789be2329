/**
 * Counts what network addresses do, for a day. The counts are stored, because an object leaves memory after ten idle seconds and its limits
 * would go with it. A few gates serve all addresses, because on a local host each object leaves a file.
 */
import { DurableObject } from 'cloudflare:workers'
import { migrate } from '../shared/migrate'
import type { Time } from '../model'
import { DAY, MINUTE } from '../clock/span'
import { PaintLimit } from './paint-limit'
import { keyFor } from '../shared/keys'
import { GATE_SCHEMA } from './site-schemas'

interface Count extends Record<string, SqlStorageValue> {
  since: Time
  times: number
}

/** What is counted, and for whom: a keyed hash, never the address. */
export interface Counted {
  what: 'tables' | 'links' | 'code' | 'operator' | 'letters'
  network: string
}

export const networkKey = (siteKey: string, address: string): string => keyFor(siteKey, 'network', address)

/** The gate for the first letter of the hash, of which there are 32. */
export const gateOf = ({ GATE }: Env, { network }: Counted): DurableObjectStub<Gate> =>
  GATE.get(GATE.idFromName(`gate ${network.slice(0, 1)}`))

/** The gate that limits painting. */
export const painterOf = ({ GATE }: Env): DurableObjectStub<Gate> => GATE.get(GATE.idFromName('gate painting'))

export class Gate extends DurableObject<Env> {
  readonly #limit = new PaintLimit()

  /** Counts one more, and returns whether it is within the limit. */
  async pass(counted: Counted, most: number, minutes = 1): Promise<boolean> {
    return (await this.#add(counted, minutes * MINUTE, 1)) <= most
  }

  /** Takes one back: what was counted did no harm. */
  async forgive(counted: Counted, minutes: number): Promise<void> {
    await this.#add(counted, minutes * MINUTE, -1)
  }

  /** Whether one more picture may be painted now. Counted in memory only, so that robots cause no writes; leaving memory gains nothing,
      because a fresh limit starts nearly empty. */
  beginPainting(): boolean {
    return this.#limit.begin(Date.now())
  }

  endPainting(): void {
    this.#limit.end()
  }

  /** Counts several at once within a day, or none of them if that is too many. */
  async passToday(counted: Counted, most: number, count: number): Promise<boolean> {
    if ((await this.#add(counted, DAY, 0)) + count > most) return false
    await this.#add(counted, DAY, count)
    return true
  }

  async #add({ what, network }: Counted, lasts: number, times: number): Promise<number> {
    const now = Date.now()
    const { storage } = this.ctx
    migrate(storage, GATE_SCHEMA)
    const [before] = storage.sql.exec<Count>('SELECT since, times FROM counts WHERE what = ? AND network = ?', what, network).toArray()
    const count = before && now - before.since < lasts ? before : { since: now, times: 0 }
    storage.sql.exec(
      'INSERT OR REPLACE INTO counts (what, network, since, times) VALUES (?, ?, ?, ?)',
      what,
      network,
      count.since,
      count.times + times
    )
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now + DAY)
    return count.times + times
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    migrate(storage, GATE_SCHEMA)
    storage.sql.exec("DELETE FROM counts WHERE what > '' AND since <= ?", Date.now() - DAY)
    const { left } = storage.sql.exec<{ left: number }>("SELECT count(*) AS left FROM counts WHERE what > ''").one()
    if (left > 0) await storage.setAlarm(Date.now() + DAY)
    else await storage.deleteAll()
  }
}
