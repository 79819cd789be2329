/** How far a notice has come, and whether its person wants letters. */
import type { Shape } from './shapes'
import type { Time } from './time'

/** A notice on its way to a person: when it was written, sent and accepted, or why it was not. */
export interface Delivery {
  kind: string
  /** A letter, a letter to the second address, a browser, or a webhook of this shape. */
  way: 'letter' | 'second' | 'push' | Shape
  written: Time
  sent?: Time
  accepted?: Time
  state:
    | 'waiting'
    | 'failing'
    | 'accepted'
    | 'daily'
    | 'unneeded'
    | 'given-up'
    | 'restored'
    | 'bounced'
    | 'unwanted'
    | 'unconfirmed'
    | 'unreachable'
    | 'unknown'
  /** What the receiving server said; shown only to the seat's own person. */
  said?: string
}

/** An address as shown to its person, and whether letters go there. */
export interface AddressShown {
  address: string
  state: Consent | 'bounced'
}

/** Whether an address agreed to letters: it did, it still has to press the button in the first one, or it stopped this table's letters or
    all. */
export type Consent = 'given' | 'asked' | 'stopped'
