/** What goes with a person's own answer where standing orders answer: why its line had left the question open, and, where the person
    says "always", the order under which the same is taken again. */
import { gameOf } from '../../games'
import type { Seat } from '../../rules/contract'
import type { Left } from '../../rules/orders'
import { openPrompts } from '../door'
import type { Now, SeatRow, Store } from '../store'
import { holding } from './kept'

interface Answer {
  seat: Seat
  prompt: string
  choice: string
  /** The same in future. */
  always?: boolean
}
export interface Beside {
  left?: { line: string; left: Left }
  /** The seat with its new order; none where no order leads to this choice. */
  kept?: SeatRow
}

export function besideAnswer(store: Store, now: Now, { seat, prompt, choice, always }: Answer): Beside {
  const { card } = store
  const { orders: book, rules } = gameOf(card.game)
  const row = store.seat(seat)
  const asked = openPrompts(rules, now).find(open => open.id === prompt && open.seat === seat && !open.may)
  const chosen = asked?.choices.find(({ id }) => id === choice)
  if (!book || card.manner !== 'brisk' || !row || !asked || !chosen) return {}
  const view = rules.view(now.state, seat)
  const judged = book.judge(holding(row.settings.orders, view), view, asked, card.options)
  const written = always ? book.always(view, asked, chosen, card.options) : undefined
  const orders = row.settings.orders ?? { always: {} }
  return {
    ...(judged && 'left' in judged && { left: judged }),
    ...(written && { kept: { ...row, settings: { ...row.settings, orders: { ...orders, always: { ...orders.always, [written.line]: written.order } } } } }),
  }
}
