/** A part of a key. A key's parts are looked up one by one, because joining them makes a new string that the engine must file first. */
export type Part = string | number | boolean | undefined
export type Key = string | readonly Part[]

/** A bounded cache. Instead of emptying all at once, a full cache drops only what nobody asked for since it was last full. */
export class Memo<T> {
  readonly #half: number
  #size = 0
  #young = new Branch<T>()
  #old = new Branch<T>()

  constructor(most: number) {
    this.#half = most / 2
  }

  get(key: Key): T | undefined {
    const young = this.#young.find(key)
    if (young !== undefined) return young
    const old = this.#old.find(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  /** Returns the value. */
  set(key: Key, made: T): T {
    if (this.#size >= this.#half) {
      this.#old = this.#young
      this.#young = new Branch()
      this.#size = 0
    }
    this.#size++
    return this.#young.put(key, made)
  }
}

/** What is known of all keys that begin with the same parts. */
class Branch<T> {
  value: T | undefined
  /** Most branches grow only one. */
  #first: Part
  #only: Branch<T> | undefined
  #others: Map<Part, Branch<T>> | undefined

  find(key: Key): T | undefined {
    if (typeof key === 'string') return this.next(key)?.value
    let at: Branch<T> = this
    for (const part of key) {
      const next = at.next(part)
      if (!next) return undefined
      at = next
    }
    return at.value
  }

  put(key: Key, value: T): T {
    let at: Branch<T> = this
    for (const part of typeof key === 'string' ? [key] : key) at = at.next(part) ?? at.grow(part)
    at.value = value
    return value
  }

  next(part: Part): Branch<T> | undefined {
    return this.#only && part === this.#first ? this.#only : this.#others?.get(part)
  }

  grow(part: Part): Branch<T> {
    const branch = new Branch<T>()
    if (this.#only) (this.#others ??= new Map()).set(part, branch)
    else [this.#first, this.#only] = [part, branch]
    return branch
  }
}
