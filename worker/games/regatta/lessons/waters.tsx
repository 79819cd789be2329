/**
 * Lessons shown on the course itself: forks, costs, meetings, the finish. Spaces are found by their properties, so every course gets its
 * own picture.
 */
import { Glimpse, Hop } from '../../../../web/board/glimpse'
import { chests, fees, fleet, type Afloat } from '../board/afloat'
import type { SpaceData } from '../editions/course'
import { editionOf } from '../editions'
import { courseOf } from '../editions/courses'
import { chartOf } from '../board/ground'
import { platesOf } from '../board/harbour'
import { marksOf } from '../board/marks'
import type { ShipId } from '../state/state'

/** Two ships for the pictures; the ghost needs no entry. */
const CREW = [
  { pirate: 'a', name: '' },
  { pirate: 'e', name: '' },
] as const

interface Seen {
  course: string
  around: readonly SpaceData[]
  /** Indexed by seat. */
  ships?: readonly SpaceData[]
  ghost?: SpaceData
  rings?: readonly SpaceData[]
  back?: readonly [from: SpaceData, to: SpaceData]
}

function Course({ course, around, ships = [], ghost, rings = [], back }: Seen) {
  const { data, lairs } = courseOf(course)
  const lying = (space: SpaceData) => ({ space: space.id, lap: 0 })
  const board: Afloat = { ships: ships.map(lying), ...(ghost && { ghost: lying(ghost) }) }
  const placed: [ShipId, SpaceData][] = [
    ...ships.map((space, seat): [ShipId, SpaceData] => [seat, space]),
    ...(ghost ? [['ghost', ghost] satisfies [ShipId, SpaceData]] : []),
  ]
  const groups = [...Map.groupBy(placed, ([, space]) => space)].map(([space, there]) => ({ space, ships: there.map(([ship]) => ship) }))
  const plates = platesOf(groups, data)
  const marks = marksOf({ plates, choices: new Map() }, data)
  const seen = [...around, ...plates.flatMap(({ berths }) => berths)]
  const drawn = chests({ course, tokens: lairs }) + fleet(plates, { course, board, crew: CREW, own: undefined }) + fees(marks.fees, course)
  return (
    <Glimpse chart={chartOf(course)} size={data.size} around={seen} places={data.spaces}>
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
      {rings.map(({ id, x, y }) => (
        <use key={id} href="#aim" class="aim" x={x} y={y} />
      ))}
      {back && <Hop from={back[0]} to={back[1]} />}
    </Glimpse>
  )
}

type OfEdition = { edition: string }

/** The course without its inner lanes, starting at home and ending there again. */
function wayOf({ edition }: OfEdition): { course: string; way: readonly SpaceData[] } {
  const { course } = editionOf(edition)
  const { spaces } = courseOf(course).data
  return { course, way: [...spaces.filter(({ lane }) => lane !== 'inner'), ...spaces.slice(0, 1)] }
}

type Stretch = readonly [SpaceData, SpaceData, ...SpaceData[]]

/** The first run of `length` spaces that meets the condition, or the first run of all. */
function stretch(way: readonly SpaceData[], length: number, wished: (some: Stretch) => boolean): Stretch {
  const all = way.slice(1, -length).flatMap((first, i): Stretch[] => {
    const [second, ...rest] = way.slice(i + 2, i + 1 + length)
    return second ? [[first, second, ...rest]] : []
  })
  const found = all.find(wished) ?? all[0]
  if (!found) throw new Error('a course without spaces')
  return found
}

export function End(props: OfEdition) {
  const { course, way } = wayOf(props)
  const straight = way.filter(({ number }) => number !== undefined)
  const line = way.indexOf(straight[0] ?? stretch(way, 2, () => true)[0])
  const around = way.slice(line - 1, line + 3)
  return <Course course={course} around={around} ships={around.slice(2, 3)} />
}

export function Fork(props: OfEdition) {
  const { course, way } = wayOf(props)
  const [fork] = stretch(way, 2, ([first]) => first.next.length > 1)
  const { spaces } = courseOf(course).data
  const ends = spaces.filter(({ id }) => fork.next.includes(id))
  return <Course course={course} around={[fork, ...ends]} ships={[fork]} rings={ends} />
}

export function Prices(props: OfEdition) {
  const { course, way } = wayOf(props)
  const around = stretch(way, 3, some => ['port', 'sea', 'lair'].every(kind => some.some(space => space.kind === kind)))
  return <Course course={course} around={around} />
}

export function Meeting(props: OfEdition) {
  const { course, way } = wayOf(props)
  const [before, there] = stretch(way, 3, ([, second]) => second.kind === 'port')
  return <Course course={course} around={[before, there]} ships={[there, there]} />
}

export function Shortage(props: OfEdition) {
  const { course, way } = wayOf(props)
  const some = stretch(way, 3, ([first, ...rest]) => first.kind !== 'port' && rest.every(({ kind }) => kind === 'port'))
  const from = some.findLast(({ kind }) => kind === 'port') ?? some[1]
  // A ship that is short of gold may still have food, and a lair is free.
  const back = some.slice(0, some.indexOf(from)).findLast(({ kind }) => kind !== 'port') ?? some[0]
  return <Course course={course} around={[back, from]} ships={[from]} back={[from, back]} />
}

export function Ghost(props: OfEdition) {
  const { course, way } = wayOf(props)
  const [behind, between, ahead] = stretch(way, 3, some => some.every(({ kind }) => kind !== 'lair'))
  return <Course course={course} around={[behind, ahead ?? between]} ships={[ahead ?? between]} ghost={behind} />
}
