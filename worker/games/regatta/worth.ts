/** What things are worth to the deckhand, in points of the final score as it guesses them. */
import type { Act, Good } from './cards'
import { endsOf, spaceOf, type Course, type End, type Way } from './course'
import { courseOf } from './editions/courses'
import { editionOf } from './editions'
import { count, roomFor } from './holds'
import type { Hold } from './state'
import type { RegattaBoard, SeenShip } from './view'

/** A ship as the deckhand imagines it after a card. */
export interface Fancy {
  space: string
  lap: number
  holds: readonly Hold[]
  value: number
}

const STEP = 0.9
const TREASURE = 2.5
const SHORTAGE = 3
const FIGHT = 0.6
/** More of a good than one needs is worth little. */
const ENOUGH = { food: 12, powder: 8 }
const PIECE = { gold: 1, food: 0.4, powder: 0.35 }

/** What so many tokens add to these holds. */
export function worthOf(board: RegattaBoard, holds: readonly Hold[], what: Good, n: number): number {
  const { goods } = editionOf(board.edition)
  if (what === goods.gold) return n * PIECE.gold
  const kind = what === goods.food ? 'food' : 'powder'
  const useful = Math.max(0, Math.min(n, ENOUGH[kind] - count(holds, what)))
  return useful * PIECE[kind] + (n - useful) * 0.05
}

/** A hold that is thrown out. */
export const lossOf = (board: RegattaBoard, hold: Hold): number => (hold ? worthOf(board, [], hold.what, hold.n) : 0)

/** The hold that is missed least. */
function bestHold(board: RegattaBoard, holds: readonly Hold[], what: Good): number | undefined {
  return least(roomFor(holds, what), index => lossOf(board, holds[index] ?? null))
}
export function least<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>((best, item) => (best === undefined || cost(item) < cost(best) ? item : best), undefined)
}

/** One half of a card, and what it brings. */
export function fancy(board: RegattaBoard, ship: Fancy, act: Act, n: number): Fancy {
  return act === 'fwd' || act === 'back' ? sailing(board, ship, act, n) : loading(board, ship, act, n)
}

function loading(board: RegattaBoard, ship: Fancy, what: Good, n: number): Fancy {
  const into = bestHold(board, ship.holds, what)
  if (into === undefined) return ship
  const gain = worthOf(board, ship.holds, what, n) - lossOf(board, ship.holds[into] ?? null)
  return { ...ship, holds: ship.holds.with(into, { what, n }), value: ship.value + gain }
}

function sailing(board: RegattaBoard, ship: Fancy, way: Way, n: number): Fancy {
  const course = courseOf(board.course)
  const ends = endsOf(course, spaceOf(course, ship.space), way, n, ship.lap === 0)
  const [first, ...more] = ends.map(end => landing(board, course, ship, end))
  if (!first) return ship
  return more.reduce((best, other) => (other.value > best.value ? other : best), first)
}

/** Where a movement ends: way made, cost, treasure, and who lies there. */
export function landing(board: RegattaBoard, course: Course, ship: Fancy, { space, laps }: End): Fancy {
  const lap = ship.lap + laps
  const way = (lap - ship.lap) * course.home.rank * -1 + space.rank - spaceOf(course, ship.space).rank
  const there = { ...ship, space: space.id, lap, value: ship.value + way * STEP }
  if (lap === 1) return { ...there, value: there.value + SHORTAGE }
  const met = board.ships.some(other => other.space === space.id) && space.kind !== 'home' ? FIGHT : 0
  const treasure = board.tokens.includes(space.id) ? TREASURE : 0
  return paying(board, course, { ...there, value: there.value + treasure - met }, space.kind, space.cost)
}

function paying(board: RegattaBoard, { data }: Course, ship: Fancy, kind: string, cost: number): Fancy {
  if (kind !== 'port' && kind !== 'sea') return ship
  const what = data.tax[kind]
  const have = count(ship.holds, what)
  const paid = Math.min(have, cost)
  let left = paid
  const holds = ship.holds.map((hold): Hold => {
    if (hold?.what !== what || left === 0) return hold
    const gone = Math.min(left, hold.n)
    left -= gone
    return gone === hold.n ? null : { what, n: hold.n - gone }
  })
  const lost = worthOf(board, holds, what, paid) + (have < cost ? SHORTAGE + (cost - have) : 0)
  return { ...ship, holds, value: ship.value - lost }
}

export const fancyOf = ({ space, lap, holds }: SeenShip): Fancy => ({ space, lap, holds, value: 0 })
