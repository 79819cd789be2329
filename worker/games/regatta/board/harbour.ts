/**
 * Where ships lie. A single ship lies on its space, which becomes a plate; if there are several, one lies on the space and the others along
 * a quay that grows from it to wherever it hides nothing that must be read.
 */
import { cover, grown, HEAVY, hidden, near, outside, type Box, type Obstacle } from './boxes'
import type { CourseData, SpaceData } from '../editions/course'
import { numbersOf, penaltyOf } from './soundings'
import type { ShipId } from '../state/state'

/** Ships on one space, foremost first. */
export interface Group {
  space: SpaceData
  ships: readonly ShipId[]
}
export interface Berth {
  ship: ShipId
  x: number
  y: number
}
export interface Plate {
  space: SpaceData
  berths: readonly Berth[]
  /** The space itself, and the quay. */
  boxes: readonly [Box, ...Box[]]
}

/** Sides in pixels: an empty space, a space with a quay, one berth on the quay, and the quay's neck. */
const SPACE = 29
const FOREMOST = 25
const CELL = 22
const NECK = 14
/** Width of a plate's rim. */
export const RIM = 4.5
const MARGIN = 7

/** Sizes of the writing on and beside empty spaces. */
const PRICE = { w: 25, h: 17, written: true } as const
const NUMBER = { w: 13, h: 11, written: true } as const
const PENALTY = { w: 27, h: 17, written: true } as const
const LIGHT = 0.4

export function platesOf(groups: readonly Group[], data: CourseData): Plate[] {
  const busy = new Set(groups.map(({ space }) => space.id))
  const others = obstaclesOf(data, busy)
  const plates: Plate[] = []
  for (const group of groups.toSorted((a, b) => b.ships.length - a.ships.length)) {
    const known = plates.flatMap(({ boxes }) => boxes.map(box => ({ box: grown(box, RIM), weight: HEAVY })))
    const spaces = groups
      .filter(({ space }) => space !== group.space && !plates.some(plate => plate.space === space))
      .map(({ space }) => ({ box: square(space, SPACE + 2 * RIM), weight: HEAVY }))
    plates.push(group.ships.length === 1 ? alone(group) : best(group, [...others, ...known, ...spaces], data))
  }
  return plates
}

export const square = ({ x, y }: { x: number; y: number }, side: number): Box => ({ x, y, w: side, h: side })

/** Everything on the ground that must not be hidden, besides the spaces where ships lie. */
export function obstaclesOf(data: CourseData, busy: ReadonlySet<string>): readonly Obstacle[] {
  const all = grounds.get(data) ?? groundOf(data)
  grounds.set(data, all)
  return all.filter(({ space }) => space === undefined || !busy.has(space))
}

interface Ground extends Obstacle {
  /** The space that it belongs to. */
  space?: string
}
const grounds = new WeakMap<CourseData, readonly Ground[]>()

function groundOf(data: CourseData): Ground[] {
  const [x, y] = penaltyOf(data).at
  return [
    ...data.spaces.filter(({ kind }) => kind !== 'lair').map(({ id, x, y }) => ({ space: id, box: { x, y, ...PRICE }, weight: HEAVY })),
    ...numbersOf(data).map(({ at: [x, y] }) => ({ box: { x, y, ...NUMBER }, weight: HEAVY })),
    { box: { x, y, ...PENALTY }, weight: HEAVY },
    ...data.spaces.map(space => ({ space: space.id, box: square(space, SPACE - 2), weight: LIGHT })),
  ]
}

const alone = ({ space, ships }: Group): Plate => ({
  space,
  berths: ships.map(ship => ({ ship, x: space.x, y: space.y })),
  boxes: [square(space, SPACE)],
})

/** The form that hides least; if several do, the least awkward. */
function best(group: Group, obstacles: readonly Obstacle[], { size }: CourseData): Plate {
  let chosen: Plate | undefined
  let least = Infinity
  const about = near(group.space, FARTHEST, obstacles)
  for (const form of formsOf(group.ships.length, group.space)) {
    if (form.awkward >= least) break
    const plate = built(group, form)
    let hides = form.awkward
    for (const box of plate.boxes.slice(1)) {
      const quay = grown(box, RIM)
      hides += outside(quay, size, MARGIN) * HEAVY * HEAVY
      if (hides < least) hides += hidden(quay, about, least - hides)
    }
    if (hides >= least) continue
    least = hides
    chosen = plate
  }
  return chosen ?? alone(group)
}

/** The farthest any quay reaches. */
const FARTHEST = 140

interface Form {
  /** The direction in which it grows. */
  way: readonly [x: number, y: number]
  neck: number
  columns: number
  /** Sideways offset of the quay. */
  aside: number
  awkward: number
}

const NECKS = [0, 6, 12, 18, 24, 30, 38, 46, 56]
const ASIDE = [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45, -0.6, 0.6, -0.8, 0.8, -1, 1]

/** The least awkward first. */
function formsOf(ships: number, { out: [ox, oy] }: SpaceData): readonly Form[] {
  const landward = Math.abs(ox) > Math.abs(oy) ? ([-Math.sign(ox), 0] as const) : ([0, -Math.sign(oy)] as const)
  const key = `${ships} ${landward}`
  const made = forms.get(key) ?? formsFrom(ships, landward)
  forms.set(key, made)
  return made
}
/** By the number of ships and the way to land: four ways, and as many ships as a game has. */
const forms = new Map<string, readonly Form[]>()

function formsFrom(ships: number, landward: Form['way']): readonly Form[] {
  const made: Form[] = []
  const ways = [landward, [-landward[0], -landward[1]], [landward[1], landward[0]], [-landward[1], -landward[0]]] as const
  const rest = ships - 1
  const columns = rest === 1 ? [1] : rest === 2 ? [2, 1] : [2, 3, 1]
  for (const [turn, way] of ways.entries())
    for (const neck of NECKS)
      for (const [i, wide] of columns.entries())
        for (const aside of ASIDE) {
          const shift = aside * ((wide * CELL) / 2 + FOREMOST / 2 - NECK / 2 - 2)
          made.push({ way, neck, columns: wide, aside: shift, awkward: 12 * turn + neck / 3 + 3 * i + Math.abs(aside) * 4 })
        }
  return made.sort((a, b) => a.awkward - b.awkward)
}

function built({ space, ships }: Group, { way: [wx, wy], neck, columns, aside }: Form): Plate {
  const [first, ...rest] = ships
  const rows = Math.ceil(rest.length / columns)
  const wide = Math.min(columns, rest.length)
  /** The point this far onward and this far aside. */
  const at = (on: number, off: number): { x: number; y: number } => ({ x: space.x + wx * on + wy * off, y: space.y + wy * on + wx * off })
  const box = (on: number, off: number, long: number, broad: number): Box => ({
    ...at(on, off),
    ...(wx === 0 ? { w: broad, h: long } : { w: long, h: broad }),
  })
  const start = FOREMOST / 2 + neck
  const depth = rows * CELL + 1
  const berths = rest.map((ship, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, rest.length - row * columns)
    return { ship, ...at(start + (row + 0.5) * CELL - 1, aside + ((i % columns) - (inRow - 1) / 2) * CELL) }
  })
  return {
    space,
    berths: [...(first === undefined ? [] : [{ ship: first, x: space.x, y: space.y }]), ...berths],
    boxes: [
      square(space, FOREMOST),
      ...(neck > 0 ? [box(FOREMOST / 2 + neck / 2, 0, neck + 2, NECK)] : []),
      box(start + depth / 2 - 1, aside, depth, wide * CELL + 2),
    ],
  }
}

/** Whether a point lies on a plate. */
export const liesOn = ({ boxes }: Plate, point: { x: number; y: number }): boolean => boxes.some(box => cover(box, square(point, 0.01)) > 0)
