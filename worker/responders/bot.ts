import type { Respond } from '.'
import type { Choice, Prompt, Seat, SeatView } from '../rules/contract'
import type { Game } from '../rules/game'

/** What the game's deckhand would do; a game without one has its first choice taken. */
export const deckhandChoice = (game: Game, view: SeatView<unknown>, prompt: Prompt): Choice =>
  game.deckhand?.(view, prompt) ?? prompt.choices[0]

/** Plays for these seats. It never answers ahead: what nobody waits for can be answered when it is due. */
export const botFor =
  (game: Game, plays: (seat: Seat) => boolean): Respond =>
  (view, prompt) =>
    !prompt.may && plays(prompt.seat) ? { choice: deckhandChoice(game, view(), prompt), by: 'bot' } : 'ask'
