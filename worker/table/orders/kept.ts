/** Standing orders as a seat's row keeps them: for good, and for one round. Only their owner ever sees them. */
import type { SeatView } from '../../rules/contract'
import type { Orders } from '../../rules/orders'

export interface KeptOrders {
  always: Orders
  /** Holds as long as the game says this moment. */
  once?: { moment: string; orders: Orders }
}

/** The game's own word for now, to be compared only. */
export const momentOf = ({ moment }: Pick<SeatView<unknown>, 'moment'>): string => JSON.stringify(moment)

/** What holds now. */
export function holding(kept: KeptOrders | undefined, view: SeatView<unknown>): Orders {
  const { always = {}, once } = kept ?? {}
  return once?.moment === momentOf(view) ? { ...always, ...once.orders } : always
}
