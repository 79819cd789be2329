/** What a course's chart shows in any position: prices and numbers stay visible, and ships lie on their spaces. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../worker/drawing/game'
import { cover, grown, outside, type Box } from '../../../worker/games/regatta/board/boxes'
import type { CourseData } from '../../../worker/games/regatta/editions/course'
import { COURSES } from '../../../worker/games/regatta/editions/courses'
import { marksOf as marksAround } from '../../../worker/games/regatta/board/marks'
import { numbersOf, penaltyOf } from '../../../worker/games/regatta/board/soundings'
import { positionsOf, type Position } from './positions'

/** Sizes as drawn: an 18 px digit beside the price symbol, a number on the ribbon, the rim around a plate. */
const PRICE = { w: 24, h: 13.5, written: true } as const
const NUMBER = { w: 12, h: 9, written: true } as const
const RIM = 3.5
const RING = 20.2
/** The outer edge of a ring around a quay, from its boxes. */
const QUAY_RING = 6.4
/** The white glow around one's own plate, and the rim of the tag that meets it. */
const GLOW = 6.5 + 0.6

/** Plates with their rims; a single ship's plate has round corners. */
const plateBoxes = ({ plates }: Position, but?: string): Box[] =>
  plates
    .filter(({ space }) => space.id !== but)
    .flatMap(({ boxes }) =>
      boxes.length > 1
        ? boxes.map(box => grown(box, RIM))
        : boxes.flatMap(box => [
            { ...grown(box, RIM), w: box.w },
            { ...grown(box, RIM), h: box.h },
          ])
    )

/** Everything that must not be hidden but is. */
function faultsOf(position: Position): string[] {
  const { data, plates, marks, choices } = position
  const { fees, tag, badges } = marks
  const over = [...(tag ? [tag] : []), ...badges]
  const busy = new Set(plates.map(({ space }) => space.id))
  const found: string[] = []
  const seen = (what: string, box: Box, above: readonly Box[]): void => {
    if (above.some(other => cover(other, box) > 0.5)) found.push(`${what} is hidden`)
    if (outside(box, data.size, 0) > 0) found.push(`${what} lies outside`)
  }
  for (const { id, cost, x, y } of data.spaces)
    if (cost && !busy.has(id)) seen(`the price of ${id}`, { x, y, ...PRICE }, [...plateBoxes(position), ...fees, ...over])
  for (const {
    text,
    at: [x, y],
  } of [...numbersOf(data), penaltyOf(data)])
    seen(`the number ${text}`, { x, y, ...NUMBER }, [...plateBoxes(position), ...fees, ...over])
  for (const [i, fee] of fees.entries()) seen(`the price of ${fee.space.id} under ships`, fee, [...fees.slice(i + 1), ...over])
  for (const [i, badge] of badges.entries()) seen(`the numbers at ${badge.space.id}`, badge, badges.slice(i + 1))
  const quays = plates.filter(({ space, boxes }) => boxes.length > 1 && choices.has(space.id)).flatMap(({ boxes }) => boxes)
  for (const { id, cost, x, y } of data.spaces) {
    const ringed = data.spaces.filter(space => space.id !== id && choices.has(space.id))
    if (cost && !busy.has(id) && ringed.some(ring => Math.hypot(ring.x - x, ring.y - y) - RING < PRICE.w / 2))
      found.push(`a ring hides the price of ${id}`)
    if (cost && !busy.has(id) && quays.some(box => cover(grown(box, QUAY_RING), { x, y, ...PRICE }) > 0.5))
      found.push(`a ring around a quay hides the price of ${id}`)
  }
  return found
}

// ── names ──

/** The width of a letter, and of those of a small name; and the extent of a line. */
const LETTER = { usual: 6.2, small: 5.4 }
const LINE = { up: 8, down: 2 }
/** An empty space's plate or coin, a lair's skull, the fort above its name, a number on the ribbon, and the frame. */
const PLATES = { sea: [28, 28], port: [26, 26], lair: [20, 24], home: [44, 40] } as const
const FRAME = 5

const namesIn = (language: Language): Map<string, string> =>
  new Map(
    [...readFileSync(`worker/games/regatta/words/${language}.ftl`, 'utf8').matchAll(/^([\w-]+) = (.*)$/gm)].map(
      ([, key = '', name = '']) => [key, name]
    )
  )

type Marked = readonly [what: string, box: Box]

/** What no name may touch. */
function marksOf(data: CourseData, at: (x: number, y: number) => Pick<Box, 'x' | 'y'>): Marked[] {
  const { from, to } = data.scenery.red
  const share = (n: number, i: 0 | 1): number => from[i] + ((to[i] - from[i]) * n) / 20
  return [
    ...data.spaces.map(({ id, kind, x, y }): Marked => [id, { ...at(x, y), w: PLATES[kind][0], h: PLATES[kind][1] }]),
    ...[...numbersOf(data), penaltyOf(data)].map(({ text, at: [x, y] }): Marked => [text, { ...at(x, y), w: 15, h: 15 }]),
    ...Array.from({ length: 21 }, (_, n): Marked => ['the red line', { ...at(share(n, 0), share(n, 1)), w: 4.5, h: 4.5 }]),
  ]
}

const touch = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2

/** Where a point of the upright chart lies. */
const placed =
  ({ size }: CourseData, turned: boolean) =>
  (x: number, y: number): Pick<Box, 'x' | 'y'> =>
    turned ? { x: y, y: size[0] - x } : { x, y }

function namesOn(data: CourseData, language: Language, turned: boolean): Marked[] {
  const names = namesIn(language)
  return data.scenery.towns.map(({ name, at: [x, y], label: { dx, dy, anchor, small } }): Marked => {
    const said = names.get(name) ?? ''
    const w = said.length * LETTER[small ? 'small' : 'usual']
    const place = placed(data, turned)(x, y)
    const from = place.x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? w : w / 2)
    return [said, { x: from + w / 2, y: place.y + dy + (LINE.down - LINE.up) / 2, w, h: LINE.up + LINE.down }]
  })
}

/** Names that touch something, with the chart upright or turned. */
function touchingNames(data: CourseData, language: Language): string[] {
  const { size } = data
  return [false, true].flatMap(turned => {
    const paper = turned ? ([size[1], size[0]] as const) : size
    const boxes = namesOn(data, language, turned)
    const marks = marksOf(data, placed(data, turned))
    return boxes.flatMap(([name, box], i) => [
      ...[...marks, ...boxes.slice(i + 1)]
        .filter(([, other]) => touch(box, other))
        .map(([what]) => `${name} touches ${what}${turned ? ', turned' : ''}`),
      ...(outside(box, paper, FRAME) > 0 ? [`${name} sticks out${turned ? ', turned' : ''}`] : []),
    ])
  })
}

describe.each(COURSES.map(({ id, data }) => [id, data] as const))('the place names of %s', (_id, data) => {
  test.each(LANGUAGES)('touch no space, number, line, frame or other name in %s', language => {
    expect(touchingNames(data, language)).toEqual([])
  })

  test.each(LANGUAGES)('hardly lie where a ring around a space would meet them in %s', language => {
    expect(ringedNames(data, language).length).toBeLessThanOrEqual(MOST_RINGED)
  })
})

/** The most names of a course that a ring around some space may meet; small islands leave them no other place. */
const MOST_RINGED = 2

/** Names that a ring around a space would meet, with the chart upright or turned. */
const ringedNames = (data: CourseData, language: Language): string[] => {
  const under = [false, true].flatMap(turned =>
    namesOn(data, language, turned).flatMap(([name, box]) =>
      data.spaces.some(space => meetsRing(box, placed(data, turned)(space.x, space.y))) ? [name] : []
    )
  )
  return [...new Set(under)]
}
const meetsRing = (box: Box, { x, y }: Pick<Box, 'x' | 'y'>): boolean =>
  Math.hypot(Math.max(0, Math.abs(box.x - x) - box.w / 2), Math.max(0, Math.abs(box.y - y) - box.h / 2)) < RING - 0.5

const middle = ({ x, y }: { x: number; y: number }): Box => ({ x, y, w: 1, h: 1 })

describe.each(COURSES.map(({ id, data }) => [id, data] as const))('on 200 positions of %s', (_id, data) => {
  const positions = positionsOf(data)

  test('every price and number is completely visible, upright or turned', () => {
    expect(positions.flatMap((position, i) => faultsOf(position).map(fault => `${i}: ${fault}`))).toEqual([])
  })

  test('every space that costs something shows its price once', () => {
    for (const { plates, marks } of positions) {
      const priced = plates.filter(({ space }) => space.cost || space.kind === 'home').map(({ space }) => space.id)
      expect(marks.fees.map(({ space }) => space.id)).toEqual(priced)
    }
  })

  test.each(LANGUAGES)("the tag of one's own ship touches its plate, upright and turned, in %s", language => {
    const word = namesIn(language).get('tag-you') ?? expect.unreachable()
    const apart = positions.flatMap(({ plates, own, choices }, i) => {
      const { tag } = marksAround({ plates, own: { space: own, word }, choices }, data)
      const boxes = plates.find(({ space }) => space.id === own)?.boxes ?? []
      const touches = tag && boxes.some(box => [tag, { ...tag, w: tag.h, h: tag.w }].every(laid => touch(laid, grown(box, GLOW))))
      return touches ? [] : [i]
    })
    expect(apart).toEqual([])
  })

  test("every ship's centre lies on its space, clear of all others", () => {
    for (const position of positions) {
      const { plates, marks, groups } = position
      expect(plates.reduce((sum, { berths }) => sum + berths.length, 0)).toBe(groups.reduce((sum, { ships }) => sum + ships.length, 0))
      for (const { space, berths, boxes } of plates) {
        expect(cover(boxes[0], middle(space))).toBeGreaterThan(0)
        for (const berth of berths) {
          const here = middle(berth)
          expect(
            boxes.some(box => cover(box, here) >= 1),
            `${berth.ship} on ${space.id}`
          ).toBe(true)
          const above = [...plateBoxes(position, space.id), ...marks.fees, ...(marks.tag ? [marks.tag] : []), ...marks.badges]
          expect(above.filter(box => cover(box, here) > 0)).toEqual([])
        }
      }
    }
  })
})
