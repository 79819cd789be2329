/** What an invitation shows, and what taking its seat leads to. */
import type { TableHead } from '../../model'
import type { Language } from '../../drawing/game'
import type { Seat } from '../../rules/contract'

/** What an invitation shows. */
export interface Claimed {
  head: TableHead
  /** The invited person, as a keyed hash. */
  person: string | null
  /** Anybody may take the seat. */
  open: boolean
  /** Set if the host chose another language than the table's for the guest. */
  language?: Language
}

export interface ClaimRefused {
  refused: 'unknown' | 'taken' | 'began' | 'off' | 'dead'
}

/** `gone`: addresses that the seat no longer has. */
export type Taken = { seat: Seat; key: string; gone: string[] } | ClaimRefused
