/** Where ships lie: one or two beside their space, three and more in a roadstead; none over another. */
import type { SpaceData } from './course'
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
const ROW = 30
const MARGIN = 10

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const between = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y))

export function harbourOf(groups: readonly Group[], spaces: readonly SpaceData[], size: readonly [number, number]): Harbour {
  const taken: Box[] = []
  const islets = spaces.map(({ x, y }) => ({ x, y, width: 2 * SPACE, height: 2 * SPACE }))
  const crowded = groups.filter(({ ships }) => ships.length > 2)
  const roadsteads = crowded.map(({ space, ships }): Roadstead => {
    const columns = Math.min(ships.length, 3)
    const [width, height] = [columns * ROW, Math.ceil(ships.length / columns) * ROW]
    const at = best(roadsFor(space, width, height), { width: width + 8, height: height + 8 }, [...taken, ...islets], size)
    taken.push({ ...at, width, height })
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
        const at = best(besides(space, ships.length === 1 ? 0 : 2 * i - 1), { width: SHIP, height: SHIP }, taken, size)
        taken.push({ ...at, width: SHIP, height: SHIP })
        return { ship, ...at }
      })
    )
  return { berths, roadsteads }
}

type Place = Pick<Box, 'x' | 'y'>

/** Landward, and along the course. */
const from = ({ x, y, out: [ox, oy] }: SpaceData, inland: number, along: number): Place => ({
  x: Math.round(x - ox * inland - oy * along),
  y: Math.round(y - oy * inland + ox * along),
})

/** Close by first, then farther off. A fortress is larger than other spaces. */
function besides(space: SpaceData, side: number): Place[] {
  const near = space.kind === 'home' ? 28 : 18
  const apart = side === 0 ? [0, -12, 12] : [side * 13, side * 19]
  return [0, 8, 16, 26, 38].flatMap(more => apart.map(along => from(space, near + more, along)))
}

function roadsFor(space: SpaceData, width: number, height: number): Place[] {
  const near = 22 + Math.max(width, height) / 2
  return [0, 12, 24, 40, 60].flatMap(more => [14, -14, 36, -36, 60, -60].map(along => from(space, near + more, along)))
}

/** The first place where nothing is in the way, or where least is. */
function best(places: readonly Place[], box: Pick<Box, 'width' | 'height'>, others: readonly Box[], [width, height]: readonly [number, number]): Place {
  let chosen = places[0] ?? { x: 0, y: 0 }
  let least = Infinity
  for (const place of places) {
    const out =
      Math.max(0, MARGIN + box.width / 2 - Math.min(place.x, width - place.x)) +
      Math.max(0, MARGIN + box.height / 2 - Math.min(place.y, height - place.y))
    const cover = others.reduce((sum, other) => sum + between({ ...place, ...box }, other), out * SHIP)
    if (cover < least) {
      least = cover
      chosen = place
    }
    if (least === 0) break
  }
  return chosen
}
