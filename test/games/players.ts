/** Random players: which choices they prefer, and how long a game between them may last. */
import type { Chance } from '../../worker/rules/chance'
import type { Prompt } from '../../worker/rules/contract'
import type { Game } from '../../worker/drawing/game'
import { deckhandChoice } from '../../worker/engine/bot'
import type { Move } from './kit'
import * as regatta from './regatta/liking'
import * as tunnel from './tunnel/liking'

/** `forward` players make games end, `careless` ones choose evenly, and `dawdling` ones delay the end and reach rare positions. */
export type Mood = 'forward' | 'careless' | 'dawdling'
/** How much each mood likes an act. */
type Likings = { [feels in Mood]?: (act: never) => number }

/** Preferences by game and mood; without any, all choices are equally likely. */
const LIKINGS: Record<string, Likings> = { regatta, tunnel }
const alike = (): number => 1

/** Only `forward` play is certain to end a game, so all players switch to it after this many answers. */
const PATIENCE = 200

/**
 * Half of all games are played in `forward` mood, the others start in another. The mood changes every four games, because the number of
 * seats changes with every game.
 */
export function moodAt(game: number, answers: number): Mood {
  const mood = MOODS[Math.floor(game / 4) % MOODS.length] ?? 'forward'
  return answers < PATIENCE ? mood : 'forward'
}
const MOODS: readonly Mood[] = ['forward', 'dawdling', 'careless', 'forward']

/** More answers than such a game ever takes; reaching this number is a failure. */
const ANSWERS_AT_MOST: Record<string, number> = { tunnel: 1500, toy: 40 }
export const answerLimit = (game: Game): number => ANSWERS_AT_MOST[game.id] ?? 3000

export function randomMove(game: Game, prompts: readonly Prompt[], chance: Chance, mood: Mood = 'forward'): Move {
  const prompt = prompts[chance.pick(prompts.length)]
  if (!prompt) throw new Error('no open question')
  const liking = LIKINGS[game.id]?.[mood] ?? alike
  const weights = prompt.choices.map(({ act }) => liking(act as never))
  let left = chance.pick(weights.reduce((a, b) => a + b, 0))
  const choice = prompt.choices.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? prompt.choices[0]
  return { seat: prompt.seat, prompt: prompt.id, choice: choice.id }
}

/** The choice of the game's own bot. */
export function botMove(game: Game, prompts: readonly Prompt[], state: unknown, chance: Chance): Move {
  const prompt = prompts[chance.pick(prompts.length)]
  if (!prompt) throw new Error('no open question')
  const { id, seat } = prompt
  return { seat, prompt: id, choice: deckhandChoice(game, game.rules.view(state, seat), prompt).id }
}
