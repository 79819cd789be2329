/** Games of random players at the full speed of the rules: all prompts are built and every answer goes through the door. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { GameEvent } from '../../worker/rules/contract'
import { fold } from '../../worker/rules/kit'
import { answer, follow } from '../../worker/engine/door'
import { waitsAfter } from '../../worker/table/answers/next'
import { CLOCK, engineOf, type Setting } from '../games/kit'
import { answerLimit, botMove, randomMove } from '../games/players'
import { EXTRAS } from './extras'

export interface Figures {
  game: string
  edition: string
  seats: number
  house: Record<string, number | boolean>
  games: number
  seed: number
  players: 'bots' | 'random'
  gamesPerSecond: number
  answersPerGame: number
  /** Answers that needed no person. */
  automaticPerGame: number
  waitsPerGame: number
  /** Number of games per reason for ending. */
  endings: Record<string, number>
  scores: { least: number; mean: number; most: number; winner: number }
  extras?: Record<string, number>
}

interface Played {
  answers: number
  automatic: number
  waits: number
  events: readonly GameEvent[]
  state: unknown
}

/** Uncounted games that bring the rules to their steady speed. */
const WARM_UP = 300

/** With `bots`, the game's own bot chooses instead of chance. */
export function simulate(setting: Setting, games: number, seed: number, bots = false): Figures {
  const { game, options, seats } = setting
  const chance = seededChance(seed)
  const counted = { answers: 0, automatic: 0, waits: 0 }
  const endings: Record<string, number> = {}
  const scores: number[] = []
  const winners: number[] = []
  const extras: Record<string, number> = {}
  for (let n = 0; n < Math.min(WARM_UP, games / 3); n++) playThrough(setting, seededChance(seed + n), bots)
  let seconds = 0
  for (let n = 0; n < games; n++) {
    const from = performance.now()
    const { state, events, ...own } = playThrough(setting, chance, bots)
    seconds += (performance.now() - from) / 1000
    for (const name of ['answers', 'automatic', 'waits'] as const) counted[name] += own[name]
    const { rows, why } = game.rules.standing(state)
    endings[why.say] = (endings[why.say] ?? 0) + 1
    for (const row of rows) scores.push(row.score ?? 0)
    winners.push(rows[0]?.score ?? 0)
    for (const [name, value] of Object.entries(EXTRAS[game.id]?.(events, state) ?? {})) extras[name] = (extras[name] ?? 0) + value
  }
  const perGame = (n: number): number => rounded(n / games)
  return {
    game: game.id,
    edition: options.edition,
    seats,
    house: options.house,
    games,
    seed,
    players: bots ? 'bots' : 'random',
    gamesPerSecond: rounded(games / seconds),
    answersPerGame: perGame(counted.answers),
    automaticPerGame: perGame(counted.automatic),
    waitsPerGame: perGame(counted.waits),
    endings,
    scores: { ...spread(scores), winner: mean(winners) },
    ...(EXTRAS[game.id] && { extras: Object.fromEntries(Object.entries(extras).map(([name, sum]) => [name, perGame(sum)])) }),
  }
}

/** Counts waits the way a table's ledger does. */
function playThrough(setting: Setting, chance: Chance, bots: boolean): Played {
  const { game, options, seats } = setting
  const { rules } = game
  const engine = engineOf(setting, chance)
  const told = EXTRAS[game.id] !== undefined
  const events = rules.begin(seats, options, chance)
  const state = fold((before, event: GameEvent) => rules.apply(before, event), events)
  let { present, prompts, given } = follow(engine, { state, asked: {}, era: 0 })
  let { begun } = waitsAfter({ waits: { begun: {}, lasted: [] } }, present.asked, prompts, { actor: undefined, stays: true }, CLOCK)
  const played = { answers: 0, automatic: given.length, waits: 0 }
  while (prompts.length > 0) {
    if (played.answers > answerLimit(game)) throw new Error(`${game.id}: no end after ${played.answers} answers`)
    const move = bots ? botMove(game, prompts, present.state, chance) : randomMove(game, prompts, chance)
    const answered = answer(engine, present, move, prompts)
    if ('refused' in answered) throw new Error(`${move.choice}: ${answered.refused}`)
    ;({ present, prompts, given } = answered)
    if (told) for (const one of given) events.push(...one.events)
    const actor = answered.may ? undefined : move.seat
    const waits = waitsAfter({ waits: { begun, lasted: [] } }, present.asked, prompts, { actor, stays: true }, CLOCK)
    begun = waits.begun
    played.answers++
    played.automatic += given.length - 1
    played.waits += waits.lasted.length
  }
  return { ...played, events, state: present.state }
}

const spread = (numbers: readonly number[]) => ({
  least: numbers.reduce((a, b) => Math.min(a, b)),
  mean: mean(numbers),
  most: numbers.reduce((a, b) => Math.max(a, b)),
})
const mean = (numbers: readonly number[]): number => rounded(numbers.reduce((a, b) => a + b, 0) / numbers.length)
const rounded = (n: number): number => Math.round(n * 100) / 100
