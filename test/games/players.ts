/** Players at random: how gladly they take a choice, and how long a game between them may last. */
import type { Chance } from '../../worker/rules/chance'
import type { Prompt } from '../../worker/rules/contract'
import type { Game } from '../../worker/rules/game'
import { deckhandChoice } from '../../worker/responders/bot'
import type { Move } from './kit'
import * as regatta from './regatta/liking'
import * as tunnel from './tunnel/liking'

/** Players lean forward, so that games end; or they care for nothing; or they put off the end, which leads to rare places. */
export type Mood = 'forward' | 'careless' | 'dawdling'
/** How gladly an act of the game is done in each mood. */
type Likings = { [feels in Mood]?: (act: never) => number }

/** What is liked in which mood, by game; where nothing is said, all choices are alike. */
const LIKINGS: Record<string, Likings> = { regatta, tunnel }
const alike = (): number => 1

/** Only who leans forward is sure to come to an end: whoever does not, does so from this answer on. */
const PATIENCE = 200

/** Half of all games are played in one mood, the others begin in another. The mood changes with every fourth game, for the number
    of seats changes with every one. */
export function moodAt(game: number, answers: number): Mood {
  const mood = MOODS[Math.floor(game / 4) % MOODS.length] ?? 'forward'
  return answers < PATIENCE ? mood : 'forward'
}
const MOODS: readonly Mood[] = ['forward', 'dawdling', 'careless', 'forward']

/** More answers than a game between such players ever takes: to reach it is a failure. */
const ANSWERS_AT_MOST: Record<string, number> = { tunnel: 1500, toy: 40 }
export const boundOf = (game: Game): number => ANSWERS_AT_MOST[game.id] ?? 3000

export function randomMove(game: Game, prompts: readonly Prompt[], chance: Chance, mood: Mood = 'forward'): Move {
  const prompt = prompts[chance.pick(prompts.length)]
  if (!prompt) throw new Error('nothing is asked')
  const liking = LIKINGS[game.id]?.[mood] ?? alike
  const weights = prompt.choices.map(({ act }) => liking(act as never))
  let left = chance.pick(weights.reduce((a, b) => a + b, 0))
  const choice = prompt.choices.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? prompt.choices[0]
  return { seat: prompt.seat, prompt: prompt.id, choice: choice.id }
}

/** What the game's own bot would do. */
export function knowingMove(game: Game, prompts: readonly Prompt[], state: unknown, chance: Chance): Move {
  const prompt = prompts[chance.pick(prompts.length)]
  if (!prompt) throw new Error('nothing is asked')
  const { id, seat } = prompt
  return { seat, prompt: id, choice: deckhandChoice(game, game.rules.view(state, seat), prompt).id }
}
