/**
 * What happens with an answer, from the person's click to the row on disk (the numbers are those of the design's picture).
 * Everything here is one synchronous turn and one commit: no answer is half written, nothing is sent before it is written.
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import { ANSWERS_PER_GAME } from '../bounds'
import { gameOf } from '../games'
import { tableChance, tableKey, type TableChance } from '../rules/chance'
import type { GameEvent, Prompt, Seat } from '../rules/contract'
import { fold } from '../rules/kit'
import type { Time } from '../../web/model'
import { answer, askedNow, type Given, type Refusal } from './door'
import type { Notices } from './notices'
import type { AnswerRow, Now, Store } from './store'

export interface TableParts {
  store: Store
  notices: Notices
  /** Runs all writes inside as one transaction. */
  commit: (writes: () => void) => void
}
export type Outcome = 'counted' | 'again' | Refusal

export function answerAtTable(table: TableParts, seat: Seat, prompt: string, choice: string, now: Time): Outcome {
  const { store } = table
  const before = store.now
  if (!before) return 'not-open'
  if (before.number >= ANSWERS_PER_GAME) throw new Error('a game of this length is a fault of its rules')
  const game = gameOf(store.card.game)
  const chance = chanceOf(store, before)

  // 1 to 3: found among the offered choices, worked out, and followed by what needs no person.
  const answered = answer(game.rules, before, { seat, prompt, choice, now }, chance)
  if ('refused' in answered) return store.answered(seat, prompt) === choice ? 'again' : answered.refused

  // 4: one transaction.
  const { given, present, may, prompts } = answered
  const row: AnswerRow = {
    number: before.number + 1,
    position: before.position + (may ? 0 : 1),
    at: now,
    seat,
    prompt,
    choice,
    given,
    draws: drawsOf(chance),
    voids: null,
  }
  const after: Now = {
    ...before,
    ...present,
    number: row.number,
    position: row.position,
    drawn: chance.drawn(),
    here: before.here.with(seat, hereAt(before, seat)),
    actor: seat,
    lettered: before.lettered.with(seat, false),
    waits: waitsAfter(before, present.asked, prompts, may ? undefined : seat, now),
    decisions: before.decisions + (may ? 0 : 1),
    automatic: before.automatic + given.length - 1,
    ...(prompts.length === 0 && { over: now }),
  }
  if (!may) after.back = mayTakeBack(given) && !after.over ? { seat, number: row.number } : undefined
  table.commit(() => {
    store.addAnswer(row)
    table.notices.write(after, before, prompts, seat, now)
    store.setNow(after)
  })
  return 'counted'
}

/** The last seat was taken: the game begins, with the words of all seats in its chance. */
export function startGame(table: TableParts, now: Time): void {
  const { store } = table
  const { game: id, options } = store.card
  const { rules } = gameOf(id)
  const seats = store.seats()
  const chance = chanceOf(store, { drawn: 0 })
  const events = rules.begin(seats.length, options, chance)
  const state = fold((before, event: GameEvent) => rules.apply(before, event), events)
  const prompts = rules.prompts(state)
  const row: AnswerRow = {
    number: 0,
    position: 0,
    at: now,
    seat: null,
    prompt: 'begin',
    choice: '',
    given: [{ seat: 0, prompt: 'begin', choice: '', events }],
    draws: drawsOf(chance),
    voids: null,
  }
  const begun: Now = {
    state,
    asked: askedNow(prompts, { asked: {}, era: 0 }, now),
    era: 0,
    number: 0,
    position: 0,
    drawn: chance.drawn(),
    here: seats.map(() => -1),
    lettered: seats.map(() => false),
    waits: { begun: {}, lasted: [] },
    decisions: 0,
    automatic: 0,
  }
  begun.waits = waitsAfter(begun, begun.asked, prompts, undefined, now)
  table.commit(() => {
    store.addAnswer(row)
    table.notices.write(begun, undefined, prompts, undefined, now)
    store.setNow(begun)
  })
}

/** The chance of this table, from where it stopped; draws are never used twice. */
export function chanceOf(store: Store, from: Pick<Now, 'drawn'>): TableChance {
  const words = store.seats().map(seat => seat.words ?? '')
  return tableChance(tableKey(hexToBytes(store.card.secret), words), from.drawn)
}

const drawsOf = (chance: TableChance): AnswerRow['draws'] => chance.trace().map(({ i, n, came }) => [i, n, came])

/** Nothing was revealed, by chance or from what was hidden. */
const mayTakeBack = (given: readonly Given[]): boolean => given.every(g => g.events.every(event => !event.final))

/** While a seat answers several times in a row it is here; what the others did before stays in sight. */
export const hereAt = (before: Now, seat: Seat): number =>
  before.actor === seat ? (before.here[seat] ?? -1) : before.number

/** A wait begins when somebody else's answer makes the table wait for a seat, and ends with that seat's next answer. */
export function waitsAfter(
  before: Pick<Now, 'waits'>,
  asked: Now['asked'],
  prompts: readonly Prompt[],
  actor: Seat | undefined,
  now: Time
): Now['waits'] {
  const begun = { ...before.waits.begun }
  const lasted = [...before.waits.lasted]
  if (actor !== undefined && begun[actor] !== undefined) {
    lasted.push(Math.round((now - begun[actor]) / 1000))
    delete begun[actor]
  }
  for (const prompt of prompts)
    if (!prompt.may && prompt.seat !== actor) begun[prompt.seat] ??= asked[prompt.id]?.since ?? now
  return { begun, lasted }
}
