/** The line above the question: what has happened since its reader's last answer. */
import { expect, test } from 'vitest'
import { befellIn } from '../../web/parts/told/befell'
import { readerOf } from '../../web/words/reader'
import { gameOf } from '../../worker/games'
import type { RegattaEvent } from '../../worker/games/regatta/state/events'
import { seededChance } from '../../worker/rules/chance'
import { begin, CLOCK, setting } from '../games/kit'
import { answeredAt } from '../../worker/table/views/answered'
import { matchAfter } from './scene'

const regatta = gameOf('regatta')
const NAMES = ['Joe', 'Ann', 'Ben']
const match = begin(setting(regatta, 'first', 3), seededChance(1))
const crew = NAMES.map(name => ({ name, pirate: 'a' as const }))

/** What seat 0 reads after these events. */
function read(...events: RegattaEvent[]): string {
  const view = regatta.rules.view(match.present.state, 0)
  const told = events.flatMap(event => regatta.rules.tell(event, 0) ?? [])
  const { say } = readerOf({ language: 'en', now: CLOCK }, { game: regatta, crew, viewer: 0 })
  return befellIn(regatta, view, told, say).replace(/[\uE000\uE001]/g, '')
}

const sailed = (ship: number, way: 'fwd' | 'back', steps: number, to: string): RegattaEvent => ({
  ...{ type: 'moved', ship, course: 'jamaica', way, steps, to, laps: 0 },
})
const robs = (by: number, from: number, what: 'gold' | 'food', n: number): RegattaEvent[] => [
  { type: 'attacked', attacker: by, defender: from },
  {
    ...{ type: 'fought', attacker: by, defender: from, winner: by, what: 'powder' },
    ...{ attack: { face: 8, powder: 0, beth: 0 }, defence: { face: 4, powder: 0, beth: 0 } },
  },
  { type: 'stole-cargo', by, from, hold: 0, what, n, into: 1, emptied: null },
]
const short: RegattaEvent = { type: 'paid', seat: 0, what: 'gold', n: 0, due: 3, taken: [] }
const falls: RegattaEvent = { type: 'retreated', seat: 0, course: 'jamaica', to: '4', laps: 0 }

test('tells everything that befell the reader, in order of time, and two thefts by one ship together', () => {
  expect(read(...robs(1, 0, 'gold', 6), short, falls, ...robs(1, 0, 'food', 1))).toMatch(
    /^Ann robs you twice: 6 doubloons, 1 food\. You were 3 doubloons short and fell back → lair$/
  )
  expect(read(sailed(0, 'fwd', 2, '2'), ...robs(0, 2, 'gold', 6), short)).toBe(
    'You win 8 to 4. You rob Ben: 6 doubloons. You were 3 doubloons short'
  )
})

test('tells what the others did if nothing befell the reader, who knows their own deeds', () => {
  const loads: RegattaEvent = { type: 'loaded', seat: 1, what: 'food', n: 3, into: 2, emptied: null }
  expect(read(sailed(0, 'fwd', 2, '2'), sailed(2, 'fwd', 8, '14'), sailed(2, 'back', 2, '14'), loads)).toBe('Ben +6 → Negril · Ann loads')
  expect(read(loads)).toBe('Ann loads 3 food')
  expect(read(sailed(2, 'fwd', 6, '6'), sailed(1, 'fwd', 6, '6'), ...robs(1, 2, 'gold', 3))).toBe(
    'Ben sails +6 · Ann sails +6. Ann robs Ben: 3 doubloons'
  )
  expect(read(sailed(0, 'fwd', 2, '2'))).toBe('')
})

test('tells of a ship that fell back how far it had sailed, too, since it may be farther ahead than before', () => {
  const back: RegattaEvent = { type: 'retreated', seat: 2, course: 'jamaica', to: '14', laps: 0 }
  expect(read(sailed(2, 'fwd', 8, '16'), back)).toBe('Ben +8, falls back → Negril')
  expect(read(sailed(2, 'fwd', 5, '5'), sailed(2, 'back', 1, '4'), back, sailed(2, 'fwd', 2, '14'))).toBe('Ben +4, falls back, +2 → Negril')
  expect(read(back)).toBe('Ben falls back → Negril')
  expect(read(sailed(2, 'fwd', 8, '16'), back, ...robs(2, 1, 'gold', 3))).toBe('Ben +8, falls back → Negril. Ben robs Ann: 3 doubloons')
})

test('tells where the reader’s own ship has gone by itself, what it paid and why, but not the answer that was given', () => {
  const turned: RegattaEvent = { type: 'turned', seat: 0, card: 'fwd-back', dice: [2, 3], final: true }
  const pays = (what: 'gold' | 'food', n: number): RegattaEvent => ({ type: 'paid', seat: 0, what, n, taken: [] })
  expect(read(turned, sailed(0, 'fwd', 2, '2'), pays('gold', 3), sailed(0, 'back', 3, '4'), sailed(2, 'fwd', 8, '14'))).toMatch(
    /^You: forward 2 → [^,]+, paid 3 doubloons, then back 3 → lair\. Ben \+8 → Negril$/
  )
  expect(read(sailed(0, 'fwd', 2, '2'), ...robs(0, 2, 'gold', 6), pays('food', 1), sailed(0, 'back', 3, '4'))).toBe(
    'You win 8 to 4. You rob Ben: 6 doubloons. You pay 1 food, then back 3 → lair'
  )
  expect(read(sailed(0, 'fwd', 2, '2'), ...robs(0, 2, 'gold', 6), sailed(0, 'back', 3, '4'))).toMatch(/Your card goes on: back 3 → lair$/)
})

test('tells of a shortage what was paid nevertheless, and what the place where the ship falls back has cost', () => {
  const some: RegattaEvent = { type: 'paid', seat: 0, what: 'gold', n: 2, due: 3, taken: [] }
  const food: RegattaEvent = { type: 'paid', seat: 0, what: 'food', n: 1, taken: [] }
  expect(read(sailed(0, 'fwd', 2, '2'), some, falls, food)).toBe(
    'You were 1 doubloon short, paid 2 and fell back → lair, paying 1 food there'
  )
})

test('says of the reader’s own lost attack that they attacked, before what it cost them', () => {
  const lost = (face: 8 | 'star'): RegattaEvent => ({
    ...{ type: 'fought', attacker: 0, defender: 1, winner: 1, what: 'powder' },
    ...{ attack: { face: 4, powder: 0, beth: 0 }, defence: { face, powder: 0, beth: 0 } },
  })
  const attack: RegattaEvent = { type: 'attacked', attacker: 0, defender: 1 }
  const [, , loot] = robs(1, 0, 'gold', 4)
  if (!loot) throw new Error('nothing is taken')
  expect(read(sailed(0, 'fwd', 2, '2'), attack, lost('star'), loot)).toBe('You attack Ann and lose, 4 to ★. Ann robs you: 4 doubloons')
  expect(read(attack, lost(8), { type: 'took-nothing', by: 1, from: 0 })).toBe('You attack Ann and lose, 4 to 8')
})

test('begins after the last answer of the reader’s own', () => {
  const { rows } = matchAfter(regatta, { edition: 'first', answers: 30 })
  for (const seat of [0, 1, 2]) {
    const last = rows.findLastIndex(row => row.seat === seat)
    expect(answeredAt(rows, seat)).toBe(rows[last - 1]?.position)
  }
  expect(answeredAt(rows, 'watcher')).toBeUndefined()
})
