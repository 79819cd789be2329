/** The part of the course that the viewer's close-up shows: one's own ship, and the spaces that choices lead to. */
import { HIGH, nearer, pinsFor, steered, type Goal, type Pin } from '../../../../web/board/beyond'
import type { Point } from '../../../../web/board/draw'
import { closeUpOf, type CloseUp, type Sight } from '../../../../web/board/waters'
import { courseOf } from '../editions/courses'
import { obstaclesOf, type Plate } from './harbour'
import type { Marks } from './marks'
import type { Name } from './names'
import { numbersAt, type Lead } from './rings'

interface Nearby {
  course: string
  /** Where one's own ship lies, and where all do. */
  plate: Plate
  plates: readonly Plate[]
  leads: readonly Lead[]
  marks: Marks
  /** The names of places. */
  names: readonly Name[]
  /** The height of the close-up, if spaces too far off for it may be pinned to its edge. */
  room: number | undefined
}

interface Near {
  waters: CloseUp
  beyond?: { pins: readonly Pin[]; room: number }
}

/** More ships than this on one space are drawn too small to be told apart from afar. */
const CROWD = 2

/** A tenth of the board's width, in pixels of a phone. */
const TENTH = 36

/** A ring's width, with its halo. */
const RING = 44

export function nearOf({ course, plate, plates, leads, marks, names, room }: Nearby): Near {
  const { size } = courseOf(course).data
  const own = ownOf(plate, marks)
  if (leads.length === 0) return { waters: closeUpOf([...own, ...ahead(plate, course)], { size, tight: plate.berths.length > CROWD }) }
  const goals = goalsOf(course, leads, marks)
  const whole = closeUpOf(allOf(own, goals), { size })
  // A ring that is a link is better in sight, as long as the close-up has room for that.
  if (room === undefined || (leads.some(({ aim }) => aim) && whole.least * TENTH <= room)) return { waters: whole }
  const kept = nearer(own, goals, { size, room })
  const seen = allOf(own, kept)
  const closeUp = closeUpOf(seen, { size, turned: kept.length < goals.length || room < HIGH || undefined })
  if (kept.length === goals.length && room >= HIGH) return { waters: closeUp }
  const waters = steered(closeUp, seen, goals, { size, room })
  const given = [...own, ...plates.flatMap(({ boxes }) => boxes), ...marks.fees]
  const faint = [...writtenOn(course), ...names.map(name => (waters.turned ? name.aside : name.upright))]
  return { waters, beyond: { pins: pinsFor(waters, given, goals, { size, room, faint }), room } }
}

/** The prices and numbers on the chart. */
const writtenOn = (course: string): Sight[] => obstaclesOf(courseOf(course).data, new Set()).map(({ box }) => box)

const allOf = (own: readonly Sight[], goals: readonly Goal[]): Sight[] => [...own, ...goals.flatMap(({ sights }) => sights)]

/** One's own ship with all that belongs to it: the tag, the price. */
const ownOf = ({ space, boxes }: Plate, { tag, fees }: Marks): Sight[] => [
  ...boxes,
  ...(tag ? [tag] : []),
  ...fees.filter(fee => fee.space === space),
]

/** The next two spaces, unless others lie close by. */
function ahead({ space, berths }: Plate, course: string): Sight[] {
  const [next] = courseOf(course).spaces.get(space.id)?.next ?? []
  const spaces = next && berths.length <= CROWD ? [next, ...next.next.slice(0, 1)] : []
  return spaces.map(({ id }) => ringAt(course, id))
}

/** Every space that a choice leads to, with its numbers and, beside ships, its price. */
const goalsOf = (course: string, leads: readonly Lead[], { badges, fees }: Marks): Goal[] =>
  [...numbersAt(leads)].map(([spot, numbers]) => ({
    sights: [ringAt(course, spot), ...[...badges, ...fees].filter(({ space }) => space.id === spot)],
    numbers,
  }))

const ringAt = (course: string, spot: string): Sight => ({ ...whereIs(course, spot), w: RING, h: RING })

export function whereIs(course: string, id: string): Point {
  const { data } = courseOf(course)
  const { x, y } = data.spaces.find(space => space.id === id) ?? { x: 0, y: 0 }
  return { x, y }
}
