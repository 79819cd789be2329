/**
 * The small signs around ships: the price of a covered space, the reader's tag, the numbers of choices. Each is placed where it hides
 * least.
 */
import { grown, hidden, near, outside, type Box, type Obstacle } from './boxes'
import type { CourseData, SpaceData } from '../editions/course'
import { obstaclesOf, RIM, square, type Plate } from './harbour'

export interface Mark extends Box {
  space: SpaceData
}

/** Side of the small copy of a space that shows its price. */
const FEE = 19
const TAG = { h: 15, written: true } as const
const TAG_LETTER = 7
const TAG_PADDING = 10
const BADGE = { h: 18, written: true } as const
const DIGIT = 7
const BADGE_PADDING = 10
const MARGIN = 6
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

/** A mark to be placed, and the boxes it may be placed around. */
interface Wanted {
  space: SpaceData
  size: Omit<Box, 'x' | 'y'>
  around: readonly Box[]
  near: number
  /** It belongs to the ring of its space, on which it sits. */
  ringed?: true
}

export function marksOf(marked: Marked, data: CourseData): Marks {
  const { plates, own, choices } = marked
  const mine = own && plates.find(({ space }) => space.id === own.space)
  const fees = plates
    .filter(({ space }) => space.cost || space.kind === 'home')
    .map(({ space, boxes }): Wanted => ({ space, size: { w: FEE, h: FEE }, around: boxes, near: FEE / 2 - 6 }))
  const tags = mine
    ? [{ space: mine.space, size: { w: TAG_PADDING + TAG_LETTER * own.word.length, ...TAG }, around: mine.boxes.slice(0, 1), near: 5 }]
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
  const fixed: Obstacle[] = [
    ...obstaclesOf(data, new Set(plates.map(({ space }) => space.id))),
    ...plates.flatMap(plate => shipsOf(plate, own?.space)),
    ...namesOf(data),
  ]
  const rings = data.spaces.filter(({ id }) => choices.has(id)).map(space => ({ space, all: ringOf(space) }))
  const rims = plates.map(({ space, boxes }) => ({ space, all: boxes.map(box => ({ box: grown(box, RIM), weight: LIGHT })) }))
  const lying = wanted.map(({ space, around, size, near: from, ringed }) => {
    const others = [...rims.filter(rim => rim.space !== space), ...rings.filter(ring => !ringed || ring.space !== space)].flatMap(
      ({ all }) => all
    )
    const farthest = farthestOf(space, around, size, from)
    return { farthest, about: near(space, farthest, [...fixed, ...others]) }
  })
  let marks: Mark[] = []
  const tried: Tried[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const next: Mark[] = []
    for (const [i, { space, size, around, near: from }] of wanted.entries()) {
      const { farthest, about } = lying[i] ?? { farthest: 0, about: [] }
      const others = [...next, ...marks.slice(i + 1)].map(mark => ({ box: grown(mark, 0.5), weight: HEAVY }))
      const placed = near(space, farthest, others)
      const before = tried[i]
      const box = before && areSame(before.placed, placed) ? before.box : best(size, around, from, [...placed, ...about], data)
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

/** The farthest a mark can be from its space. */
const farthestOf = (space: SpaceData, around: readonly Box[], size: Omit<Box, 'x' | 'y'>, from: number): number =>
  Math.max(...around.map(({ x, y, w, h }) => Math.max(Math.abs(x - space.x) + w / 2, Math.abs(y - space.y) + h / 2))) +
  from +
  Math.max(...AWAY) +
  Math.max(size.w, size.h)

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

/** About the size of a place's name. Names are better not covered, but prices and ships matter more. */
const NAME = { long: 50, high: 10, rise: 4 }

/** Where names are written, on the upright chart and on the turned one: they stay upright, and so lie elsewhere. */
const namesOf = ({ scenery }: CourseData): Obstacle[] =>
  scenery.towns.flatMap(({ at: [x, y], label: { dx, dy, anchor } }) => {
    const aside = dx + (anchor === 'start' ? NAME.long / 2 : anchor === 'end' ? -NAME.long / 2 : 0)
    const down = dy - NAME.rise
    return [
      { box: { x: x + aside, y: y + down, w: NAME.long, h: NAME.high }, weight: LIGHT },
      { box: { x: x - down, y: y + aside, w: NAME.high, h: NAME.long }, weight: LIGHT },
    ]
  })

/** Tries positions around each box, at corners and along sides, moving farther out only while that could still be better. */
function best(size: Omit<Box, 'x' | 'y'>, around: readonly Box[], from: number, taken: readonly Obstacle[], data: CourseData): Box {
  // One box for all tries: thousands of them for every page would soon have to be collected.
  const mark: Box = { x: 0, y: 0, ...size }
  let chosen = { ...mark }
  let least = Infinity
  for (const more of AWAY) {
    const away = from + more
    if (away * away >= least) break
    for (const box of around)
      for (const side of SIDES) {
        mark.x = box.x + side.x * (box.w / 2 + away)
        mark.y = box.y + side.y * (box.h / 2 + away)
        const far = (mark.x - box.x) ** 2 + (mark.y - box.y) ** 2
        const alone = away * away + FAR * far + outside(mark, data.size, MARGIN) * HEAVY * HEAVY
        const hides = alone < least ? alone + hidden(mark, taken, least - alone) : alone
        if (hides >= least) continue
        least = hides
        chosen = { ...mark }
      }
  }
  return chosen
}

/** So that a mark lies beside its box rather than at a corner, where it might belong to the next one. */
const FAR = 0.1
const AWAY = [0, 3, 6, 8, 10, 15, 21, 28, 36, 45, 55, 66]
const STEPS = [-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]
const SIDES = STEPS.flatMap(x => STEPS.map(y => ({ x, y }))).filter(({ x, y }) => Math.abs(x) === 1 || Math.abs(y) === 1)
