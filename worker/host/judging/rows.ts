/** Row by row, a game is played again through the table's own door; each row must be exactly the one that comes of it. */
import { gameOf } from '../../games'
import { forced } from '../../responders/forced'
import type { Respond } from '../../responders'
import { tableChance } from '../../rules/chance'
import type { GameEvent, Prompt } from '../../rules/contract'
import { fold } from '../../rules/kit'
import type { Time } from '../../../web/model'
import { answer, follow, ownId, type AnyRules, type Given, type Hand, type Present } from '../../table/door'
import type { FinishedGame } from '../../table/export'
import type { AnswerRow, Now } from '../../table/store'
import type { Fault } from './fault'
import { afterDecision, afterwards } from './remembered'
import { differenceIn } from './row'
import { afterTakeback } from './takebacks'

/** How far the game has come. */
export interface Point {
  present: Present
  prompts: Prompt[]
  position: number
  /** Rows say by now which draws and which position belong to which decision; those of older tables did not. */
  placed: boolean
  drawn: number
  at: Time
  /** The answer that its giver may freely take back. */
  back: Now['back']
  /** How often in a row each seat has run out of time, at most. */
  late: number[]
  /** Rows that nobody had to think about. */
  forced: ReadonlySet<number>
}

export function playedAgain(file: FinishedGame, key: Uint8Array): Point | Fault {
  const { rules } = gameOf(file.game)
  const all: Rulings = { now: rules, then: { ...rules, play: (...asked) => rules.play(...asked).map(({ ruling: _, ...event }) => event) } }
  let point: Point | undefined
  for (const [i, row] of file.answers.entries()) {
    const next: Point | Fault = row.at < (point?.at ?? file.made) ? { why: 'It was given before what stands before it.' } : afterRow(file, all, key, point, row)
    if ('why' in next) return { ...next, answer: i }
    point = next
  }
  return point ?? { why: 'Nothing was ever dealt.' }
}

/** A game that was played before draws stood by their answers keeps the rulings of its time. */
interface Rulings {
  now: AnyRules
  then: AnyRules
}

function afterRow(file: FinishedGame, rulings: Rulings, key: Uint8Array, before: Point | undefined, row: AnswerRow): Point | Fault {
  if (before && row.voids !== null) return afterTakeback(file, rulings.now, before, row)
  if (before && before.prompts.length === 0) return { why: 'The game was over before.' }
  const placed = row.given[0]?.position !== undefined
  if (before?.placed && !placed) return { why: 'It does not say where it stands.' }
  const single = isSingle(file, row)
  const chance = tableChance(key, before?.drawn ?? 0)
  const hand: Hand = { rules: placed ? rulings.now : rulings.then, chance, now: row.at, respond: single ? nobody : recorded(row, 1), ...(placed && { taken: () => chance.trace().length }) }
  const next = before ? answered(hand, before, row, single) : begun(file, hand)
  if ('why' in next) return next
  const { given, may, present, prompts } = next
  const position = (before?.position ?? -1) + (placed ? given.length - (may ? 1 : 0) : may ? 0 : 1)
  const draws = chance.trace().map(({ i, n, came }) => [i, n, came])
  const expected = { ...entryOf(row, before), number: row.number, position, at: row.at, given: placed ? withPositions(given, position) : given, draws, voids: null }
  const fault = differenceIn(expected, row)
  if (fault) return fault
  const after = { present, prompts, position, placed, drawn: chance.drawn(), at: row.at }
  return { ...after, ...(single ? afterDecision(file, before, row, next) : afterwards(before, row, next, file.seats)) }
}

/** In the third format each decision is a row of its own; what older tables wrote before may still hold several. */
const isSingle = ({ format }: FinishedGame, { given: [one, ...more] }: AnswerRow): boolean =>
  format === 'packetboat-game/3' && more.length === 0 && one?.position !== undefined
const nobody = (): 'ask' => 'ask'

/** Three kinds of rows: the beginning, what a seat answered, and what went on without one. */
function entryOf({ seat, prompt, choice, given: [one] }: AnswerRow, before: Point | undefined): Pick<AnswerRow, 'seat' | 'prompt' | 'choice'> {
  if (!before) return { seat: null, prompt: 'begin', choice: '' }
  if (seat === null) return { seat: null, prompt: 'go-on', choice: '' }
  return { seat: one?.seat ?? seat, prompt: one?.prompt ?? prompt, choice: one?.choice ?? choice }
}

interface Next {
  given: Given[]
  may: boolean
  present: Present
  prompts: Prompt[]
}

function begun({ seats, options }: FinishedGame, hand: Hand): Next {
  const events = hand.rules.begin(seats, options, hand.chance)
  const state = fold((before, event: GameEvent) => hand.rules.apply(before, event), events)
  const opening: Given = { seat: 0, prompt: 'begin', choice: '', events, ...(hand.taken && { draws: hand.taken() }) }
  const followed = follow(hand, { state, asked: {}, era: 0 })
  return { ...followed, given: [opening, ...followed.given], may: false }
}

function answered(hand: Hand, { present }: Point, { seat, prompt, choice, given }: AnswerRow, single: boolean): Next | Fault {
  if (seat === null) {
    const followed = follow({ ...hand, respond: recorded({ given }, 0) }, present)
    return followed.given.length > 0 ? { ...followed, may: false } : { why: 'Nothing went on by itself here.' }
  }
  const by = given[0]?.by
  if (by !== undefined && by !== 'time' && !(single && by === 'bot')) return { why: `Nobody answers first as "${by}".` }
  const next = answer(hand, present, { seat, prompt, choice, ...(by && { by }) })
  return 'refused' in next ? { why: `${choice} was not offered to seat ${seat} by ${prompt}: ${next.refused}.` } : next
}

/** What followed by itself: what was forced is worked out; what a bot chose, or standing orders, is read from the row, whose
    other questions they must have answered as well. */
function recorded({ given }: Pick<AnswerRow, 'given'>, from: number): Respond {
  const left = given.slice(from)
  const plays = new Set(left.filter(({ by }) => by !== 'forced').map(({ seat }) => seat))
  return (view, prompt) => {
    const single = forced(view, prompt)
    if (single !== 'ask') {
      left.shift()
      return single
    }
    const [next] = left
    if (prompt.may || !plays.has(prompt.seat) || !next?.by || !answers(next, prompt)) return 'ask'
    const choice = prompt.choices.find(({ id }) => id === next.choice)
    if (!choice) return 'ask'
    left.shift()
    return { choice, by: next.by, ...(next.line && { line: next.line }) }
  }
}

const answers = ({ seat, prompt, by }: Given, asked: Prompt): boolean => seat === asked.seat && ownId(prompt) === asked.id && by !== 'forced' && by !== 'time'

const withPositions = (given: readonly Given[], position: number): Given[] =>
  given.map((one, i) => ({ ...one, position: position - (given.length - 1 - i) }))
