/** Replays a game row by row through the table's own door; each row must be exactly the one computed. */
import { gameOf } from '../../games'
import { forced } from '../../engine/forced'
import type { Respond } from '../../engine/responder'
import { tableChance } from '../../rules/chance'
import type { GameEvent, Prompt } from '../../rules/contract'
import { fold, through } from '../../rules/kit'
import type { Time } from '../../model'
import { answer, follow, ownId, type AnyRules, type Given, type Engine, type Present } from '../../engine/door'
import type { FinishedGame } from '../../table/views/export'
import { EPOCH } from '../../table/answers/history'
import { beginIn } from '../../table/answers/pipeline'
import type { AnswerRow } from '../../table/rows/history/answer-row'
import type { Now } from '../../table/rows/now'
import type { Fault } from './fault'
import { afterEpoch, couldBegin } from './epochs'
import { afterDecision, afterwards } from './remembered'
import { differenceIn } from './row'
import { afterTakeback } from './takebacks'

/** The state of the replay. */
export interface Point {
  present: Present
  prompts: Prompt[]
  position: number
  /** Rows state which draws and position belong to which decision; those of older tables do not. */
  placed: boolean
  drawn: number
  /** The epoch, which goes into each draw after a restore. */
  epoch: number
  at: Time
  /** The answer that its seat may freely take back. */
  back: Now['back']
  /** The most time-outs in a row that each seat can have. */
  late: number[]
  /** Rows with a forced answer. */
  forced: ReadonlySet<number>
}

export function playedAgain(file: FinishedGame, key: Uint8Array): Point | Fault {
  const { rules } = gameOf(file.game)
  const then: AnyRules = {
    ...rules,
    play: (story, ...asked) =>
      rules.play(
        through(story, ({ ruling: _, ...event }) => event),
        ...asked
      ),
  }
  const all: Rulings = { now: rules, then }
  let point: Point | undefined
  for (const [i, row] of file.answers.entries()) {
    const next: Point | Fault =
      row.at < (point?.at ?? file.made) ? { why: 'It was given before what stands before it.' } : afterRow(file, all, key, point, row)
    if ('why' in next) return { ...next, answer: i }
    point = next
  }
  return point ?? { why: 'Nothing was ever dealt.' }
}

/** The rules now, and as they were (`then`): games from before rows recorded their draws keep the rulings of their time. */
interface Rulings {
  now: AnyRules
  then: AnyRules
}

function afterRow(file: FinishedGame, rulings: Rulings, key: Uint8Array, before: Point | undefined, row: AnswerRow): Point | Fault {
  if (before && row.voids !== null) return afterTakeback(file, rulings.now, before, row)
  if (before && row.prompt === EPOCH && row.seat === null) return afterEpoch(before, row)
  if (before && before.prompts.length === 0) return { why: 'The game was over before.' }
  const placed = row.given[0]?.position !== undefined
  if (before?.placed && !placed) return { why: 'It does not say where it stands.' }
  const single = isSingle(file, row)
  const epoch = before?.epoch ?? (Number(row.choice) || 0)
  if (!before && !couldBegin(epoch, 0, row.at)) return { why: `It could not begin in epoch ${row.choice}.` }
  const chance = tableChance(key, before?.drawn ?? 0, epoch)
  const engine: Engine = {
    rules: placed ? rulings.now : rulings.then,
    chance,
    now: row.at,
    respond: single ? nobody : recorded(row, 1),
    ...(placed && { taken: () => chance.trace().length }),
  }
  const next = before ? answered(engine, before, row, single) : begun(file, engine, epoch)
  if ('why' in next) return next
  const { given, may, present, prompts } = next
  const position = (before?.position ?? -1) + (placed ? given.length - (may ? 1 : 0) : may ? 0 : 1)
  const draws = chance.trace().map(({ i, n, came }) => [i, n, came])
  const expected = {
    ...entryOf(row, before),
    number: row.number,
    position,
    at: row.at,
    given: placed ? withPositions(given, position) : given,
    draws,
    voids: null,
  }
  const fault = differenceIn(expected, row)
  if (fault) return fault
  const after = { present, prompts, position, placed, drawn: chance.drawn(), epoch, at: row.at }
  return { ...after, ...(single ? afterDecision(file, before, row, next) : afterwards(before, row, next, file.seats)) }
}

/** Whether the row is a single decision, as in format 3; its file may still contain older rows with several. */
const isSingle = ({ format }: FinishedGame, { given: [one, ...more] }: AnswerRow): boolean =>
  format === 'packetboat-game/3' && more.length === 0 && one?.position !== undefined
const nobody = (): 'ask' => 'ask'

/** The expected seat, prompt and choice of a row: the beginning, a seat's answer, or what went on without one. */
function entryOf(
  { seat, prompt, choice, given: [one] }: AnswerRow,
  before: Point | undefined
): Pick<AnswerRow, 'seat' | 'prompt' | 'choice'> {
  if (!before) return { seat: null, prompt: 'begin', choice: one?.choice ?? '' }
  if (seat === null) return { seat: null, prompt: 'go-on', choice: '' }
  return { seat: one?.seat ?? seat, prompt: one?.prompt ?? prompt, choice: one?.choice ?? choice }
}

export interface Commit {
  given: Given[]
  may: boolean
  present: Present
  prompts: Prompt[]
}

function begun({ seats, options }: FinishedGame, engine: Engine, epoch: number): Commit {
  const events = engine.rules.begin(seats, options, engine.chance)
  const state = fold((before, event: GameEvent) => engine.rules.apply(before, event), events)
  const opening: Given = { seat: 0, prompt: 'begin', choice: beginIn(epoch), events, ...(engine.taken && { draws: engine.taken() }) }
  const followed = follow(engine, { state, asked: {}, era: epoch })
  return { ...followed, given: [opening, ...followed.given], may: false }
}

function answered(engine: Engine, { present }: Point, { seat, prompt, choice, given }: AnswerRow, single: boolean): Commit | Fault {
  if (seat === null) {
    const followed = follow({ ...engine, respond: recorded({ given }, 0) }, present)
    return followed.given.length > 0 ? { ...followed, may: false } : { why: 'Nothing went on by itself here.' }
  }
  const by = given[0]?.by
  if (by !== undefined && by !== 'time' && !(single && by === 'bot')) return { why: `Nobody answers first as "${by}".` }
  const next = answer(engine, present, { seat, prompt, choice, ...(by && { by }) })
  return 'refused' in next ? { why: `${choice} was not offered to seat ${seat} by ${prompt}: ${next.refused}.` } : next
}

/** Repeats the automatic answers of a row: forced ones are computed; those by bots or orders are read from the row, and the same seats must
    have answered all their other questions, too. */
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
    return { choice, by: next.by, ...(next.line && { line: next.line }), ...(next.as && { as: next.as }) }
  }
}

const answers = ({ seat, prompt, by }: Given, asked: Prompt): boolean =>
  seat === asked.seat && ownId(prompt) === asked.id && by !== 'forced' && by !== 'time'

const withPositions = (given: readonly Given[], position: number): Given[] =>
  given.map((one, i) => ({ ...one, position: position - (given.length - 1 - i) }))
