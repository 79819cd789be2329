/** A finished game gone through again: every draw, every answer, every event, and the state that they add up to. */
import { isDeepStrictEqual } from 'node:util'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { gameOf } from '../games'
import { commitment, draw, keyWithRound, tableChance, tableKey, type TableChance } from '../rules/chance'
import type { GameEvent } from '../rules/contract'
import { fold } from '../rules/kit'
import { timeOf } from '../table/beacon/chain'
import { isSigned } from '../table/beacon/signature'
import type { AnyRules, Given } from '../table/door'
import type { FinishedGame } from '../table/export'
import { stateAfter } from '../table/history'
import type { AnswerRow } from '../table/store'

/** Where the file and what follows from it part; answers and events are counted from 0, as in the file. */
export interface Fault {
  answer?: number
  event?: number
  why: string
}

export function faultIn(file: FinishedGame): Fault | undefined {
  const secret = hexToBytes(file.secret)
  if (commitment(secret) !== file.commitment) return { why: 'This secret is not the one whose SHA-256 was shown before.' }
  const seatsKey = tableKey(secret, file.words)
  const signature = file.beacon?.signature
  const key = signature === undefined ? seatsKey : keyWithRound(seatsKey, signature)
  return (
    faultInRound(file, seatsKey) ??
    first(file.answers, (row, i) => (row.number === i ? undefined : { answer: i, why: `It is numbered ${row.number}.` })) ??
    first(file.answers, row => faultInDraws(key, row)) ??
    faultInAnswers(file, key) ??
    faultAtEnd(file)
  )
}

/** A round that lay ahead when it was named, for exactly this secret and these words, and signed by its beacon. */
function faultInRound({ beacon }: FinishedGame, seatsKey: Uint8Array): Fault | undefined {
  if (!beacon) return undefined
  const { chain, round, named, due, seal, signature, missed } = beacon
  if (bytesToHex(sha256(seatsKey)) !== seal) return { why: 'Secret and words are not those whose SHA-256 was shown when the round of the beacon was named.' }
  if (timeOf(chain, round) !== due || named >= due) return { why: `Round ${round} of the beacon did not lie ahead when it was named.` }
  if ((signature === undefined) === (missed === undefined)) return { why: `The file does not say whether round ${round} of the beacon came.` }
  if (signature === undefined || isSigned(chain, round, signature)) return undefined
  return { why: `The signature of round ${round} is not the beacon's.` }
}

function first<T>(all: readonly T[], fault: (one: T, i: number) => Fault | undefined): Fault | undefined {
  for (const [i, one] of all.entries()) {
    const found = fault(one, i)
    if (found) return found
  }
  return undefined
}

function faultInDraws(key: Uint8Array, { number, draws }: AnswerRow): Fault | undefined {
  return first(draws, ([i, n, came]) => {
    const own = draw(key, i, n)
    return own === came ? undefined : { answer: number, why: `Draw ${i} below ${n} is ${own}; the file has ${came}.` }
  })
}

/** The rules, asked again with the chance of this table, must give the same events; each answer is judged by itself. */
function faultInAnswers(file: FinishedGame, key: Uint8Array): Fault | undefined {
  const { rules } = gameOf(file.game)
  let state: unknown
  let drawn = 0
  return first(file.answers, (row, i) => {
    if (row.voids !== null) {
      state = stateAfter(rules, file.answers.slice(0, i + 1))
      return undefined
    }
    const chance = tableChance(key, drawn)
    for (const given of row.given) {
      const fault = faultInGiven(file, rules, state, given, chance)
      if (fault) return { ...fault, answer: i }
      state = fold((before, event: GameEvent) => rules.apply(before, event), given.events, state)
    }
    drawn = chance.drawn()
    const taken = chance.trace().map(({ i, n, came }) => [i, n, came])
    if (isDeepStrictEqual(taken, row.draws)) return undefined
    return { answer: i, why: `It took the draws ${shown(taken)}; the file has ${shown(row.draws)}.` }
  })
}

function faultInGiven(
  { seats, options }: FinishedGame,
  rules: AnyRules,
  state: unknown,
  given: Given,
  chance: TableChance
): Fault | undefined {
  const { seat, choice } = given
  const prompt = given.prompt.replace(/~\d+$/, '')
  if (state === undefined) return difference(rules.begin(seats, options, chance), given.events)
  const asked = rules.prompts(state).find(open => open.id === prompt && open.seat === seat)
  const offered = asked?.choices.find(({ id }) => id === choice)
  if (!offered) return { why: `${choice} was not offered to seat ${seat} by ${prompt}.` }
  const events = rules.play(state, seat, offered.act, chance)
  // A game that was played before draws stood by their answers keeps the rulings of its time.
  return difference(given.draws === undefined ? events.map(({ ruling, ...event }) => event) : events, given.events)
}

function difference(own: readonly GameEvent[], filed: readonly GameEvent[]): Fault | undefined {
  const longer = own.length > filed.length ? own : filed
  return first(longer, (_, event) => {
    const [rules, file] = [written(own[event]), written(filed[event])]
    if (isDeepStrictEqual(rules, file)) return undefined
    return { event, why: `The rules give ${shown(rules)}; the file has ${shown(file)}.` }
  })
}

function faultAtEnd(file: FinishedGame): Fault | undefined {
  const { rules } = gameOf(file.game)
  const state = stateAfter(rules, file.answers)
  if (!isDeepStrictEqual(written(state), file.state)) return { why: 'The events do not add up to the state in the file.' }
  if (isDeepStrictEqual(written(rules.standing(state)), file.standing)) return undefined
  return { why: 'The final standing does not follow from the state.' }
}

/** As it is after being written to a file. */
const written = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
