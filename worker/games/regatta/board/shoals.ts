/** What the marks around ships keep off: ships, rings, the signs of other spaces, the red line, names of places. */
import { grown, HEAVY, type Obstacle } from './boxes'
import type { CourseData, Point, SpaceData } from '../editions/course'
import { obstaclesOf, RIM, square, type Plate } from './harbour'
import { roomFor } from './names'
import { numbersOf } from './soundings'

const FAINT = 2
/** What a mark leans on seems to be what it belongs to. */
const LEANT = 6

/** What is in the way of every mark: what lies on the chart, and the ships. */
export function shoalsOf(data: CourseData, plates: readonly Plate[], own: string | undefined): Obstacle[] {
  const busy = new Set(plates.map(({ space }) => space.id))
  return [...obstaclesOf(data, busy), ...faintOf(data), ...plates.flatMap(plate => shipsOf(plate, own))]
}

/** How large a ship is: one's own, another, and one of several on a space. */
const SHIP = { own: 27, other: 24, crowd: 20 } as const

/** Marks must not cover a ship, however little of its plate they leave. */
function shipsOf({ space, berths }: Plate, own: string | undefined): Obstacle[] {
  const side = berths.length > 1 ? SHIP.crowd : space.id === own ? SHIP.own : SHIP.other
  return berths.map(berth => ({ box: square(berth, side), weight: HEAVY }))
}

/** The other ships on one's own plate, with room around them: a tag that lay there might be theirs. */
export const othersOn = ({ berths }: Plate): Obstacle[] =>
  berths.slice(1).map(berth => ({ box: square(berth, SHIP.crowd + 2 * APART), weight: LEANT }))
const APART = 3

export const rimsOf = ({ boxes }: Plate): Obstacle[] => boxes.map(box => ({ box: grown(box, RIM), weight: LEANT }))

/** The sign of a space with a little room around it, for what touches a space seems to be a part of it. */
export const signOf = (space: SpaceData): Obstacle[] => [{ box: square(space, space.kind === 'home' ? FORT : SIGN), weight: LEANT }]
const FORT = 42
const SIGN = 34

/** A ring with its halo reaches so far from the middle of its space. */
const RING = 22

/** A ring, as boxes that together are about as round. */
export const ringOf = ({ x, y }: SpaceData): Obstacle[] =>
  ROUND.map(share => ({ box: { x, y, w: 2 * RING * share, h: 2 * RING * Math.sqrt(1 - share * share) }, weight: HEAVY }))
const ROUND = [0.96, 0.85, 0.7, 0.5, 0.28]

/** What is better not covered. */
const faint = new WeakMap<CourseData, readonly Obstacle[]>()

function faintOf(data: CourseData): readonly Obstacle[] {
  const all = faint.get(data) ?? [...redOf(data), ...namesOf(data)]
  faint.set(data, all)
  return all
}

/** The red line and the ribbon, as squares along them. */
const redOf = (data: CourseData): Obstacle[] => {
  const { from, to } = data.scenery.red
  const ribbon = numbersOf(data).map(({ at }) => at)
  return [...squaresAlong([from, to], 7), ...squaresAlong(ribbon, 16)]
}

const squaresAlong = (points: readonly Point[], side: number): Obstacle[] =>
  points.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y]
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / side)
    return Array.from({ length: count }, (_, n) => ({
      box: square({ x: fromX + ((x - fromX) * n) / count, y: fromY + ((y - fromY) * n) / count }, side),
      weight: 2 * FAINT,
    }))
  })

/** About the width of a place's name. Names are better not covered, but prices and ships matter more. */
const NAME = 50

const namesOf = ({ scenery }: CourseData): Obstacle[] =>
  scenery.towns.flatMap(town => Object.values(roomFor(town, NAME)).map(box => ({ box, weight: FAINT })))
