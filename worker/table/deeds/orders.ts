/** A seat changes its standing orders. Open questions are answered by the new ones at once. */
import { gameOf } from '../../games'
import { orderFrom, type Order, type Orders, type OrderLine } from '../../rules/orders'
import type { Time } from '../../model'
import type { TableParts } from '../rows/parts'
import { goOn } from '../answers/pipeline'
import type { SeatRow } from '../rows/seat-row'
import type { DeedKind } from '../settings/deed'
import { momentOf, type KeptOrders } from '../rows/orders'

interface OrdersSaid {
  orders: Orders
  /** They apply to this round only. */
  once: boolean
}

function carryOut(table: TableParts, row: SeatRow, { orders, once }: OrdersSaid, now: Time): 'done' | 'not-now' {
  const { store, commit } = table
  const { card, now: present } = store
  const { orders: book, rules } = gameOf(card.game)
  if (!book || card.manner !== 'brisk' || present?.over !== undefined) return 'not-now'
  const said = heard(book.lines(card.options, store.seats().length), orders)
  const before: KeptOrders = row.settings.orders ?? { always: {} }
  const moment = present && momentOf(rules.view(present.state, row.seat))
  const { once: _, ...lasting } = before
  const after =
    once && moment !== undefined ? { ...lasting, once: { moment, orders: said } } : { ...lasting, always: { ...before.always, ...said } }
  commit(() => store.setSeat({ ...row, settings: { ...row.settings, orders: after } }))
  goOn(table, now, row.seat)
  return 'done'
}

/** Drops lines that this edition does not have and brings the others within their bounds. */
const heard = (lines: readonly OrderLine[], orders: Orders): Orders =>
  Object.fromEntries(lines.flatMap((line): [string, Order][] => (orders[line.id] ? [[line.id, orderFrom(line, orders[line.id])]] : [])))

/** No `read`: orders have a page of their own, which reads its form. */
export const orders: DeedKind<OrdersSaid> = { carryOut }
