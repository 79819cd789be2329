/**
 * The small signs around ships: the price of a covered space, the reader's tag, the numbers of choices. Each is placed where it hides
 * least.
 */
import { grown, near, type Box, type Obstacle } from './boxes'
import type { CourseData, Point, SpaceData } from '../editions/course'
import { obstaclesOf, RIM, square, type Plate } from './harbour'
import { roomFor } from './names'
import { numbersOf } from './soundings'
import { best, farthestOf, type Wanted } from './placing'

export interface Mark extends Box {
  space: SpaceData
}

/** Side of the small copy of a space that shows its price. */
const FEE = 19
const TAG = { h: 15, written: true } as const
const TAG_LETTER = 7
const TAG_PADDING = 9
const BADGE = { h: 18, written: true } as const
const DIGIT = 7
const BADGE_PADDING = 10
const HEAVY = 500
const LIGHT = 2
/** A ring with its halo reaches so far from the middle of its space. */
const RING = 22

export interface Marks {
  fees: readonly Mark[]
  tag?: Mark
  badges: readonly Mark[]
}

export interface Marked {
  plates: readonly Plate[]
  /** The space of the reader's own ship, and the word on its tag. */
  own?: { space: string; word: string }
  /** The numbers of the choices that lead to each space. */
  choices: ReadonlyMap<string, readonly number[]>
}

export function marksOf(marked: Marked, data: CourseData): Marks {
  const { plates, own, choices } = marked
  const mine = own && plates.find(({ space }) => space.id === own.space)
  const fees = plates
    .filter(({ space }) => space.cost || space.kind === 'home')
    .map(({ space, boxes }): Wanted => ({ space, size: { w: FEE, h: FEE }, around: boxes, near: FEE / 2 - 6 }))
  const tags: Wanted[] = mine
    ? [
        {
          space: mine.space,
          size: { w: TAG_PADDING + TAG_LETTER * own.word.length, ...TAG },
          around: mine.boxes,
          near: 5,
          touches: true,
        },
      ]
    : []
  const badges = data.spaces.flatMap((space): Wanted[] => {
    const numbers = choices.get(space.id)
    return numbers ? [{ space, size: { w: widthOf(numbers), ...BADGE }, around: [square(space, 36)], near: 3, ringed: true }] : []
  })
  // The tag comes first, because away from its ship it would name another place.
  const marks = laid([...tags, ...fees, ...badges], marked, data)
  const [tag] = marks.slice(0, tags.length)
  const others = marks.slice(tags.length)
  return { fees: others.slice(0, fees.length), ...(tag && { tag }), badges: others.slice(fees.length) }
}

/** Marks are placed one by one, then again with all in place, so that one can make room for another. */
const ROUNDS = 3

function laid(wanted: readonly Wanted[], { plates, own, choices }: Marked, data: CourseData): Mark[] {
  const busy = new Set(plates.map(({ space }) => space.id))
  const fixed: Obstacle[] = [
    ...obstaclesOf(data, busy),
    ...faintOf(data).filter(({ space }) => space === undefined || !busy.has(space)),
    ...plates.flatMap(plate => shipsOf(plate, own?.space)),
  ]
  const rings = data.spaces.filter(({ id }) => choices.has(id)).map(space => ({ space, all: ringOf(space) }))
  const rims = plates.map(({ space, boxes }) => ({ space, all: boxes.map(box => ({ box: grown(box, RIM), weight: LIGHT })) }))
  const lying = wanted.map(mark => {
    const { space, ringed } = mark
    const others = [...rims.filter(rim => rim.space !== space), ...rings.filter(ring => !ringed || ring.space !== space)].flatMap(
      ({ all }) => all
    )
    const farthest = farthestOf(mark)
    return { farthest, about: near(space, farthest, [...fixed, ...others]) }
  })
  let marks: Mark[] = []
  const tried: Tried[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const next: Mark[] = []
    for (const [i, mark] of wanted.entries()) {
      const { space } = mark
      const { farthest, about } = lying[i] ?? { farthest: 0, about: [] }
      const others = [...next, ...marks.slice(i + 1)].map(mark => ({ box: grown(mark, 0.5), weight: HEAVY }))
      const placed = near(space, farthest, others)
      const before = tried[i]
      const box = before && areSame(before.placed, placed) ? before.box : best(mark, [...placed, ...about], data)
      tried[i] = { placed, box }
      next.push({ space, ...box })
    }
    if (next.every((mark, i) => mark.x === marks[i]?.x && mark.y === marks[i]?.y)) break
    marks = next
  }
  return marks
}

/** Where a mark was placed, and the marks around it then: as long as those stay, so does it. */
interface Tried {
  placed: readonly Obstacle[]
  box: Box
}

const areSame = (some: readonly Obstacle[], others: readonly Obstacle[]): boolean =>
  some.length === others.length &&
  some.every(({ box }, i) => box.x === others[i]?.box.x && box.y === others[i].box.y && box.w === others[i].box.w)

const widthOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + badgeOf(n), 0)
export const badgeOf = (n: number): number => BADGE_PADDING + DIGIT * String(n).length

/** How large a ship is: one's own, another, and one of several on a space. */
const SHIP = { own: 27, other: 24, crowd: 20 } as const

/** Marks must not cover a ship, however little of its plate they leave. */
function shipsOf({ space, berths }: Plate, own: string | undefined): Obstacle[] {
  const side = berths.length > 1 ? SHIP.crowd : space.id === own ? SHIP.own : SHIP.other
  return berths.map(berth => ({ box: square(berth, side), weight: HEAVY }))
}

/** A ring, as boxes that together are about as round. */
const ringOf = ({ x, y }: SpaceData): Obstacle[] =>
  ROUND.map(share => ({ box: { x, y, w: 2 * RING * share, h: 2 * RING * Math.sqrt(1 - share * share) }, weight: HEAVY }))
const ROUND = [0.96, 0.85, 0.7, 0.5, 0.28]

/** What is better not covered; the fort only while no ship lies there. */
type Faint = Obstacle & { space?: string }
const faint = new WeakMap<CourseData, readonly Faint[]>()

function faintOf(data: CourseData): readonly Faint[] {
  const all = faint.get(data) ?? [...fortsOf(data), ...redOf(data), ...namesOf(data)]
  faint.set(data, all)
  return all
}

const fortsOf = ({ spaces }: CourseData): Faint[] =>
  spaces.flatMap(space => (space.kind === 'home' ? [{ space: space.id, box: square(space, FORT), weight: LIGHT / 4 }] : []))
const FORT = 42

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
      weight: 2 * LIGHT,
    }))
  })

/** About the width of a place's name. Names are better not covered, but prices and ships matter more. */
const NAME = 50

const namesOf = ({ scenery }: CourseData): Obstacle[] =>
  scenery.towns.flatMap(town => Object.values(roomFor(town, NAME)).map(box => ({ box, weight: LIGHT })))
