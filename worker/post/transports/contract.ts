/** What every way of sending letters keeps. */
import type { Letter } from '../letter'

export interface Transport {
  name: string
  /**
   * Resolves when the other side has taken the letter. Throws a `Refused` when it never will, a `Busy` when it names the
   * time of the next try, a `Deferred` when it would take another; whatever else is thrown says that the way itself is broken. All
   * of these are tried again with the same id, so that a letter may arrive twice but is never lost.
   */
  send(letter: Letter): Promise<Accepted>
}

export interface Accepted {
  /** What the other side calls the letter: its bounces come back under this name. */
  id?: string
}

/** The other side will not take this letter, however often it is tried. */
export class Refused extends Error {
  /** Whether it is the address that does not work, or only this letter. */
  readonly about: 'address' | 'letter'

  constructor(about: 'address' | 'letter', why: string) {
    super(why)
    this.about = about
  }
}

/** The other side takes letters, and not this one for now. */
export class Deferred extends Error {}

/** The other side asks to be left alone for so many milliseconds. */
export class Busy extends Error {
  readonly pause: number

  constructor(why: string, pause: number) {
    super(why)
    this.pause = pause
  }
}
