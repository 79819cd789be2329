/** What a table says to who asks something of it. */
import type { Holder, TableHead, TableModel } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { Language } from '../rules/game'
import type { DeedOutcome } from './deeds'
import type { ownOrders } from './orders/own'
import type { PlanShown } from './plans/own'

export interface Seen {
  model: TableModel
  holder: Holder
}
export interface Acted extends Seen {
  outcome: DeedOutcome
  /** The own link was replaced. */
  key?: string
  /** Addresses that are no longer the seat's, by their keyed hashes. */
  gone: string[]
}
/** The next table of the same crew: where the invitation to it is, or the seat that was taken there. */
export interface Again {
  path: string
  sat?: { id: string } & Exclude<Taken, ClaimRefused>
}
export type OwnOrders = { seen: Seen } & ReturnType<typeof ownOrders>
export type OwnPlan = { seen: Seen; plan: PlanShown }
export type Refused = { refused: 'unknown' | 'not-yours' | 'no-such-position' }
/** What an invitation shows. */
export interface Claimed {
  head: TableHead
  /** Who is invited, by a keyed hash. */
  person: string | null
  /** Anybody may come. */
  open: boolean
  /** The host has chosen another language than the table's for who is invited. */
  language?: Language
}
export interface ClaimRefused {
  refused: 'unknown' | 'taken' | 'dead'
}
/** With the addresses that were the seat's before and are no longer. */
export type Taken = { seat: Seat; key: string; gone: string[] } | ClaimRefused
