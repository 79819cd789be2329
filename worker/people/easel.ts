/** How many pictures may be painted: so many at once, and so many a minute. */
import type { Time } from '../../web/model'
import { PAINTINGS } from '../bounds'
import { MINUTE } from '../table/clock/span'

const EACH = MINUTE / PAINTINGS.aMinute

export class Easel {
  /** Those at work, by when they began: one that nobody ended is over by itself. */
  #begun: Time[] = []
  /** A minute's share grows back bit by bit; it begins with what may be painted at once. */
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
