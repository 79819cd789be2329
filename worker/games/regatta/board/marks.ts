/**
 * The small signs around ships: the price of a covered space, the reader's tag, the numbers of choices. Each is placed where it hides
 * least.
 */
import { near, type Box, type Obstacle } from './boxes'
import type { CourseData, SpaceData } from '../editions/course'
import { square, type Plate } from './harbour'
import { apartFrom, best, bestTogether, farthestOf, type Placed, type Sought, type Wanted } from './placing'
import { othersOn, rimsOf, ringOf, shoalsOf, signOf } from './shoals'

export interface Mark extends Box {
  space: SpaceData
}

/** The tag, and the ships on the same plate, one's own first. */
export type Tag = Mark & Pick<Plate, 'berths'>

/** Side of the small copy of a space that shows its price. */
const FEE = 19
const TAG = { h: 15, written: true } as const
const TAG_LETTER = 7
const TAG_PADDING = 9
const BADGE = { h: 18, written: true } as const
const DIGIT = 7
const BADGE_PADDING = 10

export interface Marks {
  fees: readonly Mark[]
  tag?: Tag
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
  // One's own price comes first, for it is placed together with the tag.
  const fees = plates
    .toSorted((a, b) => Number(b === mine) - Number(a === mine))
    .filter(({ space }) => space.cost || space.kind === 'home')
    .map(feeOf)
  const tags = mine ? [tagOf(mine, own.word)] : []
  const badges = data.spaces.flatMap(space => {
    const numbers = choices.get(space.id)
    return numbers ? [badgeFor(space, numbers)] : []
  })
  // The tag comes first, because away from its ship it would name another place.
  const marks = laid([...tags, ...fees, ...badges], marked, data)
  const [tag] = marks.slice(0, tags.length)
  const prices = marks.slice(tags.length, tags.length + fees.length)
  return {
    fees: plates.flatMap(({ space }) => prices.filter(mark => mark.space === space)),
    ...(tag && mine && { tag: { ...tag, berths: mine.berths } }),
    badges: marks.slice(tags.length + fees.length),
  }
}

/** Nearer to its plate a mark would cover the ship; several are smaller and leave more room. */
const feeOf = ({ space, boxes }: Plate): Wanted => ({
  space,
  size: { w: FEE, h: FEE },
  around: boxes,
  near: FEE / 2 - (boxes.length > 1 ? 3 : 0),
})

/** Beside one's own ship if it can be, which lies on the space itself, and no farther off than the glow around the plate. */
function tagOf(plate: Plate, word: string): Wanted {
  const near = plate.boxes.length > 1 ? 5 : 11
  return {
    space: plate.space,
    size: { w: TAG_PADDING + TAG_LETTER * word.length, ...TAG },
    around: plate.boxes,
    near,
    touches: GLOW - near,
    off: othersOn(plate),
  }
}
const GLOW = 14.5

const badgeFor = (space: SpaceData, numbers: readonly number[]): Wanted => ({
  space,
  size: { w: widthOf(numbers), ...BADGE },
  around: [square(space, 36)],
  near: 3,
  ringed: true,
})

/** Marks are placed one by one, then again with all in place, so that one can make room for another. */
const ROUNDS = 3

function laid(wanted: readonly Wanted[], { plates, own, choices }: Marked, data: CourseData): Mark[] {
  const fixed = shoalsOf(data, plates, own?.space)
  const rings = data.spaces.filter(({ id }) => choices.has(id)).map(space => ({ space, all: ringOf(space) }))
  const busy = new Set(plates.map(({ space }) => space))
  const places = [
    ...plates.map(plate => ({ space: plate.space, all: rimsOf(plate) })),
    ...data.spaces.filter(space => !busy.has(space)).map(space => ({ space, all: signOf(space) })),
  ]
  const sought = wanted.map(mark => {
    const { space, ringed, off = [] } = mark
    const others = [
      // The numbers of a lair keep off its chest, too.
      ...places.filter(place => place.space !== space || (ringed && space.kind === 'lair')),
      ...rings.filter(ring => !ringed || ring.space !== space),
    ]
    const farthest = farthestOf(mark)
    return { mark, farthest, about: near(space, farthest, [...fixed, ...off, ...others.flatMap(({ all }) => all)]) }
  })
  let marks: Mark[] = []
  const tried = pairOf(sought, data)
  for (let round = 0; round < ROUNDS; round++) {
    const next: Mark[] = []
    for (const [i, { mark, farthest, about }] of sought.entries()) {
      const { space } = mark
      const placed = near(space, farthest, [...next, ...marks.slice(i + 1)].map(apartFrom))
      const before = tried[i]
      const found = before && areSame(before.placed, placed) ? before : { placed, ...best(mark, [...placed, ...about], data) }
      tried[i] = found
      next.push({ space, ...found.box })
    }
    if (next.every((mark, i) => mark.x === marks[i]?.x && mark.y === marks[i]?.y)) break
    marks = next
  }
  return marks
}

/** The tag and the price of the same space, between which there may be room only for both at once. */
function pairOf([tag, fee]: readonly Sought[], data: CourseData): Tried[] {
  if (!tag?.mark.touches || fee?.mark.space !== tag.mark.space || fee.mark.ringed) return []
  const [one, other] = bestTogether(tag, fee, data)
  return [
    { placed: [], ...one },
    { placed: [apartFrom(one.box)], ...other },
  ]
}

/** Where a mark was placed, and the marks around it then: as long as those stay, so does it. */
interface Tried extends Placed {
  placed: readonly Obstacle[]
}

const areSame = (some: readonly Obstacle[], others: readonly Obstacle[]): boolean =>
  some.length === others.length &&
  some.every(({ box }, i) => box.x === others[i]?.box.x && box.y === others[i].box.y && box.w === others[i].box.w)

const widthOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + badgeOf(n), 0)
export const badgeOf = (n: number): number => BADGE_PADDING + DIGIT * String(n).length
