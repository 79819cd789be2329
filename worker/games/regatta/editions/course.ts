/** The course: a loop of spaces with forks, and what the rules ask about it. */
import type { Good } from './cards'

export type Kind = 'home' | 'port' | 'sea' | 'lair'
export type Lane = 'outer' | 'inner'
export interface SpaceData {
  id: string
  kind: Kind
  cost?: number
  next: readonly string[]
  /** Which of a fork's two routes the space lies on. */
  lane?: Lane
  /** White number on the final straight (J-BOARD-3); the red line lies before the lowest. */
  number?: number
  x: number
  y: number
  /** Direction from the space out to sea. */
  out: Point
}
export type Point = readonly [x: number, y: number]

/** One course per file: the spaces in race order, home first, and the scenery around them. */
export interface CourseData {
  id: string
  /** The name of the start and finish space. */
  home: 'royal' | 'bay'
  /** The goods paid in ports and at sea. */
  tax: { port: Good; sea: Good }
  size: Point
  scenery: Scenery
  spaces: readonly SpaceData[]
}

/** The picture around the spaces. Land is given as closed smooth paths. */
export interface Scenery {
  red: { from: Point; to: Point }
  /** Where the island's name is written. */
  name: Point
  rose: Point
  clouds: readonly Point[]
  whale: Point
  land: readonly string[]
  upland: readonly string[]
  peaks: readonly (readonly [x: number, y: number, scale: number])[]
  woods: readonly Point[]
  rivers: readonly (readonly Point[])[]
  towns: readonly Town[]
}

/** The buildings on the shore by a port, and where its name goes relative to them on the upright chart; small where there is little room. */
export interface Town {
  port: string
  /** Message id of its name. */
  name: string
  at: Point
  pieces: readonly ('house' | 'church' | 'mill' | 'palm' | 'crane' | 'light')[]
  label: { dx: number; dy: number; anchor: 'start' | 'middle' | 'end'; small?: true }
}

export interface Space {
  id: string
  index: number
  kind: Kind
  cost: number
  number?: number
  lane?: Lane
  next: readonly Space[]
  prev: readonly Space[]
  /** Progress: greater is farther along (J-SCORE-5). Minus the steps to home, through the longer route of every fork ahead. */
  rank: number
  /** The fewest steps to home ahead. */
  left: number
}
export interface Course {
  id: string
  data: CourseData
  home: Space
  spaces: ReadonlyMap<string, Space>
  lairs: readonly string[]
  /** Cache of `endsOf`, keyed by a number that encodes its arguments. */
  known: (readonly End[] | undefined)[]
}
export type Way = 'fwd' | 'back'

/** Somewhere on the way of a movement, and whether it has crossed home. */
interface Passing {
  space: Space
  /** Laps gained (positive) or lost (negative). */
  laps: number
  /** The lane it is in or last passed through. */
  lane?: Lane
}

/** A space where a movement can end. */
export interface End extends Passing {
  steps: number
}

export function courseFrom(data: CourseData): Course {
  const made = new Map<string, Space & { next: Space[]; prev: Space[] }>()
  data.spaces.forEach(({ id, kind, cost = 0, number, lane }, index) => {
    made.set(id, { id, index, kind, cost, number, lane, next: [], prev: [], rank: 0, left: 0 })
  })
  const find = (id: string): Space & { next: Space[]; prev: Space[] } => {
    const space = made.get(id)
    if (!space) throw new Error(`course ${data.id}: no space "${id}"`)
    return space
  }
  for (const { id, next } of data.spaces) {
    for (const to of next) {
      find(id).next.push(find(to))
      find(to).prev.push(find(id))
    }
  }
  const home = find(data.spaces[0]?.id ?? '')
  const farthest = stepsTo(home, Math.max)
  const nearest = stepsTo(home, Math.min)
  for (const space of made.values()) {
    space.rank = -farthest(space)
    space.left = nearest(space)
  }
  const lairs = data.spaces.filter(space => space.kind === 'lair').map(space => space.id)
  return { id: data.id, data, home, spaces: made, lairs, known: [] }
}

/** Steps to home ahead, where each fork takes the route of most or fewest. */
function stepsTo(home: Space, best: (...steps: number[]) => number): (from: Space) => number {
  const known = new Map<Space, number>()
  const from = (space: Space): number => {
    const steps = known.get(space) ?? 1 + best(...space.next.map(to => (to === home ? 0 : from(to))))
    known.set(space, steps)
    return steps
  }
  return from
}

export function spaceOf(course: Course, id: string): Space {
  const space = course.spaces.get(id)
  if (!space) throw new Error(`course ${course.id}: no space "${id}"`)
  return space
}

const MOST_STEPS = 6

/**
 * J-MOVE-1, J-MOVE-3: the distinct spaces where a movement of `steps` can end. With `finish`, home ahead ends the circuit and stops the
 * ship (J-MOVE-6); without, it is passed like a free space (J-MOVE-5).
 */
export function endsOf(course: Course, from: Space, way: Way, steps: number, finish: boolean): readonly End[] {
  const key = ((from.index * (MOST_STEPS + 1) + steps) * 2 + (way === 'fwd' ? 1 : 0)) * 2 + (finish ? 1 : 0)
  const known = course.known[key]
  if (known) return known
  const ends = walk(course, { space: from, laps: 0 }, way, (end, taken) => taken === steps || (finish && end.laps === 1))
  course.known[key] = ends
  return ends
}

/**
 * J1-SHORT-7, JR-SHORT-8: the first suitable space behind, on each route. Home always suits (J1-SHORT-8, JR-SHORT-7), and a ship that was
 * behind the start line starts over from there.
 */
export function behind(
  course: Course,
  { space: from, lap }: { space: Space; lap: number },
  suits: (space: Space) => boolean
): readonly End[] {
  const here: Passing = { space: from, laps: 0 }
  const ends = walk(course, here, 'back', ({ space }, taken) => taken > 0 && (space === course.home || suits(space)))
  return lap < 0 ? ends.map(end => (end.space === course.home ? { ...end, laps: -lap } : end)) : ends
}

/** Follows every route until `stops`; if two routes stop on the same space, the first is kept. */
function walk(course: Course, from: Passing, way: Way, stops: (passing: Passing, taken: number) => boolean): End[] {
  const ends: End[] = []
  const go = (passing: Passing, steps: number): void => {
    if (stops(passing, steps)) {
      if (!ends.some(other => other.space === passing.space)) ends.push({ ...passing, steps })
      return
    }
    for (const space of way === 'fwd' ? passing.space.next : passing.space.prev) go(onward(course, passing, space, way), steps + 1)
  }
  go(from, 0)
  return ends
}

/** Reaching home forward gains a lap; leaving it backward loses one. */
function onward(course: Course, from: Passing, space: Space, way: Way): Passing {
  let { laps } = from
  if (way === 'fwd' && space === course.home) laps = 1
  if (way === 'back' && from.space === course.home) laps = -1
  return { space, laps, lane: space.lane ?? from.lane }
}
