/** The lanes between spaces, with arrowheads in sailing direction; the short branch of a fork is drawn narrower. */
import type { CourseData, Point, SpaceData } from '../editions/course'
import { rounded } from './strokes'

type Leg = readonly [from: SpaceData, to: SpaceData]

function legsOf({ spaces }: CourseData): Leg[] {
  const byId = new Map(spaces.map(space => [space.id, space]))
  return spaces.flatMap(from => from.next.flatMap(id => byId.get(id) ?? []).map((to): Leg => [from, to]))
}

const isShort = ([from, to]: Leg): boolean => from.lane === 'inner' || to.lane === 'inner'

export function lanesOf(data: CourseData, at: (point: Point) => Point): string {
  const legs = legsOf(data)
  const fairway = (kind: string, some: readonly Leg[]): string =>
    `<path class="${kind}" d="${some
      .map(
        leg =>
          `M${ends(leg, at)
            .map(point => point.map(Math.round).join(' '))
            .join('L')}`
      )
      .join('')}"/>`
  return [
    fairway(
      'fair',
      legs.filter(leg => !isShort(leg))
    ),
    fairway('fair short', legs.filter(isShort)),
    `<path class="way" d="${legs.flatMap(leg => heads(leg, at)).join('')}"/>`,
  ].join('')
}

const ends = ([from, to]: Leg, at: (point: Point) => Point): [Point, Point] => [at([from.x, from.y]), at([to.x, to.y])]

/** Distance kept from the centre of a space, and between arrowheads. */
const SPACE = 17
const EVERY = 17
const LENGTH = 4
const HALF = 4

function heads(leg: Leg, at: (point: Point) => Point): string[] {
  const [from, to] = ends(leg, at)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.round((length - 2 * SPACE) / EVERY))
  const [ax, ay] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return Array.from({ length: count }, (_, i) => {
    const far = SPACE + ((length - 2 * SPACE) * (i + 0.5)) / count
    const point = (on: number, aside: number): Point => [from[0] + ax * on - ay * aside, from[1] + ay * on + ax * aside]
    const [left, tip, right] = [point(far - LENGTH / 2, HALF), point(far + LENGTH / 2, 0), point(far - LENGTH / 2, -HALF)]
    return `M${[left, tip, right].map(p => p.map(rounded).join(' ')).join('L')}`
  })
}
