/** The whole life of a table whose people come late, vanish, come back, vote, take back, put the game aside, resign and leave. */
import { GAMES } from '../../worker/games'
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { Edition, Game } from '../../worker/drawing/game'
import { PIRATES } from '../../worker/drawing/game'
import { faultIn } from '../../worker/host/judging/verifying'
import { offered } from '../../worker/table/answers/changes'
import { exportOf } from '../../worker/table/views/export'
import { openPrompts } from '../../worker/engine/door'
import type { TableParts } from '../../worker/table/rows/parts'
import { layTable } from '../../worker/table/deeds/seating'
import type { NewSeat } from '../../worker/table/deeds/inviting'
import { takeSeat } from '../../worker/table/deeds/sitting-down'
import { randomPace } from '../clock/people'
import { settingAmong } from '../games/kit'
import { answerLimit } from '../games/players'
import { act, answer, DAY, HOUR, type Deeds } from './deeds'
import { clearingCheck } from '../../worker/table/clearing'
import { alarmOf, emptyTable, ring } from './table'

const BEGIN = Date.UTC(2030, 0, 1)
/** Longer than any table lives, however slow its people are. */
const LONGEST = 20 * 365 * DAY

/** How somebody plays: at most how many hours pass between two visits, and when the visits stop. */
export interface Person {
  slowness: number
  vanishes: number
}

export interface Lived {
  how: 'over' | 'off' | 'vote' | 'claim'
  deeds: Deeds
}

export function live(seed: number): Lived {
  const chance = seededChance(seed)
  const { game, edition } = among(seed)
  const table = emptyTable()
  const people = made(table, game, edition, seed, chance)
  const deeds: Deeds = {}
  let now = BEGIN
  for (let steps = 0; stillGoing(table); steps++) {
    if (steps > 20 * answerLimit(game) || now - BEGIN > LONGEST) throw new Error(`table ${seed} does not end`)
    now = step({ table, game, people, chance, deeds, seed }, now)
  }
  afterwards(table, now, seed)
  const late = table.store.history.answers().filter(({ given }) => given[0]?.by === 'time').length
  return { how: howEnded(table), deeds: { ...deeds, 'out of time': late } }
}

const stillGoing = ({ store }: TableParts): boolean => store.stage === 'seating' || store.stage === 'playing'

function among(seed: number): { game: Game; edition: Edition } {
  const all = GAMES.flatMap(game => game.editions.map(edition => ({ game, edition })))
  const one = all[seed % all.length]
  if (!one) throw new Error('no game is listed')
  return one
}

function made(table: TableParts, game: Game, edition: Edition, seed: number, chance: Chance): Person[] {
  const { options, seats: count } = settingAmong(game, edition, seed)
  const seats = Array.from({ length: count }, (_, seat): NewSeat => {
    const kind = chance.pick(6) === 0 ? 'bot' : chance.pick(4) === 0 ? 'open' : 'link'
    const person = kind === 'bot' || chance.pick(3) === 0 ? null : `person ${seat}`
    return { name: `Seat ${seat}`, kind, pirate: PIRATES[seat] ?? 'a', language: 'en', person }
  })
  const card = {
    ...{ id: `table ${seed}`, name: 'A life', game: game.id, options, secret: '07'.repeat(32), made: BEGIN, language: 'en' as const },
    ...{ open: chance.pick(2) === 0, pace: randomPace(chance), absences: { times: 3, days: 14 } },
    ...(chance.pick(3) === 0 && { startAt: BEGIN + 5 * DAY }),
  }
  layTable(table, card, seats)
  return seats.map(() => ({
    slowness: 1 + chance.pick(40),
    vanishes: chance.pick(3) > 0 ? Infinity : BEGIN + chance.pick(60) * DAY,
  }))
}

export interface Scene {
  table: TableParts
  game: Game
  people: Person[]
  chance: Chance
  deeds: Deeds
  seed: number
}

/** Runs whichever comes first: the alarm, or somebody's visit. A table with neither would be stuck for ever, which is an error. */
function step(scene: Scene, now: number): number {
  const { table, people, chance } = scene
  const { store } = table
  const due = alarmOf(table, now)
  const present = store.seats().filter(({ seat, kind }) => kind !== 'bot' && now < (people[seat]?.vanishes ?? 0))
  const row = present[chance.pick(Math.max(1, present.length))]
  const looks = row ? now + (1 + chance.pick(people[row.seat]?.slowness ?? 1)) * (HOUR / present.length) : Infinity
  if (due === undefined && !row) throw new Error(`table ${scene.seed}: no alarm is set, and nobody will ever look in`)
  if (due !== undefined && due <= looks) {
    const then = Math.max(due, now)
    ring(table, then)
    checkClocks(table, then)
    return then
  }
  if (!row) return now
  if (row.taken === null) sitDown(scene, row.seat, looks)
  else if (store.stage === 'playing') lookIn(scene, row.seat, looks)
  checkClocks(table, looks)
  return looks
}

function sitDown({ table, chance }: Scene, seat: number, now: number): void {
  const row = table.store.seat(seat)
  if (row && table.store.stage === 'seating')
    takeSeat(table, row, { name: `Person ${seat}`, words: `words ${chance.pick(1000)}`, person: row.person, language: 'en' }, now)
}

/** Usually answers, now and then does something else. */
function lookIn(scene: Scene, seat: number, now: number): void {
  const { table, game, chance } = scene
  if (table.store.seat(seat)?.bot !== null) return act(scene, seat, now, { do: 'take-seat-back' })
  const prompts = table.store.now ? offered(table.store, table.store.now, openPrompts(game.rules, table.store.now), seat) : []
  if (prompts.length > 0 && chance.pick(12) > 0) answer(scene, prompts, now)
  else act(scene, seat, now)
}

/** No deadline may lie further ahead than pauses, absences and the longest bank together allow. */
function checkClocks({ store }: TableParts, now: number): void {
  for (const { asked } of store.now?.clocks ?? [])
    if (asked && !(asked.until < now + 3 * 365 * DAY)) throw new Error(`deadline out of bounds: ${asked.until}`)
}

/** Nothing more happens by itself, and the exported history verifies. */
function afterwards(table: TableParts, now: number, seed: number): void {
  ring(table, now)
  const later = clearingCheck(table, now) ?? now
  for (let due = alarmOf(table, now); due !== undefined && due < later && table.store.stage === 'over'; due = alarmOf(table, now))
    ring(table, Math.max(due, now))
  const file = exportOf(table, 'watcher')
  const fault = file.stage === 'over' ? faultIn({ ...file, state: JSON.parse(JSON.stringify(file.state)) }) : undefined
  if (fault) throw new Error(`table ${seed}: ${JSON.stringify(fault)}`)
}

function howEnded({ store }: TableParts): Lived['how'] {
  if (store.stage === 'off') return 'off'
  return store.now?.ended?.by ?? 'over'
}
