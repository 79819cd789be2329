/** Counts what one network address does in a minute, or in a few. In memory: a count that is lost with its object has done its duty. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'

const MINUTE = 60_000

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
}
