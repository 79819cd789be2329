/** What a table answers to a caller. */
import type { Holder, TableModel } from '../model'
import type { DeedOutcome } from './settings/deed'
import type { ownOrders } from './views/orders'
import type { PlanShown } from './views/plans'
import type { ClaimRefused, Taken } from './seats/claimed'

export interface Seen {
  model: TableModel
  holder: Holder
}
export interface Acted extends Seen {
  outcome: DeedOutcome
  /** The seat's new key, if its link was replaced. */
  key?: string
  /** Addresses that the seat no longer has, as keyed hashes. */
  gone: string[]
}
/** The next table with the same crew: the path of the invitation, or the seat taken there. */
export interface Again {
  path: string
  sat?: { id: string } & Exclude<Taken, ClaimRefused>
}
export type OwnOrders = { seen: Seen } & ReturnType<typeof ownOrders>
export type OwnPlan = { seen: Seen; plan: PlanShown }
export type Refused = { refused: 'unknown' | 'not-yours' | 'no-such-position' }
