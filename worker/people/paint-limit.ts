/** Limits painting: a number at once, and a number a minute. */
import type { Time } from '../model'
import { PAINTINGS } from '../shared/bounds'
import { MINUTE } from '../clock/span'

const EACH = MINUTE / PAINTINGS.aMinute

export class PaintLimit {
  /** When each running painting began; one that never ends expires. */
  #begun: Time[] = []
  /** A token bucket that refills evenly over a minute; it starts with what may be painted at once. */
  #left: number = PAINTINGS.atOnce
  #counted: Time | undefined

  begin(now: Time): boolean {
    this.#left = Math.min(PAINTINGS.aMinute, this.#left + (now - (this.#counted ?? now)) / EACH)
    this.#counted = now
    this.#begun = this.#begun.filter(begun => now - begun < PAINTINGS.ms)
    if (this.#left < 1 || this.#begun.length >= PAINTINGS.atOnce) return false
    this.#left -= 1
    this.#begun.push(now)
    return true
  }

  end(): void {
    this.#begun.shift()
  }
}
