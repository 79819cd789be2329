/** Where ships lie: one or two beside their space, three and more in a roadstead; none over another. */
import type { CourseData, SpaceData } from './course'
import type { ShipId } from './state'

/** Ships on the same space, in table order. */
export interface Group {
  space: SpaceData
  ships: readonly ShipId[]
}
export interface Berth {
  ship: ShipId
  x: number
  y: number
  /** Its space, where that is so far that a line must join them. */
  off?: SpaceData
}
/** Where three and more lie: a sheet of their own, joined to the space by a line. */
export interface Roadstead {
  space: SpaceData
  x: number
  y: number
  width: number
  height: number
  berths: readonly Berth[]
}
export interface Harbour {
  berths: readonly Berth[]
  roadsteads: readonly Roadstead[]
}

const SHIP = 23
const SPACE = 16
/** What a space costs stands in its middle. */
const PIN = 18
const INSTRUMENT = 50
const ROW = 30
const MARGIN = 10
/** From here on nobody sees to which space a ship belongs. */
const FAR = 42

interface Square {
  x: number
  y: number
  side: number
}
/** How much two squares cover each other. */
function between(a: Square, b: Square): number {
  const reach = (a.side + b.side) / 2
  return Math.max(0, reach - Math.abs(a.x - b.x)) * Math.max(0, reach - Math.abs(a.y - b.y))
}

export function harbourOf(groups: readonly Group[], { spaces, size, inland }: CourseData): Harbour {
  const taken: Square[] = []
  const pins = spaces.map(({ x, y }) => ({ x, y, side: PIN }))
  const islets = [
    ...spaces.map(({ x, y }) => ({ x, y, side: 2 * SPACE })),
    ...[inland.sun, inland.moon, inland.rose, inland.name].map(([x, y]) => ({ x, y, side: INSTRUMENT })),
  ]
  const crowded = groups.filter(({ ships }) => ships.length > 2)
  const roadsteads = crowded.map(({ space, ships }): Roadstead => {
    const columns = ships.length > 4 ? 3 : 2
    const [width, height] = [columns * ROW, Math.ceil(ships.length / columns) * ROW]
    // The board may be turned a quarter while the sheet stays upright: room is kept for both.
    const side = Math.max(width, height) + 6
    const at = best(roadsFor(space, side), side, [...taken, ...islets], size)
    taken.push({ ...at, side })
    const berths = ships.map((ship, i) => ({
      ship,
      x: ((i % columns) + 0.5) * ROW - width / 2,
      y: (Math.floor(i / columns) + 0.5) * ROW - height / 2,
    }))
    return { space, ...at, width, height, berths }
  })
  const berths = groups
    .filter(({ ships }) => ships.length <= 2)
    .flatMap(({ space, ships }) =>
      ships.map((ship, i): Berth => {
        const at = best(besides(space, ships.length === 1 ? 0 : 2 * i - 1), SHIP, [...taken, ...pins], size)
        taken.push({ ...at, side: SHIP })
        return { ship, ...at, ...(Math.hypot(at.x - space.x, at.y - space.y) > FAR && { off: space }) }
      })
    )
  return { berths, roadsteads }
}

type Place = Pick<Square, 'x' | 'y'>

/** Landward, and along the course. */
const from = ({ x, y, out: [ox, oy] }: SpaceData, inland: number, along: number): Place => ({
  x: Math.round(x - ox * inland - oy * along),
  y: Math.round(y - oy * inland + ox * along),
})

/** Close by first, then farther off. A fortress is larger than other spaces. */
function besides(space: SpaceData, side: number): Place[] {
  const near = space.kind === 'home' ? 30 : 22
  const apart = side === 0 ? [0, -12, 12, -20, 20] : [side * 13, side * 19, side * 27, 0]
  return [0, 8, 16, 26, 38, 50, 64].flatMap(more => apart.map(along => from(space, near + more, along)))
}

function roadsFor(space: SpaceData, side: number): Place[] {
  const near = 22 + side / 2
  return [0, 12, 24, 40, 60].flatMap(more => [14, -14, 36, -36, 60, -60].map(along => from(space, near + more, along)))
}

/** The first place where nothing is in the way, or where least is. */
function best(places: readonly Place[], side: number, others: readonly Square[], [width, height]: readonly [number, number]): Place {
  let chosen = places[0] ?? { x: 0, y: 0 }
  let least = Infinity
  for (const place of places) {
    const shore = Math.min(place.x, width - place.x, place.y, height - place.y)
    const outside = Math.max(0, MARGIN + side / 2 - shore) * side
    const cover = others.reduce((sum, other) => sum + between({ ...place, side }, other), outside)
    if (cover >= least) continue
    least = cover
    chosen = place
    if (least === 0) break
  }
  return chosen
}
