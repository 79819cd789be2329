import type { Respond } from './responder'
import type { Choice, Prompt, Seat, SeatView } from '../rules/contract'
import type { Game } from '../drawing/game'

/** The choice of the game's bot. If the game has none, any choice: always the first one would lead some games round in circles. */
export const deckhandChoice = (game: Game, view: SeatView<unknown>, prompt: Prompt): Choice =>
  game.deckhand?.(view, prompt) ?? prompt.choices[mixed(JSON.stringify(view)) % prompt.choices.length] ?? prompt.choices[0]

/** The same number for the same text, and a very different one for a similar text. */
function mixed(text: string): number {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 16
}

/** Plays for these seats. It never answers optional prompts: it can do so when they are due. */
export const botFor =
  (game: Game, plays: (seat: Seat) => boolean): Respond =>
  (view, prompt) =>
    !prompt.may && plays(prompt.seat) ? { choice: deckhandChoice(game, view(), prompt), by: 'bot' } : 'ask'
