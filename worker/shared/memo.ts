/** A bounded cache. Instead of emptying all at once, a full cache drops only what nobody asked for since it was last full. */
export class Memo<T> {
  readonly #half: number
  #young = new Map<string, T>()
  #old = new Map<string, T>()

  constructor(most: number) {
    this.#half = most / 2
  }

  get(key: string): T | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  /** Returns the value. */
  set(key: string, made: T): T {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, made)
    return made
  }
}
