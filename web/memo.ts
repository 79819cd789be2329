/** What was made before, by a key that says it all: pages need the same texts and pieces again and again. Bounded without a
    fall: when it is full, what nobody has asked for since it was last full is let go. */
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

  /** Returns what it keeps. */
  set(key: string, made: T): T {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, made)
    return made
  }
}
