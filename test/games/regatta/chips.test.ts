/** What is put on a course's chart beside the ships covers neither a ship nor a ring: prices, the tag, numbers, and what is pinned to an edge. */
import { describe, expect, test } from 'vitest'
import { isCut, PIN, WINDOW } from '../../../web/board/beyond'
import { seenIn, sightOn } from '../../../web/board/waters'
import { cover, type Box } from '../../../worker/games/regatta/board/boxes'
import { nearOf } from '../../../worker/games/regatta/board/near'
import { namesOn } from '../../../worker/games/regatta/board/names'
import { COURSES } from '../../../worker/games/regatta/editions/courses'
import { positionsOf, type Position } from './positions'

/** A ring's outer edge. */
const RING = 20.2
/** Of ships as drawn: one's own, another, one of several. */
const SHIP = { own: 26, other: 22, crowd: 19 } as const

/** Chips, tags and numbers that lie on a ship, or on a ring other than the one whose numbers they are. */
function covered({ data, plates, marks: { fees, tag, badges }, choices, own }: Position): string[] {
  const rings = data.spaces.filter(({ id }) => choices.has(id))
  const ships = plates.flatMap(({ space, berths }) =>
    berths.map(({ x, y }): Box => {
      const side = SHIP[berths.length > 1 ? 'crowd' : space.id === own ? 'own' : 'other']
      return { x, y, w: side, h: side }
    })
  )
  const marks = [
    ...fees.map(mark => ({ mark, what: 'the price', but: '' })),
    ...(tag ? [{ mark: tag, what: 'the tag', but: '' }] : []),
    ...badges.map(mark => ({ mark, what: 'the numbers', but: mark.space.id })),
  ]
  return marks.flatMap(({ mark, what, but }) => [
    ...rings.flatMap(ring => (ring.id !== but && touches(mark, ring) ? [`${what} at ${mark.space.id} on the ring at ${ring.id}`] : [])),
    ...(ships.some(ship => cover(mark, ship) > 0.5) ? [`${what} at ${mark.space.id} on a ship`] : []),
  ])
}

/** Whether any of the box lies on the ring or inside it, upright or turned. */
const touches = (box: Box, ring: { x: number; y: number }): boolean =>
  isWithin(box, ring, RING) || isWithin({ ...box, w: box.h, h: box.w }, ring, RING)

const isWithin = (box: Box, { x, y }: { x: number; y: number }, reach: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(box.x - x) - box.w / 2), Math.max(0, Math.abs(box.y - y) - box.h / 2)) < reach - 0.5

/** Whether each price is nearer to the ships of its own space than to any other space or ship. */
const belongs = ({ data, plates, marks: { fees } }: Position): boolean[] =>
  fees.map(fee => {
    const [own, others] = [plates.filter(({ space }) => space === fee.space), plates.filter(({ space }) => space !== fee.space)]
    const nearest = (points: readonly { x: number; y: number }[]): number =>
      Math.min(...points.map(({ x, y }) => Math.hypot(x - fee.x, y - fee.y)))
    const berthsOf = (some: Position['plates']) => some.flatMap(plate => plate.berths)
    return nearest(berthsOf(own)) <= nearest([...berthsOf(others), ...data.spaces.filter(space => space !== fee.space)])
  })

/** The heights of close-ups on phones. */
const ROOMS = [72, 108, 130]

function closeUpIn(course: string, { plates, marks, choices, own }: Position, room: number): ReturnType<typeof nearOf> {
  const plate = plates.find(({ space }) => space.id === own) ?? expect.unreachable()
  const leads = [...choices].flatMap(([spot, numbers]) => numbers.map(n => ({ spot, n })))
  return nearOf({ course, plate, plates, leads, marks, names: namesOn(course, ({ say }) => say), room })
}

/** The rings that the edge of the close-up cuts, which look as if they were wholly in sight while a pin points to them as well. */
function cut(course: string, position: Position, room: number): boolean[] {
  const { data, choices } = position
  const { waters, beyond } = closeUpIn(course, position, room)
  const rings = data.spaces.filter(({ id }) => choices.has(id)).map(({ x, y }) => ({ x, y, w: 1.5 * RING, h: 1.5 * RING }))
  return rings.map(ring => beyond !== undefined && isCut(sightOn(waters.turned, [ring], data.size), seenIn(waters, WINDOW / room)))
}
/** The most of them, in a low window and in others. */
const MOST_CUT = { low: 0.04, high: 0.01 } as const

/** Pins that lie on a ship, on a ring or on each other. */
function pinned(course: string, position: Position, room: number): string[] {
  const { data, plates, choices } = position
  const { waters, beyond } = closeUpIn(course, position, room)
  const area = seenIn(waters, WINDOW / room)
  const scale = WINDOW / area.width
  const inWindow = ({ x, y }: { x: number; y: number }, side: number): Box => {
    const at = sightOn(waters.turned, [{ x, y, w: 0, h: 0 }], data.size)
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
    return { x: (middle.x - area.x) * scale, y: (middle.y - area.y) * scale, w: side * scale, h: side * scale }
  }
  const rings = data.spaces.filter(({ id }) => choices.has(id)).map(space => inWindow(space, 2 * RING))
  const ships = plates.flatMap(({ berths }) => berths.map(berth => inWindow(berth, SHIP.crowd)))
  const pins = (beyond?.pins ?? []).map(({ x, y, wide, text }) => ({ text, x, y, w: wide, h: PIN.high }))
  return pins.flatMap((pin, i) => [
    ...(rings.some(ring => isWithin(pin, ring, ring.w / 2)) ? [`${pin.text} on a ring`] : []),
    ...([...ships, ...pins.slice(i + 1)].some(other => cover(pin, other) > 0.5) ? [`${pin.text} on a ship or a pin`] : []),
  ])
}

describe.each(COURSES.map(({ id, data }) => [id, data] as const))('on 200 positions of %s', (id, data) => {
  const positions = positionsOf(data)

  test('no price, tag or number lies on a ship, nor on a ring but its own', () => {
    expect(positions.flatMap((position, i) => covered(position).map(fault => `${i}: ${fault}`))).toEqual([])
  })

  test('hardly any price is nearer to another space than to its own', () => {
    const prices = positions.flatMap(belongs)
    expect(prices.filter(own => !own).length / prices.length).toBeLessThan(0.045)
  })

  test.each(ROOMS)('in a close-up %i high, hardly any ring is cut by its edge', room => {
    const rings = positions.filter(({ choices }) => choices.size > 0).flatMap(position => cut(id, position, room))
    expect(rings.filter(Boolean).length / rings.length).toBeLessThan(room < 100 ? MOST_CUT.low : MOST_CUT.high)
  })

  test.each(ROOMS)('in a close-up %i high, no pin lies on a ring or a ship', room => {
    const asked = positions.filter(({ choices }) => choices.size > 0)
    expect(asked.flatMap((position, i) => pinned(id, position, room).map(fault => `${i}: ${fault}`))).toEqual([])
  })
})
