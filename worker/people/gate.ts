/**
 * Counts what network addresses do, and forgets it after a day. Written down: an object that nobody asks for ten seconds
 * leaves memory, and a bound that is lost with it is none. A few gates serve all, for on one's own machine each object has a
 * file that stays, and there are more addresses than a disk has room for.
 */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'
import type { Time } from '../../web/model'
import { DAY, MINUTE } from '../table/clock/span'
import { Easel } from './easel'
import { keyFor } from './keys'

interface Count {
  since: Time
  times: number
}

/** What is counted, and whose: no address is kept, only its keyed hash. */
export interface Counted {
  what: 'tables' | 'links' | 'code' | 'operator' | 'letters'
  network: string
}

export const networkKey = (siteKey: string, address: string): string => keyFor(siteKey, 'network', address)

/** By the first letter of the hash, of which there are 32. */
export const gateOf = ({ GATE }: Env, { network }: Counted): DurableObjectStub<Gate> => GATE.get(GATE.idFromName(`gate ${network.slice(0, 1)}`))

/** The one that counts what is painted. */
export const painterOf = ({ GATE }: Env): DurableObjectStub<Gate> => GATE.get(GATE.idFromName('gate painting'))

export class Gate extends DurableObject<Env> {
  readonly #easel = new Easel()

  /** Whether one more is within the bound. */
  async pass(counted: Counted, most: number, minutes = 1): Promise<boolean> {
    return (await this.#add(counted, minutes * MINUTE, 1)) <= most
  }

  /** Whether one more picture may be painted now. Kept in memory alone, so that nobody's robot writes a row; whoever comes anew
      begins with little, so that leaving memory gives nothing. */
  beginPainting(): boolean {
    return this.#easel.begin(Date.now())
  }

  endPainting(): void {
    this.#easel.end()
  }

  /** The same for so many at once, within a day; those that are too many are not counted. */
  async passToday(counted: Counted, most: number, count: number): Promise<boolean> {
    if ((await this.#add(counted, DAY, 0)) + count > most) return false
    await this.#add(counted, DAY, count)
    return true
  }

  async #add({ what, network }: Counted, lasts: number, times: number): Promise<number> {
    const now = Date.now()
    const { storage } = this.ctx
    const key = `${what} ${network}`
    const before = await storage.get<Count>(key)
    const count = before && now - before.since < lasts ? before : { since: now, times: 0 }
    await storage.put(key, { ...count, times: count.times + times })
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now + DAY)
    return count.times + times
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    const old = Date.now() - DAY
    let left = 0
    for (const [key, { since }] of await storage.list<Count>()) {
      if (since <= old) await storage.delete(key)
      else left++
    }
    if (left) await storage.setAlarm(Date.now() + DAY)
    else await storage.deleteAll()
  }
}
