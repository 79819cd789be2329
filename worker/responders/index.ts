/** Who answers when a person need not. Each responder gets what the seat sees, never the state, and answers or says "ask". */
import type { Responder } from '../../web/model'
import type { Choice, Prompt, SeatView } from '../rules/contract'

/** One of the prompt's own choices; of standing orders also the line that took it. */
export type Response = { choice: Choice; by: Responder; line?: string } | 'ask'
export type Respond = (view: () => SeatView<unknown>, prompt: Prompt) => Response

/** The first that answers has answered. */
export const firstOf =
  (...responders: Respond[]): Respond =>
  (view, prompt) => {
    for (const respond of responders) {
      const response = respond(view, prompt)
      if (response !== 'ask') return response
    }
    return 'ask'
  }
