/** Responders: who answers when a person need not. Each gets the seat's view, never the state, and answers or says "ask". */
import type { Responder } from '../model'
import type { Choice, Prompt, SeatView, Text } from '../rules/contract'
import type { Way } from '../rules/orders'

/** One of the prompt's own choices and, if a standing order took it, its line and way. */
export type Response = Taken | 'ask'
export interface Taken {
  choice: Choice
  by: Responder
  line?: string
  as?: Way
  /** What the seat had said ahead, in words, if the question no longer offers it. */
  unkept?: Text
}
export type Respond = (view: () => SeatView<unknown>, prompt: Prompt) => Response

/** Asks the responders in order; the first answer counts. */
export const firstOf =
  (...responders: Respond[]): Respond =>
  (view, prompt) => {
    for (const respond of responders) {
      const response = respond(view, prompt)
      if (response !== 'ask') return response
    }
    return 'ask'
  }
