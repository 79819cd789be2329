/** What is stored with a person's answer where standing orders play: why its line left the question open, and after "always" the order that
    would take this choice again. */
import { gameOf } from '../../games'
import { unkeptWish } from '../../engine/ahead'
import type { Accepted, Given } from '../../engine/door'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Now } from '../rows/now'
import { aheadNow, holding } from '../rows/orders'

export interface Beside {
  left?: Pick<Given, 'line' | 'left' | 'unkept'>
  /** The seat's row with its new order; absent if no order leads to this choice. */
  kept?: SeatRow
}

/** `always`: the seat wants to answer this way in future, too. */
export function besideAnswer(store: Store, now: Now, { asked, choice }: Accepted, always?: boolean): Beside {
  const { card } = store
  const { orders: book, rules } = gameOf(card.game)
  const row = store.seat(asked.seat)
  if (!book || card.manner !== 'brisk' || !row || asked.may) return {}
  const view = rules.view(now.state, asked.seat)
  const judged = book.judge(holding(row.settings.orders, view), view, asked, card.options)
  const unkept = unkeptWish(gameOf(card.game), view, asked, aheadNow(row.settings.orders, view))
  const written = always ? book.always(view, asked, choice, card.options) : undefined
  const orders = row.settings.orders ?? { always: {} }
  return {
    ...((unkept || (judged && 'left' in judged)) && { left: { ...(judged && 'left' in judged && judged), ...(unkept && { unkept }) } }),
    ...(written && {
      kept: { ...row, settings: { ...row.settings, orders: { ...orders, always: { ...orders.always, [written.line]: written.order } } } },
    }),
  }
}
