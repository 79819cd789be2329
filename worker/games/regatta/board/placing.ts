/** Where a sign goes that is put beside something: the place that hides least. */
import { hidden, near, outside, type Box, type Obstacle } from './boxes'
import type { CourseData, SpaceData } from '../editions/course'

/** A mark to be placed, and the boxes it may be placed around. */
export interface Wanted {
  space: SpaceData
  size: Omit<Box, 'x' | 'y'>
  around: readonly Box[]
  near: number
  /** It must touch one of them; the nearer to its space, the better. */
  touches?: true
  /** It belongs to the ring of its space, on which it sits. */
  ringed?: true
}

const MARGIN = 6
const HEAVY = 500

/** The farthest that a mark can be from its space, or while it stays so near to its box. */
export const farthestOf = ({ space, around, size, near: from }: Wanted, away = Math.max(...AWAY)): number =>
  Math.max(...around.map(({ x, y, w, h }) => Math.max(Math.abs(x - space.x) + w / 2, Math.abs(y - space.y) + h / 2))) +
  from +
  away +
  Math.max(size.w, size.h)

/** Tries positions around each box, at corners and along sides, moving farther out only while that could still be better. */
export function best(wanted: Wanted, taken: readonly Obstacle[], data: CourseData): Box {
  const { space, size, around, near: from, touches } = wanted
  // Most marks find their place near by, and so few of the obstacles have to be looked at.
  const close = near(space, farthestOf(wanted, CLOSE), taken)
  // One box for all tries: thousands of them for every page would soon have to be collected.
  const mark: Box = { x: 0, y: 0, ...size }
  let chosen = { ...mark }
  let least = Infinity
  for (const more of touches ? TOUCHING : AWAY) {
    const away = from + more
    const apart = touches ? 0 : away * away
    const about = more > CLOSE ? taken : close
    if (apart >= least) break
    for (const box of around) {
      const beside = touches ? space : box
      for (const side of SIDES) {
        mark.x = box.x + side.x * (box.w / 2 + away)
        mark.y = box.y + side.y * (box.h / 2 + away)
        const far = (mark.x - beside.x) ** 2 + (mark.y - beside.y) ** 2
        const alone = apart + (touches ? ASIDE : FAR) * far + outside(mark, data.size, MARGIN) * HEAVY * HEAVY
        const hides = alone < least ? alone + hidden(mark, about, least - alone) : alone
        if (hides >= least) continue
        least = hides
        chosen = { ...mark }
      }
    }
  }
  return chosen
}

/** So that a mark lies beside its box rather than at a corner, where it might belong to the next one. */
const FAR = 0.1
/** The same of what must touch, which on a quay might belong to the next ship. */
const ASIDE = 0.3
const CLOSE = 10
const AWAY = [0, 3, 6, 8, 10, 15, 21, 28, 36, 45, 55, 66]
/** No farther than where the glow around a plate ends, whatever is beyond it. */
const TOUCHING = [0, 3, 6, 7, 8, 9, 9.5]
const STEPS = [-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]
const SIDES = STEPS.flatMap(x => STEPS.map(y => ({ x, y }))).filter(({ x, y }) => Math.abs(x) === 1 || Math.abs(y) === 1)
