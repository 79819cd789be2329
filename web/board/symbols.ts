/**
 * The kit symbols used by a piece of a page. Pieces are merged into their page over and over, so each symbol has a bit and merging is a few
 * bitwise ORs.
 */
const BITS = 32
const ids: string[] = []
const places = new Map<string, number>()

function placeOf(id: string): number {
  const known = places.get(id)
  if (known !== undefined) return known
  places.set(id, ids.length)
  return ids.push(id) - 1
}

export class Symbols {
  readonly #words: number[] = []

  add(id: string): void {
    const at = placeOf(id)
    this.#put(Math.floor(at / BITS), 1 << (at % BITS))
  }

  addAll(others: Symbols): void {
    for (let i = 0; i < others.#words.length; i++) this.#put(i, others.#words[i] ?? 0)
  }

  #put(i: number, bits: number): void {
    while (this.#words.length <= i) this.#words.push(0)
    this.#words[i] = (this.#words[i] ?? 0) | bits
  }

  /** Equal for equal sets. */
  get key(): string {
    return this.#words.join(' ')
  }

  get ids(): string[] {
    return ids.filter((_, at) => ((this.#words[Math.floor(at / BITS)] ?? 0) >>> (at % BITS)) & 1)
  }
}
