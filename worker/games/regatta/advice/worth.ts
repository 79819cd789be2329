/** The deckhand's estimates of value, in points of the final score. */
import type { Act, Good } from '../editions/cards'
import { endsOf, spaceOf, type Course, type End, type Way } from '../editions/course'
import { courseOf } from '../editions/courses'
import { editionOf } from '../editions'
import { count, roomFor } from '../state/holds'
import type { Hold } from '../state/state'
import type { RegattaBoard, SeenShip } from '../state/view'

/** A ship as the deckhand imagines it after a card. */
export interface Imagined {
  space: string
  lap: number
  holds: readonly Hold[]
  value: number
}

const STEP = 0.9
const TREASURE = 2.5
const SHORTAGE = 3
const FIGHT = 0.6
/** Stock beyond this is worth little. */
const ENOUGH = { food: 12, powder: 8 }
const PIECE = { gold: 1, food: 0.4, powder: 0.35 }

/** What `n` more of a good add to the value of these holds. */
export function worthOf(board: RegattaBoard, holds: readonly Hold[], what: Good, n: number): number {
  const { goods } = editionOf(board.edition)
  if (what === goods.gold) return n * PIECE.gold
  const kind = what === goods.food ? 'food' : 'powder'
  const useful = Math.max(0, Math.min(n, ENOUGH[kind] - count(holds, what)))
  return useful * PIECE[kind] + (n - useful) * 0.05
}

/** The cost of emptying a hold. */
export const lossOf = (board: RegattaBoard, hold: Hold): number => (hold ? worthOf(board, [], hold.what, hold.n) : 0)

/** The hold that costs least to fill. */
function bestHold(board: RegattaBoard, holds: readonly Hold[], what: Good): number | undefined {
  return minBy(roomFor(holds, what), index => lossOf(board, holds[index] ?? null))
}
export function minBy<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>((best, item) => (best === undefined || cost(item) < cost(best) ? item : best), undefined)
}

/** The ship after one half of a card. */
export function fancy(board: RegattaBoard, ship: Imagined, act: Act, n: number): Imagined {
  return act === 'fwd' || act === 'back' ? sailing(board, ship, act, n) : loading(board, ship, act, n)
}

function loading(board: RegattaBoard, ship: Imagined, what: Good, n: number): Imagined {
  const into = bestHold(board, ship.holds, what)
  if (into === undefined) return ship
  const gain = worthOf(board, ship.holds, what, n) - lossOf(board, ship.holds[into] ?? null)
  return { ...ship, holds: ship.holds.with(into, { what, n }), value: ship.value + gain }
}

function sailing(board: RegattaBoard, ship: Imagined, way: Way, n: number): Imagined {
  const course = courseOf(board.course)
  const ends = endsOf(course, spaceOf(course, ship.space), way, n, ship.lap === 0)
  const [first, ...more] = ends.map(end => landing(board, course, ship, end))
  if (!first) return ship
  return more.reduce((best, other) => (other.value > best.value ? other : best), first)
}

/** Values the end of a move: distance made, cost, treasure, and ships met there. */
export function landing(board: RegattaBoard, course: Course, ship: Imagined, { space, laps }: Pick<End, 'space' | 'laps'>): Imagined {
  const lap = ship.lap + laps
  const way = (lap - ship.lap) * course.home.rank * -1 + space.rank - spaceOf(course, ship.space).rank
  const there = { ...ship, space: space.id, lap, value: ship.value + way * STEP }
  if (lap === 1) return { ...there, value: there.value + SHORTAGE }
  const met = board.ships.some(other => other.space === space.id) && space.kind !== 'home' ? FIGHT : 0
  const treasure = board.tokens.includes(space.id) ? TREASURE : 0
  return paying(board, course, { ...there, value: there.value + treasure - met }, space.kind, space.cost)
}

function paying(board: RegattaBoard, { data }: Course, ship: Imagined, kind: string, cost: number): Imagined {
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

export const imaginedShip = ({ space, lap, holds }: SeenShip): Imagined => ({ space, lap, holds, value: 0 })
