/** What never changes on a chart: sea, island, lanes, spaces and their numbers; drawn once for each course. */
import type { CourseData, SpaceData } from './course'
import { courseOf } from './editions/courses'
import { finishWorth, shortOfTheLine } from './editions/edition'

export interface Ground {
  below: string
  /** Over the lairs: the white numbers, and the border of the sheet. */
  frame: string
}

const grounds = new Map<string, Ground>()

export function groundOf(course: string): Ground {
  const known = grounds.get(course)
  if (known) return known
  const made = draw(courseOf(course).data)
  grounds.set(course, made)
  return made
}

function draw(data: CourseData): Ground {
  const [width, height] = data.size
  const { red, hills, spaces } = data
  const edge = `x="3" y="3" width="${width - 6}" height="${height - 6}"`
  return {
    below: [
      `<rect class="open" width="${width}" height="${height}"/><defs><path id="coast" d="${data.land.join('')}"/></defs>`,
      ...SHORES.map(shore),
      '<use href="#coast" class="coast"/>',
      ...hills.map(([x, y, scale]) => `<use href="#hill" transform="translate(${x} ${y})scale(${scale})"/>`),
      `<path class="lane" d="${lanes(data)}"/>`,
      ...arrows(data),
      `<path class="redline" d="${red.line}"/>${tab(red.tab, data, signed(shortOfTheLine))}`,
      ...[...spaces.slice(1), ...spaces.slice(0, 1)].map(drawSpace),
    ].join(''),
    frame: spaces.map(space => numberOf(space, data)).join('') + `<rect class="neat" ${edge}/><rect class="neat dash" ${edge}/>`,
  }
}

const round = Math.round
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** Engraved water: ever narrower strokes of the coast. */
const SHORES = [44, 34, 26, 19, 13, 8]
const shore = (wide: number, i: number): string =>
  `<use href="#coast" class="tide" stroke-width="${wide}"/>` +
  `<use href="#coast" class="tint${i === SHORES.length - 1 ? ' last' : ''}" stroke-width="${wide - 1.6}"/>`

/** Markup at x y that keeps upright when the board is turned. */
export const upright = (x: number, y: number, inside: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><g class="up">${inside}</g></g>`

const EDGE = 17

/** A number on a red tab, always inside the border; where that pushes it onto its space it steps aside. */
function tab([x, y]: readonly [number, number], { size: [width, height] }: CourseData, text: string): string {
  const inside = (at: number, most: number): number => Math.min(Math.max(at, EDGE), most - EDGE)
  const aside = Math.abs(inside(x, width) - x) > 4 ? 11 : 0
  const longer = text.length > 1 ? ' transform="scale(1.2 1)"' : ''
  return upright(inside(x, width), inside(y + aside, height), `<use href="#tab"${longer}/><text class="tabbed" x="-1.5" y="4">${text}</text> `)
}

function drawSpace({ kind, cost, x, y }: SpaceData): string {
  const put = (id: string): string => `<use href="#${id}" x="${round(x)}" y="${round(y)}"/>`
  if (kind === 'sea') return put(`sea-${cost}`)
  if (kind === 'port') return put('port') + upright(x, y, `<text class="pin" y="6">${cost}</text> `)
  return kind === 'home' ? put('royal') + upright(x, y, `<text class="pin white" y="11">${finishWorth}</text> `) : ''
}

/** A white number lies seaward of its space. */
const numberOf = ({ x, y, out: [ox, oy], number }: SpaceData, data: CourseData): string =>
  number === undefined ? '' : tab([x + ox * 19, y + oy * 19], data, String(number))

// ── lanes and which way they are sailed ──

type Way = readonly [from: SpaceData, to: SpaceData]

const waysOf = ({ spaces }: CourseData): Way[] => {
  const find = (id: string): SpaceData[] => spaces.filter(space => space.id === id)
  return spaces.flatMap(from => from.next.flatMap(find).map((to): Way => [from, to]))
}

const lanes = (data: CourseData): string =>
  waysOf(data)
    .map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`)
    .join('')

function arrows(data: CourseData): string[] {
  const inner = waysOf(data).filter(([a, b]) => a.lane === 'inner' || b.lane === 'inner')
  return [
    ...inner.map(([a, b]) => arrow((a.x + b.x) / 2, (a.y + b.y) / 2, heading([a, b]), 'M-3-4 3 0-3 4')),
    ...offing(data).map(({ x, y, turn }) => arrow(x, y, turn, 'M-11 0H9M4-4 9 0 4 4')),
  ]
}

const heading = ([a, b]: Way): number => round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
const arrow = (x: number, y: number, turn: number, path: string): string =>
  `<path class="way" d="${path}" transform="translate(${round(x)} ${round(y)})rotate(${turn})"/>`

const SEAWARD = 29
const CLEAR = 27
const MARGIN = 16
const ARROWS = 3

/** Where there is room out at sea an arrow shows the direction; a few of these places are enough. */
function offing(data: CourseData): { x: number; y: number; turn: number }[] {
  const [width, height] = data.size
  const free = waysOf(data).flatMap(way => {
    const [{ x: fromX, y: fromY, out, lane, number }] = way
    const x = fromX + out[0] * SEAWARD
    const y = fromY + out[1] * SEAWARD
    const clear = data.spaces.every(space => Math.hypot(space.x - x, space.y - y) >= CLEAR)
    const inside = x >= MARGIN && y >= MARGIN && x <= width - MARGIN && y <= height - MARGIN
    const plain = lane !== 'inner' && number === undefined
    return clear && inside && plain ? [{ x, y, turn: heading(way) }] : []
  })
  return Array.from({ length: ARROWS }, (_, i) => free[Math.floor(((i + 0.5) * free.length) / ARROWS)]).filter(at => at !== undefined)
}
