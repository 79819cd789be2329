/** Plays a random game through the players' door and checks at every step what must hold for any game. */
import { isDeepStrictEqual } from 'node:util'
import { CHOICES_PER_PROMPT } from '../../worker/shared/bounds'
import { seededChance } from '../../worker/rules/chance'
import type { Prompt } from '../../worker/rules/contract'
import { LANGUAGES } from '../../worker/drawing/game'
import { stateAfter } from '../../worker/table/answers/history'
import { wordsOf } from '../../web/words/platform'
import { say } from '../../web/words/say'
import { failing } from './crash'
import { begin, give, type Match, type Move, type Setting } from './kit'
import { answerLimit, moodAt, randomMove } from './players'

/** Expensive checks run once in this many answers. */
const STORED_EVERY = 32
const TAKEBACK_EVERY = 16
const WORDS_EVERY = 48

export interface Fuzzed {
  answers: number
  takebacks: number
  /** The message key of the reason the game ended. */
  why: string
}

export function fuzz(setting: Setting, seed: number): Fuzzed {
  const { rules } = setting.game
  const players = seededChance(seed)
  const asked = new Questions()
  let takebacks = 0
  let match = begin(setting, seededChance(seed + 1))
  return failing(
    () => match,
    seed,
    () => {
      for (let answers = 0; ; answers++) {
        must(answers <= answerLimit(setting.game), `no end after ${answers} answers`)
        if (answers % STORED_EVERY === 0) match = { ...match, present: { ...match.present, state: stored(match.present.state) } }
        freeze(match.present.state)
        rules.check(match.present.state)
        checkPrompts(match)
        asked.hear(match.prompts)
        if (match.prompts.length === 0) break
        if (answers % WORDS_EVERY === 0) checkWords(match)
        const move = randomMove(setting.game, match.prompts, players, moodAt(seed, answers))
        const before = match
        match = give(before, move, chanceAt(seed, answers))
        if (answers % TAKEBACK_EVERY === 0 && checkTakeback(before, match, move, chanceAt(seed, answers))) takebacks++
      }
      must(isDeepStrictEqual(stored(stateAfter(rules, match.rows)), match.present.state), 'the events do not add up to the state')
      return { answers: match.rows.length - 1, takebacks, why: rules.standing(match.present.state).why.say }
    }
  )
}

export const chanceAt = (seed: number, answer: number) => seededChance(seed * 4001 + answer)

export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

/**
 * Frozen states make any change outside `apply` throw. Also rejects anything but plain data, which would not survive storage. Parts shared
 * by two states are visited once.
 */
function freeze(value: unknown): void {
  if (typeof value === 'number') return must(Number.isFinite(value), `${value} is no number that can be written`)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value !== 'object') throw new Error(`${String(value)} is no plain data`)
  if (Object.isFrozen(value)) return
  must(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype, 'something is no plain data')
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** The state after a round trip through JSON, which must not change it. */
function stored(state: unknown): unknown {
  const read: unknown = JSON.parse(JSON.stringify(state))
  must(isDeepStrictEqual(read, state), 'the state does not survive being written as JSON')
  return read
}

function checkPrompts({ setting, present, prompts }: Match): void {
  const { rules, ...game } = setting.game
  freeze(prompts)
  must(new Set(prompts.map(prompt => prompt.id)).size === prompts.length, 'two open prompts have one id')
  must(prompts.length === 0 || prompts.some(prompt => !prompt.may), 'the game goes on and waits for nobody')
  for (const { id, seat, choices } of prompts) {
    must(Number.isInteger(seat) && seat >= 0 && seat < setting.seats, `${id} asks nobody`)
    const amounts = prompts.filter(prompt => prompt.seat === seat).flatMap(prompt => prompt.choices.flatMap(({ amount }) => amount ?? []))
    must(new Set(amounts).size === amounts.length, `${id} has an amount twice, or another open question has it`)
    must(choices.length <= CHOICES_PER_PROMPT, `${id} has ${choices.length} choices`)
    must(new Set(choices.map(choice => choice.id)).size === choices.length, `${id} has two choices of one id`)
    const spots = new Set(game.spots(rules.view(present.state, seat)))
    for (const spot of choices.flatMap(({ at, to }) => [at, to]))
      must(spot === undefined || spots.has(spot), `${id} points at "${spot}", which no board draws`)
  }
}

/** Ids of closed questions must never be used again. */
class Questions {
  #open = new Set<string>()
  readonly #closed = new Set<string>()

  hear(prompts: readonly Prompt[]): void {
    const open = new Set(prompts.map(prompt => prompt.id))
    for (const id of this.#open) if (!open.has(id)) this.#closed.add(id)
    for (const id of open) must(!this.#closed.has(id), `${id} was asked before`)
    this.#open = open
  }
}

/** Every open question has words in every language. */
function checkWords({ setting, present, prompts }: Match): void {
  const names = Array.from({ length: setting.seats }, (_, seat) => `seat ${seat}`)
  for (const language of LANGUAGES) {
    const words = wordsOf(language, setting.game)
    for (const { seat, ask, waiting, choices } of prompts) {
      const texts = [ask, waiting, ...choices.flatMap(({ label, group }) => (group ? [label, group] : [label]))]
      for (const text of texts) say(words, text, names, seat)
      say(words, setting.game.rules.view(present.state, seat).moment, names, seat)
    }
  }
}

/** Takes back an answer that revealed nothing: the state must be as before, and the same answer must lead to the same state again. */
function checkTakeback(before: Match, after: Match, move: Move, chance: ReturnType<typeof seededChance>): boolean {
  const answered = after.rows.at(-1)
  if (!answered || answered.given.some(given => given.events.some(event => event.final))) return false
  const { rules } = before.setting.game
  const { number } = answered
  const takeback = { ...answered, number: number + 1, prompt: 'takeback', given: [], draws: [], voids: number }
  const state = stateAfter(rules, [...after.rows, takeback])
  must(isDeepStrictEqual(stored(state), stored(before.present.state)), 'a takeback does not lead back')
  const again = give({ ...before, present: { ...before.present, state } }, move, chance)
  must(isDeepStrictEqual(stored(again.present.state), stored(after.present.state)), 'after a takeback the same leads elsewhere')
  return true
}
