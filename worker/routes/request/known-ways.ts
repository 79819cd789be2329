/** Remembers which routes recent addresses lead to: an open page asks for the same few, and finding out takes a twentieth of an answer. */
import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { Memo } from '../../shared/memo'

const KNOWN_BEFORE = 500
/** Our addresses are shorter; longer ones are made up. */
const LONGEST = 120

export class KnownWays<T> implements Router<T> {
  readonly name = 'KnownWays'
  readonly #router = new TrieRouter<T>()
  readonly #known = new Memo<Result<T>>(KNOWN_BEFORE)

  add(method: string, path: string, handler: T): void {
    this.#router.add(method, path, handler)
  }

  match(method: string, path: string): Result<T> {
    if (path.length > LONGEST) return this.#router.match(method, path)
    const way = `${method} ${path}`
    return this.#known.get(way) ?? this.#known.set(way, this.#router.match(method, path))
  }
}
