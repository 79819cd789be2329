/**
 * The unchanging part of a chart: sea, land, lanes, ribbon, and spaces with their prices. Drawn upright for phones, and turned on its side
 * with north up.
 */
import type { Chart } from '../../../drawing/board'
import type { CourseData, Point, SpaceData } from '../editions/course'
import { COURSES } from '../editions/courses'
import { finishWorth } from '../editions/rulebook'
import { lanesOf } from './lanes'
import { written } from './names'
import { signOfSpace } from './signs'
import { numbersOf, penaltyOf } from './soundings'
import { along, onward, rounded } from './strokes'

export const charts: readonly Chart[] = COURSES.map(({ id, data }) => ({
  name: chartOf(id),
  size: data.size,
  turns: true,
  draw: turned => draw(data, turned),
  written: say => written(id, say),
}))

/** The chart's file name. */
export function chartOf(course: string): string {
  return `course-${course}`
}

function draw(data: CourseData, turned: boolean): string {
  const [width, height] = data.size
  const at = ([x, y]: Point): Point => (turned ? [y, width - x] : [x, y])
  const { scenery, spaces } = data
  const paper: Point = turned ? [height, width] : [width, height]
  const edge = `x="3" y="3" width="${paper[0] - 6}" height="${paper[1] - 6}"`
  return [
    `<rect class="open" width="${paper[0]}" height="${paper[1]}"/>`,
    `<g${turned ? ` transform="translate(0 ${width})rotate(-90)"` : ''}>${land(data)}</g>`,
    lanesOf(data, at),
    `<path class="river" d="${scenery.rivers.map(points => along(points.map(at))).join('')}"/>`,
    ...scenery.woods.map(point => put('wood', at(point))),
    ...peaks(data, at),
    ...towns(data, at),
    rose(at(scenery.rose), turned),
    ribbon(data, at),
    redLine(data, at),
    ...[...spaces.slice(1), ...spaces.slice(0, 1)].map(space => drawSpace(space, data, at([space.x, space.y]))),
    ...scenery.clouds.map(point => put('cloud', at(point))),
    put('whale', at(scenery.whale)),
    `<rect class="neat" ${edge}/><rect class="neat dash" ${edge}/>`,
  ].join('')
}

type Place = (point: Point) => Point

const put = (id: string, [x, y]: Point): string => `<use href="#${id}" x="${rounded(x)}" y="${rounded(y)}"/>`
const scaled = (id: string, [x, y]: Point, scale: number): string =>
  `<use href="#${id}" transform="translate(${rounded(x)} ${rounded(y)})scale(${scale})"/>`
const text = (kind: string, [x, y]: Point, down: number, inside: string): string =>
  `<text class="${kind}" x="${rounded(x)}" y="${rounded(y + down)}">${inside}</text>`

/** Water lining along the coast, each stroke narrower than the last. */
const SHORES = [
  ['tint', 46],
  ['tint near', 24],
  ['tide', 13],
  ['tint near', 11.6],
] as const

function land({ scenery }: CourseData): string {
  return [
    `<defs><path id="coast" d="${scenery.land.join('')}"/></defs>`,
    ...SHORES.map(([kind, wide]) => `<use href="#coast" class="${kind}" stroke-width="${wide}"/>`),
    '<use href="#coast" class="sand"/><use href="#coast" class="land"/>',
    `<path class="upland" d="${scenery.upland.join('')}"/>`,
  ].join('')
}

/** Draws farther peaks first, so that nearer ones overlap them. */
const peaks = ({ scenery }: CourseData, at: Place): string[] =>
  scenery.peaks
    .map(([x, y, scale]) => ({ place: at([x, y]), scale }))
    .toSorted((a, b) => a.place[1] - b.place[1])
    .map(({ place, scale }) => scaled('peak', place, scale))

const HOUSES_APART = 13

const towns = ({ scenery }: CourseData, at: Place): string[] =>
  scenery.towns.flatMap(town => {
    const [x, y] = at(town.at)
    return town.pieces.map((piece, i) => put(piece, [x + (i - (town.pieces.length - 1) / 2) * HOUSES_APART, y]))
  })

/** North is up on the turned chart, and to the right on the upright one. */
const rose = (at: Point, turned: boolean): string =>
  scaled('rose', at, 0.8) + (turned ? text('north', at, -22, 'N') : text('north', [at[0] + 26, at[1]], 4, 'N'))

function ribbon(data: CourseData, at: Place): string {
  const numbers = numbersOf(data).map(figure => ({ ...figure, at: at(figure.at) }))
  const rail = along(onward(numbers.map(figure => figure.at)))
  return `<path class="case" d="${rail}"/><path class="ribbon" d="${rail}"/>${numbers.map(figure => text('figure', figure.at, 4, figure.text)).join('')}`
}

function redLine(data: CourseData, at: Place): string {
  const penalty = penaltyOf(data)
  const [x, y] = at(penalty.at)
  const line = `M${at(data.scenery.red.from).map(rounded).join(' ')}L${rounded(x)} ${rounded(y)}`
  const flag = `M${rounded(x - 13)} ${rounded(y)}h26`
  return [
    `<path class="case thin-case" d="${line}"/><path class="redline" d="${line}"/><path class="ribbon" d="${flag}"/>`,
    text('figure', [x, y], 4, penalty.text),
  ].join('')
}

function drawSpace(space: SpaceData, data: CourseData, at: Point): string {
  const sign = put(signOfSpace(data, space, false), at)
  if (space.kind === 'home') return sign + text('price', at, 13, String(finishWorth))
  if (space.kind === 'lair') return sign
  return (
    sign +
    (space.kind === 'sea' ? text('price', [at[0] - 6.4, at[1]], 6, String(space.cost)) : text('price dark', at, 6, String(space.cost)))
  )
}
