/** Row by row, a game is played again through the table's own door; each row must be exactly the one that comes of it. */
import { gameOf } from '../../games'
import { forced } from '../../responders/forced'
import type { Respond } from '../../responders'
import { tableChance } from '../../rules/chance'
import type { GameEvent, Prompt, Seat } from '../../rules/contract'
import { fold } from '../../rules/kit'
import type { Time } from '../../../web/model'
import { answer, follow, ownId, type AnyRules, type Given, type Hand, type Present } from '../../table/door'
import type { FinishedGame } from '../../table/export'
import { standingRows, stateAfter } from '../../table/history'
import { mayTakeBack } from '../../table/pipeline'
import type { AnswerRow, Now } from '../../table/store'
import { backBefore, reopened } from '../../table/takeback'
import type { Fault } from './fault'
import { differenceIn } from './row'

/** How far the game has come. */
export interface Point {
  present: Present
  prompts: Prompt[]
  position: number
  drawn: number
  at: Time
  /** The answer that its giver may freely take back. */
  back: Now['back']
  /** How often in a row each seat has run out of time. */
  late: number[]
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
  // Rows of older tables do not say which draws and which position belong to which decision.
  const placed = row.given[0]?.position !== undefined
  const chance = tableChance(key, before?.drawn ?? 0)
  const hand: Hand = { rules: placed ? rulings.now : rulings.then, chance, now: row.at, respond: recorded(row, 1), ...(placed && { taken: () => chance.trace().length }) }
  const next = before ? answered(hand, before, row) : begun(file, hand)
  if ('why' in next) return next
  const { given, may, present, prompts } = next
  const position = (before?.position ?? -1) + (placed ? given.length - (may ? 1 : 0) : may ? 0 : 1)
  const draws = chance.trace().map(({ i, n, came }) => [i, n, came])
  const expected = { ...entryOf(row, before), number: row.number, position, at: row.at, given: placed ? withPositions(given, position) : given, draws, voids: null }
  const fault = differenceIn(expected, row)
  if (fault) return fault
  return { present, prompts, position, drawn: chance.drawn(), at: row.at, ...afterwards(before, row, given, may, prompts, file.seats) }
}

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

function answered(hand: Hand, { present }: Point, { seat, prompt, choice, given }: AnswerRow): Next | Fault {
  if (seat === null) {
    const followed = follow({ ...hand, respond: recorded({ given }, 0) }, present)
    return followed.given.length > 0 ? { ...followed, may: false } : { why: 'Nothing went on by itself here.' }
  }
  const by = given[0]?.by
  if (by !== undefined && by !== 'time') return { why: `Nobody answers first as "${by}".` }
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

/** What the table remembers of who answered. */
function afterwards(before: Point | undefined, { seat, number }: AnswerRow, given: readonly Given[], may: boolean, prompts: readonly Prompt[], seats: number): Pick<Point, 'back' | 'late'> {
  const late = before?.late ?? new Array<number>(seats).fill(0)
  if (seat === null || may) return { back: before?.back, late }
  if (given[0]?.by !== undefined) return { back: before?.back, late: late.with(seat, (late[seat] ?? 0) + 1) }
  return { back: mayTakeBack(given, seat) && prompts.length > 0 ? { seat, number } : undefined, late: late.with(seat, 0) }
}

function afterTakeback(file: FinishedGame, rules: AnyRules, before: Point, row: AnswerRow): Point | Fault {
  const { seat, voids, at } = row
  const position = before.position + 1
  const fault = differenceIn({ number: row.number, position, at, seat, prompt: 'takeback', choice: String(voids), given: [], draws: [], voids }, row)
  if (fault) return fault
  if (seat === null || !mayTake(file, before, row, seat)) return { why: `Seat ${seat} could not take answer ${voids} back: nobody had agreed to it.` }
  const rows = file.answers.slice(0, row.number + 1)
  const state = stateAfter(rules, rows)
  const prompts = rules.prompts(state)
  const present = reopened(before.present, rules.prompts(before.present.state), state, prompts, at)
  return { ...before, present, prompts, position, at, back: backBefore(rows, seat) }
}

/** Freely as long as nothing was revealed and nobody else has decided, or because all have agreed. A file of the first format
    does not say what was agreed. */
function mayTake({ format, agreed = [], answers }: FinishedGame, { back }: Point, { number, voids, at }: AnswerRow, seat: Seat): boolean {
  if (back?.seat === seat && back.number === voids) return true
  const last = standingRows(answers.slice(0, number)).findLast(row => row.seat === seat)
  if (last?.number !== voids) return false
  return format === 'packetboat-game/1' || agreed.some(vote => vote.outcome === 'takeback' && vote.at === at && vote.about === seat)
}
