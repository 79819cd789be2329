/** Counts what one network address does, and forgets it after a day. Written down: an object that nobody asks for ten seconds
    leaves memory, and a bound that is lost with it is none. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Count {
  since: number
  times: number
}

export class Gate extends DurableObject<Env> {
  /** Whether one more is within the bound. */
  async pass(most: number, minutes = 1): Promise<boolean> {
    return (await this.#add(minutes * MINUTE, 1)) <= most
  }

  /** The same for so many at once, within a day; those that are too many are not counted. */
  async passToday(most: number, count: number): Promise<boolean> {
    if ((await this.#add(DAY, 0)) + count > most) return false
    await this.#add(DAY, count)
    return true
  }

  async #add(lasts: number, times: number): Promise<number> {
    const now = Date.now()
    const { storage } = this.ctx
    const before = await storage.get<Count>('count')
    const count = before && now - before.since < lasts ? before : { since: now, times: 0 }
    await storage.put('count', { ...count, times: count.times + times })
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now + DAY)
    return count.times + times
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
