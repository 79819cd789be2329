/** What every transport implements. */
import type { Letter } from './letter'

export interface Transport {
  name: string
  /**
   * Resolves when the letter was accepted. Throws `Refused` if it never will be, `Busy` if the server names the time of the next try,
   * `Deferred` if it would take another letter; anything else means that the transport itself is broken. All but `Refused` are retried with
   * the same id, up to DELIVERY_TRIES in all, so a letter may arrive twice.
   */
  send(letter: Letter): Promise<Accepted>
}

export interface Accepted {
  /** The server's id for the letter, under which its bounces come back. */
  id?: string
}

/** The server will never accept this letter. */
export class Refused extends Error {
  /** Whether the address does not work, or only this letter is rejected. */
  readonly about: 'address' | 'letter'

  constructor(about: 'address' | 'letter', why: string) {
    super(why)
    this.about = about
  }
}

/** The server accepts letters, but not this one now. */
export class Deferred extends Error {}

/** The server asks for a pause of this many milliseconds. */
export class Busy extends Error {
  readonly pause: number

  constructor(why: string, pause: number) {
    super(why)
    this.pause = pause
  }
}
