import type { Respond } from '.'
import type { Options, Seat } from '../rules/contract'
import type { Game } from '../rules/game'
import type { Orders } from '../rules/orders'

/** Standing orders of these seats. Cards for a round are no such question: what may be answered ahead waits for its person. */
export const orderedBy =
  ({ orders }: Game, options: Options, said: (seat: Seat) => Orders | undefined): Respond =>
  (view, prompt) => {
    const own = prompt.may ? undefined : said(prompt.seat)
    const judged = own && orders?.judge(own, view(), prompt, options)
    return judged && 'choice' in judged ? { choice: judged.choice, by: 'order', line: judged.line } : 'ask'
  }
