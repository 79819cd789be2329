import type { Respond } from '.'
import type { Options, Seat, SeatView } from '../rules/contract'
import type { Game } from '../rules/game'
import type { Orders } from '../rules/orders'

/** Standing orders of these seats. Cards for a round are no such question: what may be answered ahead waits for its person. */
export const orderedBy =
  ({ orders }: Game, options: Options, said: (seat: Seat, view: SeatView<unknown>) => Orders | undefined): Respond =>
  (view, prompt) => {
    if (prompt.may || !orders) return 'ask'
    const seen = view()
    const own = said(prompt.seat, seen)
    const judged = own && orders.judge(own, seen, prompt, options)
    return judged && 'choice' in judged ? { choice: judged.choice, by: 'order', line: judged.line } : 'ask'
  }
