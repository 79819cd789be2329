/** The course: a loop of spaces with forks, and the questions that rules ask about it. */
import type { Good } from './cards'

export type Kind = 'home' | 'port' | 'sea' | 'lair'
export type Lane = 'outer' | 'inner'
export interface SpaceData {
  id: string
  kind: Kind
  cost?: number
  next: readonly string[]
  /** Of the two routes between a fork and where they join. */
  lane?: Lane
  /** The white number of the final straight (J-BOARD-3); the red line lies before the first of them. */
  number?: number
  x: number
  y: number
  /** Points seaward, away from the land. */
  out: Point
}
export type Point = readonly [x: number, y: number]

/** A course is one file of this shape: the spaces in race order, the first of them home, and the picture round them. */
export interface CourseData {
  id: string
  /** What the start and finish is called. */
  home: 'royal' | 'bay'
  /** What is paid in ports and at sea. */
  tax: { port: Good; sea: Good }
  size: Point
  scenery: Scenery
  spaces: readonly SpaceData[]
}

/** What lies round the spaces. Land is drawn as closed smooth lines. */
export interface Scenery {
  red: { from: Point; to: Point }
  /** Where the name is written along the land. */
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

/** What stands on the shore by a port, and where its name is written from there, the way the paper is held. */
export interface Town {
  port: string
  /** The message of its name. */
  name: string
  at: Point
  pieces: readonly ('house' | 'church' | 'mill' | 'palm' | 'crane' | 'light')[]
  label: { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }
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
  /** Greater is farther along (J-SCORE-5): minus the spaces to home by the own lane, then by the longer ones. */
  rank: number
}
export interface Course {
  id: string
  data: CourseData
  home: Space
  spaces: ReadonlyMap<string, Space>
  lairs: readonly string[]
  /** Answers already worked out, by a number made of what was asked. */
  known: (readonly End[] | undefined)[]
}
export type Way = 'fwd' | 'back'

/** Where a movement can end, and how it crosses home on the way there. */
export interface End {
  space: Space
  /** Laps gained or lost. */
  laps: number
  /** The lane it ends in or came through, if any. */
  lane?: Lane
}

export function courseFrom(data: CourseData): Course {
  const made = new Map<string, Space & { next: Space[]; prev: Space[] }>()
  data.spaces.forEach(({ id, kind, cost = 0, number, lane }, index) => {
    made.set(id, { id, index, kind, cost, number, lane, next: [], prev: [], rank: 0 })
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
  const longest = new Map<Space, number>()
  const far = (space: Space): number => {
    const found = longest.get(space)
    if (found !== undefined) return found
    const steps = 1 + Math.max(...space.next.map(to => (to === home ? 0 : far(to))))
    longest.set(space, steps)
    return steps
  }
  for (const space of made.values()) space.rank = -far(space)
  const lairs = data.spaces.filter(space => space.kind === 'lair').map(space => space.id)
  return { id: data.id, data, home, spaces: made, lairs, known: [] }
}

export function spaceOf(course: Course, id: string): Space {
  const space = course.spaces.get(id)
  if (!space) throw new Error(`course ${course.id}: no space "${id}"`)
  return space
}

const MOST_STEPS = 6

/** J-MOVE-1, J-MOVE-3: where so many steps can end, a space once. With `finish` home ahead is the end of the circuit and stops
    the ship (J-MOVE-6); otherwise it is passed like a free space (J-MOVE-5). */
export function endsOf(course: Course, from: Space, way: Way, steps: number, finish: boolean): readonly End[] {
  const key = ((from.index * (MOST_STEPS + 1) + steps) * 2 + (way === 'fwd' ? 1 : 0)) * 2 + (finish ? 1 : 0)
  const known = course.known[key]
  if (known) return known
  const ends = walk(course, { space: from, laps: 0 }, way, (end, taken) => taken === steps || (finish && end.laps === 1))
  course.known[key] = ends
  return ends
}

/** J1-SHORT-7, JR-SHORT-8: the first space behind on each route that will do; home will always do (J1-SHORT-8, JR-SHORT-7), and a
    ship that was behind the start line starts afresh there. */
export function behind(course: Course, { space: from, lap }: { space: Space; lap: number }, suits: (space: Space) => boolean): readonly End[] {
  const here: End = { space: from, laps: 0 }
  const ends = walk(course, here, 'back', ({ space }, taken) => taken > 0 && (space === course.home || suits(space)))
  return lap < 0 ? ends.map(end => (end.space === course.home ? { ...end, laps: -lap } : end)) : ends
}

/** Every route from here until `stops`; of two routes that stop on the same space the first is kept. */
function walk(course: Course, from: End, way: Way, stops: (end: End, taken: number) => boolean): End[] {
  const ends: End[] = []
  const go = (end: End, taken: number): void => {
    if (stops(end, taken)) {
      if (!ends.some(other => other.space === end.space)) ends.push(end)
      return
    }
    for (const space of way === 'fwd' ? end.space.next : end.space.prev) go(onward(course, end, space, way), taken + 1)
  }
  go(from, 0)
  return ends
}

/** A lap is gained on reaching home from behind, and lost on leaving it backward. */
function onward(course: Course, end: End, space: Space, way: Way): End {
  let { laps } = end
  if (way === 'fwd' && space === course.home) laps = 1
  if (way === 'back' && end.space === course.home) laps = -1
  return { space, laps, lane: space.lane ?? end.lane }
}
