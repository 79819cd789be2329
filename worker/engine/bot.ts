import type { Respond } from './responder'
import type { Choice, Prompt, Seat, SeatView } from '../rules/contract'
import type { Game } from '../drawing/game'

/** The choice of the game's bot, or the first choice if the game has none. */
export const deckhandChoice = (game: Game, view: SeatView<unknown>, prompt: Prompt): Choice =>
  game.deckhand?.(view, prompt) ?? prompt.choices[0]

/** Plays for these seats. It never answers optional prompts: it can do so when they are due. */
export const botFor =
  (game: Game, plays: (seat: Seat) => boolean): Respond =>
  (view, prompt) =>
    !prompt.may && plays(prompt.seat) ? { choice: deckhandChoice(game, view(), prompt), by: 'bot' } : 'ask'
