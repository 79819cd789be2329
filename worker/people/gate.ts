/** Counts what one network address does. In memory for a few minutes, since a count that is lost with its object has done its
    duty; what is counted for a day is written down, and forgotten after it. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export class Gate extends DurableObject<Env> {
  #since = 0
  #count = 0

  /** Whether one more is within the bound. */
  pass(most: number, minutes = 1): boolean {
    const now = Date.now()
    if (now - this.#since >= minutes * MINUTE) {
      this.#since = now
      this.#count = 0
    }
    return ++this.#count <= most
  }

  /** The same for so many at once, within a day. */
  async passToday(most: number, count: number): Promise<boolean> {
    const sum = ((await this.ctx.storage.get<number>('today')) ?? 0) + count
    if (sum > most) return false
    await this.ctx.storage.put('today', sum)
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + DAY)
    return true
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
