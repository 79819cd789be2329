/** Standing orders in a seat's row: permanent ones and those for one round. Only the owner sees them. */
import type { SeatView } from '../../rules/contract'
import type { Orders } from '../../rules/orders'
import type { SaidAhead } from '../../engine/ahead'

export interface KeptOrders {
  always: Orders
  /** In force while the game's moment is this one. */
  once?: { moment: string; orders: Orders }
  /** Answers given ahead when sealing a card; in force for the same time, and only for the questions they name. */
  ahead?: { moment: string; said: readonly SaidAhead[] }
}

/** The game's moment as text, only for comparing. */
export const momentOf = ({ moment }: Pick<SeatView<unknown>, 'moment'>): string => JSON.stringify(moment)

/** The orders in force now. */
export function holding(kept: KeptOrders | undefined, view: SeatView<unknown>): Orders {
  const { always = {}, once } = kept ?? {}
  return once?.moment === momentOf(view) ? { ...always, ...once.orders } : always
}

/** The answers given ahead for this moment's questions. */
export const aheadNow = (kept: KeptOrders | undefined, view: SeatView<unknown>): readonly SaidAhead[] =>
  kept?.ahead?.moment === momentOf(view) ? kept.ahead.said : []
