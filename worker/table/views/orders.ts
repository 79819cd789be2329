/** What the page of a seat's standing orders shows. */
import type { Trial } from '../../model'
import { gameOf } from '../../games'
import type { Seat } from '../../rules/contract'
import type { Orders } from '../../rules/orders'
import type { Store } from '../rows/store'
import { holding, momentOf } from '../rows/orders'
import { trialsOf } from './trials'

export function ownOrders(store: Store, seat: Seat): { orders: Orders; once: boolean; trials: Record<string, Trial[]> } {
  const { card, now } = store
  const kept = store.seat(seat)?.settings.orders
  const view = now && gameOf(card.game).rules.view(now.state, seat)
  const orders = view ? holding(kept, view) : (kept?.always ?? {})
  return {
    orders,
    once: view !== undefined && kept?.once?.moment === momentOf(view),
    trials: now ? trialsOf(card, store.history.answers(), seat, orders) : {},
  }
}
