/** Everything wrong with a course, in sentences for its author; empty if it can be sailed (J-BOARD-1, J-BOARD-2, J-BOARD-3). */
import type { CourseData, SpaceData } from '../course'

const MOST = 9 // a price is a single digit
const STRAIGHT = [2, 3, 4, 5, 6, 7, 8, 9, 10] // PUB-4

export function faultsOf(course: CourseData, lairs: number): string[] {
  const found = [...faultsOfSpaces(course, lairs), ...faultsOfWays(course)]
  // While links are broken, the checks that follow them would only report consequences.
  return found.length > 0 ? found : [...faultsOfReach(course), ...faultsOfForks(course), ...faultsOfStraight(course)]
}

function faultsOfSpaces({ spaces, size, scenery }: CourseData, lairs: number): string[] {
  const found: string[] = []
  const ids = spaces.map(({ id }) => id)
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) found.push(`There are two spaces "${id}".`)
  if (spaces[0]?.kind !== 'home') found.push('The first space is not home.')
  const homes = spaces.filter(({ kind }) => kind === 'home').length
  if (homes !== 1) found.push(`There are ${homes} homes.`)
  const dens = spaces.filter(({ kind }) => kind === 'lair').length
  if (dens !== lairs) found.push(`There are ${dens} lairs instead of ${lairs}.`)
  for (const { id, kind, cost, x, y } of spaces) {
    const paid = kind === 'port' || kind === 'sea'
    if (paid && !cost) found.push(`Space "${id}" costs nothing, but is a ${kind}.`)
    if (!paid && cost) found.push(`Space "${id}" costs something, but is a ${kind}.`)
    if (cost && cost > MOST) found.push(`Space "${id}" costs more than can be written on it.`)
    if (x < 0 || y < 0 || x > size[0] || y > size[1]) found.push(`Space "${id}" lies outside the picture.`)
  }
  const named = new Set(scenery.towns.map(({ port }) => port))
  for (const { id, kind } of spaces)
    if ((kind === 'port' || kind === 'home') !== named.has(id))
      found.push(`Space "${id}" has ${named.has(id) ? 'a name, but is no port' : 'no name'}.`)
  return [...found, ...faultsOfNames(spaces, scenery), ...faultsOfClouds(spaces, scenery)]
}

/** A name or its houses stand nearer to their own port than to any other, or people look for their ship in the wrong place. */
const faultsOfNames = (spaces: readonly SpaceData[], { towns }: CourseData['scenery']): string[] =>
  towns.flatMap(({ port, name, at: [x, y], label: { dx, dy } }) => {
    const away = (to: SpaceData): number => Math.min(Math.hypot(to.x - x, to.y - y), Math.hypot(to.x - x - dx, to.y - y - dy))
    const [nearest] = spaces.filter(({ kind }) => kind === 'port' || kind === 'home').toSorted((a, b) => away(a) - away(b))
    return nearest && nearest.id !== port ? [`The name "${name}" of "${port}" stands nearer to "${nearest.id}".`] : []
  })

/** Half of the width and the height of what a cloud may cover, besides the space, the lane or the name itself. */
const CLOUD = [31, 17] as const
const SPACE = 15
const LANE = 7
const NAME = [40, 6] as const
/** Where clouds are looked for on the way from one space to the next. */
const STEPS = [0.25, 0.5, 0.75]

/** A cloud hides no space, no lane and no name, neither upright nor on the chart that lies on its side, where it stays upright. */
function faultsOfClouds(spaces: readonly SpaceData[], { clouds, towns }: CourseData['scenery']): string[] {
  const byId = new Map(spaces.map(space => [space.id, space]))
  const near = (across: number, down: number, [w, h]: readonly [number, number], [cw, ch]: readonly [number, number]): boolean =>
    Math.abs(across) < w + cw && Math.abs(down) < h + ch
  return clouds.flatMap(([cx, cy]) => {
    const hides = (x: number, y: number, reach: number): boolean =>
      near(x - cx, y - cy, [reach, reach], CLOUD) || near(x - cx, y - cy, [reach, reach], [CLOUD[1], CLOUD[0]])
    const spacesOf = spaces.filter(({ x, y }) => hides(x, y, SPACE)).map(({ id }) => `space "${id}"`)
    const lanes = spaces.flatMap(({ id, x, y, next }) =>
      next
        .map(to => byId.get(to))
        .filter(to => to && STEPS.some(far => hides(x + (to.x - x) * far, y + (to.y - y) * far, LANE)))
        .map(to => `the lane from "${id}" to "${to?.id}"`)
    )
    const names = towns
      .filter(({ at: [x, y], label: { dx, dy, anchor } }) => {
        const aside = dx + (anchor === 'start' ? NAME[0] : anchor === 'end' ? -NAME[0] : 0)
        const down = dy - NAME[1] / 2
        // Turned back upright, a name on the chart that lies on its side runs down the paper, and so does the cloud.
        return (
          near(x + aside - cx, y + down - cy, NAME, CLOUD) || near(x - down - cx, y + aside - cy, [NAME[1], NAME[0]], [CLOUD[1], CLOUD[0]])
        )
      })
      .map(({ name }) => `the name "${name}"`)
    return [...spacesOf, ...lanes, ...names].map(what => `A cloud hides ${what}.`)
  })
}

function faultsOfWays({ spaces }: CourseData): string[] {
  const ids = new Set(spaces.map(({ id }) => id))
  return spaces.flatMap(({ id, next }) => [
    ...(next.length === 0 ? [`From space "${id}" no way leads on.`] : []),
    ...(next.length > 2 ? [`At space "${id}" the course parts into ${next.length} routes.`] : []),
    ...next.filter(to => !ids.has(to)).map(to => `From space "${id}" a way leads to "${to}", which is nowhere.`),
  ])
}

type Ways = ReadonlyMap<string, readonly string[]>
const waysOf = ({ spaces }: CourseData): Ways => new Map(spaces.map(({ id, next }) => [id, next]))
const firstOf = ({ spaces }: CourseData): string => spaces[0]?.id ?? ''

/** Every space can be reached from home, and no route circles without passing home. */
function faultsOfReach(course: CourseData): string[] {
  const ways = waysOf(course)
  const home = firstOf(course)
  const reached = new Set<string>()
  const circles = new Set<string>()
  const sail = (id: string, behind: readonly string[]): void => {
    if (id === home && behind.length > 0) return
    if (behind.includes(id)) return void circles.add(id)
    if (reached.has(id)) return
    reached.add(id)
    for (const to of ways.get(id) ?? []) sail(to, [...behind, id])
  }
  sail(home, [])
  return [
    ...course.spaces.filter(({ id }) => !reached.has(id)).map(({ id }) => `Space "${id}" cannot be reached.`),
    ...[...circles].map(id => `From space "${id}" one can sail in a circle without passing home.`),
  ]
}

/** The two routes of a fork join again before home and before the next fork, and each is marked with its lane. */
function faultsOfForks(course: CourseData): string[] {
  const ways = waysOf(course)
  const home = firstOf(course)
  const arriving = (id: string): number => course.spaces.filter(({ next }) => next.includes(id)).length
  const route = (from: string): string[] => {
    const lane: string[] = []
    let id = from
    while (id !== home && arriving(id) === 1 && !lane.includes(id)) {
      lane.push(id)
      const [to = home, other] = ways.get(id) ?? []
      if (other !== undefined) break
      id = to
    }
    return [...lane, id]
  }
  const spaceOf = (id: string): SpaceData | undefined => course.spaces.find(space => space.id === id)
  const inLanes = new Set<string>()
  const found = course.spaces.flatMap(({ id, next }) => {
    const [a, b] = next.map(route)
    if (!a || !b) return []
    if (a.at(-1) !== b.at(-1) || a.at(-1) === home) return [`The routes that part at space "${id}" do not join again.`]
    const lanes = [a.slice(0, -1), b.slice(0, -1)]
    for (const space of lanes.flat()) inLanes.add(space)
    const marks = lanes.map(lane => new Set(lane.map(space => spaceOf(space)?.lane)))
    const apart = new Set(marks.flatMap(mark => [...mark]))
    if (marks.some(mark => mark.size > 1) || apart.has(undefined) || apart.size < marks.filter(mark => mark.size > 0).length) {
      return [`The routes that part at space "${id}" are not marked as outer and inner.`]
    }
    return []
  })
  const astray = course.spaces.filter(({ id, lane }) => lane && !inLanes.has(id))
  return found.length > 0 ? found : astray.map(({ id }) => `Space "${id}" is marked as a lane, but lies in no fork.`)
}

/** The last spaces before home carry the white numbers, in order. */
function faultsOfStraight(course: CourseData): string[] {
  const numbered = course.spaces.filter(({ number }) => number !== undefined)
  const straight = course.spaces.slice(-STRAIGHT.length)
  const inLine = straight.every(({ next }, i) => next.length === 1 && next[0] === (straight[i + 1]?.id ?? firstOf(course)))
  const right = numbered.length === STRAIGHT.length && straight.every(({ number }, i) => number === STRAIGHT[i])
  return right && inLine ? [] : [`The last ${STRAIGHT.length} spaces are not the final straight with its numbers.`]
}
