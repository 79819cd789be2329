/** Who answers when a person need not. Each responder is asked in turn; the first that answers has answered. */
import type { Responder } from '../../web/model'
import type { Prompt, SeatView } from '../rules/contract'
import { forced } from './forced'

export type Response = { choice: string; by: Responder } | 'ask'
/** It gets what the seat sees, never the state. */
export type Respond = (view: () => SeatView<unknown>, prompt: Prompt) => Response

const RESPONDERS: readonly Respond[] = [forced]

export function respond(view: () => SeatView<unknown>, prompt: Prompt): Response {
  for (const responder of RESPONDERS) {
    const response = responder(view, prompt)
    if (response !== 'ask') return response
  }
  return 'ask'
}
