/** Finished games as a real table leaves them: with bots, time-outs, free and voted takebacks, and a beacon. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import { PIRATES, type Game } from '../../worker/drawing/game'
import type { SaidStep } from '../../worker/rules/plans'
import { actOnRound } from '../../worker/table/answers/beginning'
import { act } from '../../worker/table/deeds'
import { openVotes } from '../../worker/table/seats/voters'
import { openPrompts } from '../../worker/engine/door'
import { exportOf, type FinishedGame } from '../../worker/table/views/export'
import { enterEpoch } from '../../worker/table/answers/epoch'
import { endNow } from '../../worker/table/answers/ladder'
import type { TableParts } from '../../worker/table/rows/parts'
import { ownPlan } from '../../worker/table/views/plans'
import { mayPutBack, putBack } from '../../worker/table/answers/put-back'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import { layTable } from '../../worker/table/deeds/seating'
import { takeSeat } from '../../worker/table/deeds/sitting-down'
import { takeBack, takeBackFrom } from '../../worker/table/answers/takeback'
import { setting } from '../games/kit'
import { answerLimit, randomMove } from '../games/players'
import { infoOf, OWN_CHAIN, signatureOf } from '../kit/beacon'
import { emptyTable } from '../random-lives/table'

export const BEGIN = Date.UTC(2030, 0, 1)
const MINUTE = 60_000

export interface Wish {
  game: Game
  edition: string
  seats: number
  bots?: number
  house?: Record<string, number>
  beacon?: true
  seed?: number
  /** Standing orders answer what they can. */
  brisk?: true
  /** Seats plan their turns while others move, with random conditions. */
  plans?: true
  /** After so many answers the site is restored from a back-up made at that moment. */
  restored?: number
  /** After so many answers the table goes back at least three positions, by a vote or by the operator. */
  back?: { after: number; by: 'vote' | 'operator' }
  /** Once a revealing answer is taken back without consent. */
  stolen?: true
  /** The game ends early, by a vote or by a lone opponent's claim. */
  stops?: 'vote' | 'claim'
}

export const played = (wish: Wish): FinishedGame => playedAs(wish, false)

/** With the marks that a table does not publish. */
export const playedMarked = (wish: Wish): FinishedGame => playedAs(wish, true)

function playedAs(wish: Wish, marked: boolean): FinishedGame {
  const table = tableOf(wish)
  const chance = seededChance(wish.seed ?? 1)
  const most = answerLimit(wish.game)
  let stolen = !wish.stolen
  let now = BEGIN + 60 * MINUTE
  for (let n = 0; n < most && table.store.stage === 'playing'; n++) {
    now += (1 + chance.pick(50)) * MINUTE
    if (wish.plans) enterPlans(table, chance, now)
    if (wish.restored === n) restore(table, now)
    if (wish.back?.after === n) goBack(table, wish.back.by, now - 5)
    look(table, wish, chance, now)
    if (!stolen) stolen = steal(table, now + 20)
    if (wish.stops && n === 12) stop(table, wish, now)
  }
  const file = exportOf(table, 'watcher')
  if (file.stage !== 'over') throw new Error('the game did not end')
  return JSON.parse(JSON.stringify(marked ? { ...file, answers: table.store.history.answers() } : file))
}

/** Goes back to the newest allowed position at least three before the latest. */
function goBack(table: TableParts, by: 'vote' | 'operator', now: number): void {
  const latest = table.store.now?.position ?? 0
  const target = Array.from({ length: latest }, (_, i) => latest - 3 - i).find(position => mayPutBack(table.store, position))
  const row = table.store.seat(0)
  if (target === undefined || !row) throw new Error('there is nowhere to go back to')
  if (by === 'operator') return void putBack(table, target, undefined, now)
  act(table, row, 'own', { do: 'propose', what: 'back', position: target }, now)
  agree(table, 'yes', now)
}

/** As a table finds itself when it wakes. */
function restore(table: TableParts, now: number): void {
  Object.assign(table, { env: { ...table.env, EPOCH: String(now) } })
  enterEpoch(table, now)
}

function enterPlans(table: TableParts, chance: Chance, now: number): void {
  const ends = () => (chance.pick(2) === 0 ? ('stop' as const) : ('ask' as const))
  for (const row of table.store.seats()) {
    const steps: SaidStep[] = []
    for (let n = 0; n <= chance.pick(3); n++) {
      const choices = ownPlan(table.store, row, { steps }).draft?.prompt?.choices ?? []
      const choice = choices[chance.pick(Math.max(1, choices.length))]
      if (choice) steps.push({ choice: choice.id, exactly: chance.pick(2) === 0, otherwise: ends() })
    }
    const { number, draft } = ownPlan(table.store, row, { steps })
    if (!draft || steps.length === 0) continue
    const outcome = act(table, row, 'own', { do: 'plan', number, position: draft.position, steps, then: ends() }, now)
    if (outcome !== 'done') throw new Error(`a plan was refused: ${outcome}`)
  }
}

function steal(table: TableParts, now: number): boolean {
  const last = table.store.history.answers().at(-1)
  const revealed = last?.given.some(({ events }) => events.some(({ final }) => final)) === true
  if (!revealed || last.seat === null || table.store.stage !== 'playing') return false
  takeBackFrom(table, last.seat, now)
  return true
}

/** Answers for whoever is asked: sometimes late, taken back freely, or taken back by a vote. */
function look(table: TableParts, { game }: Wish, chance: Chance, now: number): void {
  const present = table.store.now
  if (!present) throw new Error('the game has not begun')
  const move = randomMove(game, openPrompts(game.rules, present), chance)
  const late = chance.pick(8) === 0 && openPrompts(game.rules, present).every(({ may }) => !may)
  answerAtTable(table, { ...move, ...(late && { by: 'time' as const }) }, now)
  if (chance.pick(6) === 0) takeBack(table, move.seat, now + 1)
  else if (chance.pick(8) === 0) agreeTakeback(table, move.seat, now + 2)
}

function agreeTakeback(table: TableParts, seat: number, now: number): void {
  const row = table.store.seat(seat)
  if (!row || row.bot !== null) return
  act(table, row, 'own', { do: 'propose', what: 'takeback' }, now)
  agree(table, 'yes', now)
}

function agree(table: TableParts, ballot: string, now: number): void {
  for (const vote of openVotes(table))
    for (const voter of table.store.seats()) act(table, voter, 'own', { do: 'vote', number: vote.number, ballot }, now)
}

/** Three time-outs of one seat in a row; then the other seat claims the game, or all vote to end it. */
function stop(table: TableParts, { game, stops }: Wish, now: number): void {
  for (let n = 0; n < 200 && table.store.stage === 'playing' && (table.store.now?.timeouts[1] ?? 0) < 3; n++) {
    const present = table.store.now
    const [prompt] = present ? openPrompts(game.rules, present).filter(({ may }) => !may) : []
    if (!prompt) return
    const late = prompt.seat === 1 && { by: 'time' as const }
    answerAtTable(table, { seat: prompt.seat, prompt: prompt.id, choice: prompt.choices[0].id, ...late }, now + 10 + n)
    const after = table.store.now
    if (late && after) table.store.setNow({ ...after, timeouts: after.timeouts.with(1, (after.timeouts[1] ?? 0) + 1) })
  }
  if (stops === 'claim') return endNow(table, { by: 'claim', seat: 0 }, now + 300)
  table.votes.begin('vanished', 1, now + 300)
  agree(table, 'end', now + 300)
}

function tableOf({ game, edition, seats, bots = 0, house, beacon, brisk, seed = 1 }: Wish): TableParts {
  const table = emptyTable()
  if (beacon) Object.assign(table, { env: { ...table.env, BEACON: 'http://127.0.0.1:1', BEACON_CHAIN: JSON.stringify(infoOf(OWN_CHAIN)) } })
  const { options } = setting(game, edition, seats, house)
  const made = Array.from({ length: seats }, (_, seat) => {
    const kind = seat >= seats - bots ? ('bot' as const) : ('link' as const)
    return { name: `Seat ${seat}`, kind, pirate: PIRATES[seat] ?? 'a', language: 'en' as const, person: null }
  })
  const secret = seed.toString(16).padStart(2, '0').repeat(32).slice(0, 64)
  layTable(
    table,
    {
      id: 'verified',
      name: 'Verified',
      game: game.id,
      options,
      secret,
      made: BEGIN,
      open: false,
      language: 'en',
      absences: { times: 0, days: 0 },
      ...(brisk && { manner: 'brisk' as const }),
    },
    made
  )
  for (const row of table.store.seats())
    if (row.taken === null)
      takeSeat(table, row, { name: row.name, words: `words ${row.seat}`, person: null, language: 'en' }, BEGIN + MINUTE + row.seat)
  const round = table.store.card.beacon
  if (round) actOnRound(table, { signature: signatureOf(round.round) }, round.due + 1000)
  return table
}
