/** A seat changes its standing orders. What is asked at this moment is answered by the new ones at once. */
import { gameOf } from '../../games'
import { orderFrom, type Order, type Orders, type OrderLine } from '../../rules/orders'
import type { Time } from '../../../web/model'
import type { TableParts } from '../parts'
import { goOn } from '../pipeline'
import type { SeatRow } from '../store'
import { momentOf, type KeptOrders } from './kept'

export interface OrdersDeed {
  do: 'orders'
  orders: Orders
  /** They hold for this round only. */
  once: boolean
}

export function keepOrders(table: TableParts, row: SeatRow, { orders, once }: OrdersDeed, now: Time): 'done' | 'not-now' {
  const { store, commit } = table
  const { card, now: present } = store
  const { orders: book, rules } = gameOf(card.game)
  if (!book || card.manner !== 'brisk' || present?.over !== undefined) return 'not-now'
  const said = heard(book.lines(card.options, store.seats().length), orders)
  const before: KeptOrders = row.settings.orders ?? { always: {} }
  const moment = present && momentOf(rules.view(present.state, row.seat))
  const after = once && moment !== undefined ? { always: before.always, once: { moment, orders: said } } : { always: { ...before.always, ...said } }
  commit(() => store.setSeat({ ...row, settings: { ...row.settings, orders: after } }))
  goOn(table, now, row.seat)
  return 'done'
}

/** Lines that are not of this edition are let go; the others are brought within their bounds. */
const heard = (lines: readonly OrderLine[], orders: Orders): Orders =>
  Object.fromEntries(lines.flatMap((line): [string, Order][] => (orders[line.id] ? [[line.id, orderFrom(line, orders[line.id])]] : [])))

