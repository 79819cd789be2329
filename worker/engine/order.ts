import type { Respond } from './responder'
import type { Options, Seat, SeatView } from '../rules/contract'
import type { Game } from '../drawing/game'
import type { Orders } from '../rules/orders'

/** Answers by the seats' standing orders. Optional prompts, such as sealing a card ahead, are left to the person. */
export const orderedBy =
  ({ orders }: Game, options: Options, said: (seat: Seat, view: SeatView<unknown>) => Orders | undefined): Respond =>
  (view, prompt) => {
    if (prompt.may || !orders) return 'ask'
    const seen = view()
    const own = said(prompt.seat, seen)
    const judged = own && orders.judge(own, seen, prompt, options)
    return judged && 'choice' in judged ? { choice: judged.choice, by: 'order', line: judged.line, as: judged.as } : 'ask'
  }
