/** Where a sign goes that is put beside something: the place that hides least. */
import { cover, grown, HEAVY, hidden, outside, reachOf, type Box, type Obstacle } from './boxes'
import type { CourseData, SpaceData } from '../editions/course'

/** A mark to be placed, and the boxes it may be placed around. */
export interface Wanted {
  space: SpaceData
  size: Omit<Box, 'x' | 'y'>
  around: readonly Box[]
  /** How far from a box's edge its middle must at least be. */
  near: number
  /** It must touch a box, best the first, being no more than this farther off; the nearer, the better. */
  touches?: number
  /** It belongs to the ring of its space, on which it sits. */
  ringed?: true
  /** What else it keeps off, unlike other marks. */
  off?: readonly Obstacle[]
}

export interface Placed {
  box: Box
  /** How much it hides, and how far it is from where it belongs. */
  cost: number
}

const MARGIN = 6
/** What a mark covers of another, with a little room between them. */
const GAP = 0.5
export const apartFrom = (mark: Box): Obstacle => ({ box: grown(mark, GAP), weight: HEAVY })

/** The farthest that a mark can be from its space. */
export const farthestOf = ({ space, around, size, near: from }: Wanted): number =>
  Math.max(...around.map(({ x, y, w, h }) => Math.max(Math.abs(x - space.x) + w / 2, Math.abs(y - space.y) + h / 2))) +
  from +
  FARTHEST +
  Math.max(size.w, size.h)

/** The place of a mark among what must not be covered. */
export function best(wanted: Wanted, taken: readonly Obstacle[], data: CourseData): Placed {
  let chosen: Placed = { box: { x: 0, y: 0, ...wanted.size }, cost: Infinity }
  tryAround(wanted, taken, data, Infinity, (box, cost) => {
    chosen = { box: { ...box }, cost }
    return cost
  })
  return chosen
}

/** A mark, and all it must not cover that stays where it is. */
export interface Sought {
  mark: Wanted
  about: readonly Obstacle[]
}

/** Each at its best place or, if they would lie on each other there, where both together do best. */
export function bestTogether(one: Sought, other: Sought, data: CourseData): [Placed, Placed] {
  const [first, second] = [best(one.mark, one.about, data), best(other.mark, other.about, data)]
  if (!meet(first, second)) return [first, second]
  let chosen: [Placed, Placed] = [first, second]
  let least = Infinity
  const others = below(second.cost + YIELDED, other, data)
  for (const a of below(first.cost + YIELDED, one, data)) {
    const b = others.find(b => a.cost + b.cost >= least || !meet(a, b))
    if (!b || a.cost + b.cost >= least) continue
    chosen = [a, b]
    least = a.cost + b.cost
  }
  return chosen
}
/** How much worse a place each may take for the other's sake. */
const YIELDED = 500

const meet = (one: Placed, other: Placed): boolean => cover(grown(one.box, GAP), other.box) > 0

/** All places that cost less than this, cheapest first. */
function below(most: number, { mark, about }: Sought, data: CourseData): Placed[] {
  const found: Placed[] = []
  tryAround(mark, about, data, most, (box, cost) => {
    found.push({ box: { ...box }, cost })
    return most
  })
  return found.sort((a, b) => a.cost - b.cost)
}

/** Told of a place that costs less than the most that is asked for, answers what is the most from then on. */
type Found = (box: Box, cost: number) => number

/** Tries positions around each box, along sides and at corners, moving farther out only while that could still cost little enough. */
function tryAround(wanted: Wanted, taken: readonly Obstacle[], { size: chart }: CourseData, most: number, found: Found): void {
  const { size, around, near: from, touches } = wanted
  // One box for all tries: thousands of them for every page would soon have to be collected.
  const mark: Box = { x: 0, y: 0, ...size }
  let least = most
  const tryRound = (box: Box, more: number, apart: number): void => {
    const [wide, high] = [box.w / 2 + from + more, box.h / 2 + from + more]
    for (const side of SIDES) {
      const [reach, along] = side.x === 0 ? [high, wide] : [wide, high]
      let about: readonly Obstacle[] | undefined
      for (const step of STEPS) {
        const far = apart + (touches ? ASIDE : FAR) * (reach * reach + step * along * (step * along))
        if (far >= least) break
        mark.x = box.x + side.x * reach + side.y * step * along
        mark.y = box.y + side.y * reach + side.x * step * along
        const alone = far + outside(mark, chart, MARGIN) * HEAVY * HEAVY
        if (alone >= least) continue
        about ??= alongside(box, { side, reach, along }, mark, taken)
        const cost = alone + hidden(mark, about, least - alone)
        if (cost < least) least = found(mark, cost)
      }
    }
  }
  if (touches) {
    const rounds = [...TOUCHING.filter(more => more < touches), touches]
    for (const [i, box] of around.entries()) for (const more of rounds) tryRound(box, more, i * ELSEWHERE)
    return
  }
  for (const more of AWAY) {
    const apart = (from + more) ** 2
    if (apart >= least) return
    for (const box of around) tryRound(box, more, apart)
  }
}

interface Strip {
  side: { x: number; y: number }
  /** How far from the middle of the box it lies, and how long it is each way. */
  reach: number
  along: number
}

/** What a mark could cover along a side of a box. */
function alongside(box: Box, { side, reach, along }: Strip, mark: Box, taken: readonly Obstacle[]): Obstacle[] {
  const half = reachOf(mark)
  const [x, y] = [box.x + side.x * reach, box.y + side.y * reach]
  const [across, down] = side.x === 0 ? [along + half, half] : [half, along + half]
  return taken.filter(({ box }) => Math.abs(box.x - x) < across + reachOf(box) && Math.abs(box.y - y) < down + reachOf(box))
}

/** So that a mark lies beside its box rather than at a corner, where it might belong to the next one. */
const FAR = 0.2
/** The same of what must touch, which might belong to the next ship on a quay. */
const ASIDE = 0.3
/** Beside the quay, a tag is farther from its ship than from others: it goes there only if otherwise it would hide a price. */
const ELSEWHERE = 1000
const FARTHEST = 45
const AWAY = [0, 2, 4, 8, 13, 20, 28, 36, FARTHEST]
/** Of what must touch, which takes the nearest, whatever is beyond it. */
const TOUCHING = [0, 2, 3, 6, 8]
/** Along a side, from its middle outwards. */
const STEPS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1]
const SIDES = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
]
