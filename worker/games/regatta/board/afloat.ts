/**
 * The moving parts of a chart, as markup: treasures, ships on their plates, prices beside them. Contains only our own symbols, numbers and
 * words, nothing a person typed.
 */
import type { Crew } from '../../../drawing/game'
import { courseOf } from '../editions/courses'
import { finishWorth } from '../editions/rulebook'
import type { SpaceData } from '../editions/course'
import type { Plate } from './harbour'
import type { Mark, Tag } from './marks'
import { signOfShip } from './signs'
import type { ShipId } from '../state/state'
import { rounded } from './strokes'
import type { RegattaBoard, SeenShip } from '../state/view'

/** Places markup at (x, y) so that it stays upright when the board is turned, unlike what is `under` it. */
export const upright = ({ x, y }: { x: number; y: number }, inside: string, under = ''): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})">${under}<g class="up">${inside}</g></g>`

/** Chests on the lairs that still hold a treasure; looted lairs get none. */
export const chests = ({ course, tokens }: Pick<RegattaBoard, 'course' | 'tokens'>): string =>
  courseOf(course)
    .data.spaces.filter(({ id }) => tokens.includes(id))
    .map(place => upright(place, '<use href="#chest" y="9"/>'))
    .join('')

/** The part of a board that ships need. */
export interface Afloat {
  ships: readonly Lying[]
  ghost?: Lying
  acting?: RegattaBoard['acting']
}
export type Lying = Pick<SeenShip, 'space' | 'lap'>

interface Fleet {
  course: string
  board: Afloat
  crew: readonly Crew[]
  own: ShipId | undefined
}

export const fleet = (plates: readonly Plate[], ships: Fleet): string =>
  plates
    .map(plate => {
      const own = plate.berths.some(({ ship }) => ship === ships.own)
      const berths = (under?: string): string =>
        plate.berths.map(berth => upright(berth, drawShip(berth.ship, plate, ships), under)).join('')
      return plate.boxes.length === 1
        ? berths(drawPlate(plate, kindOf(plate.space, ships.course), own))
        : drawQuay(plate, kindOf(plate.space, ships.course), own) + berths()
    })
    .join('')

/** A port also has its coin's colour. */
const kindOf = ({ kind }: SpaceData, course: string): string => (kind === 'port' ? `port ${courseOf(course).data.tax.port}` : kind)

/** Under its only ship, which lies in its middle. */
function drawPlate({ space, boxes: [{ w, h }] }: Plate, kind: string, own: boolean): string {
  const edges = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${space.kind === 'port' ? w / 2 : 7}"`
  return inTwo(kind, own, classes => `<rect class="${classes}" ${edges}/>`)
}

const drawQuay = (plate: Plate, kind: string, own: boolean): string =>
  inTwo(kind, own, classes => `<path class="${classes}" d="${edgesOf(plate)}"/>`)

/** The edges of a space and its quay, one inside the other where they overlap: what is filled or lies on top hides those. */
export const edgesOf = ({ boxes }: Plate): string =>
  boxes.map(({ x, y, w, h }) => `M${rounded(x - w / 2)} ${rounded(y - h / 2)}h${rounded(w)}v${rounded(h)}h${rounded(-w)}z`).join('')

const inTwo = (kind: string, own: boolean, shape: (classes: string) => string): string =>
  (own ? shape('glow') : '') + shape(`plate ${kind}${own ? ' own' : ''}`)

const SCALES = { own: 0.92, alone: 0.8, crowd: 0.68 } as const

/** Marks the ship that is moving now, and ships still behind the start line. */
function drawShip(ship: ShipId, { berths }: Plate, { board, crew, own }: Fleet): string {
  const scale = berths.length > 1 ? SCALES.crowd : ship === own ? SCALES.own : SCALES.alone
  const lap = (ship === 'ghost' ? board.ghost : board.ships[ship])?.lap ?? 0
  const laid = `transform="translate(0 1)scale(${scale})"`
  const sign = `href="#${signOfShip(crew, ship)}"`
  const drawn = lap < 0 ? `<g ${laid}><use ${sign}/><use href="#astern" x="12" y="-10"/></g>` : `<use ${sign} ${laid}/>`
  return board.acting?.ship === ship ? `<g class="moved">${drawn}</g>` : drawn
}

/** The price of a space covered by a ship, as a miniature of the space. */
export const fees = (marks: readonly Mark[], course: string): string =>
  marks
    .map(mark => {
      const { kind, cost } = mark.space
      const shape =
        kind === 'port'
          ? `<circle class="gold chip ${courseOf(course).data.tax.port}" r="9.5"/>`
          : `<rect class="${kind === 'sea' ? 'sea' : 'fort'} chip" x="-9.5" y="-9.5" width="19" height="19" rx="5"/>`
      return upright(
        mark,
        `${shape}<text class="fee${kind === 'port' ? '' : ' white'}" y="4.7">${kind === 'home' ? finishWorth : cost}</text> `
      )
    })
    .join('')

/** Where several ships lie, it points to the reader's own. */
export function tag(mark: Tag, word: string): string {
  const [own, ...others] = mark.berths
  const sign = `<rect class="me" x="${-mark.w / 2}" y="-7.5" width="${mark.w}" height="15" rx="3"/>`
  const beak = own && others.length > 0 ? beakTo(own.x - mark.x, own.y - mark.y) : ''
  return upright(mark, `${sign}<text class="me-word" y="4">${word}</text> `, beak)
}

/** From the middle of the tag to the edge of the ship; from farther off it would lie on other ships. */
function beakTo(x: number, y: number): string {
  const far = Math.hypot(x, y)
  const turn = `rotate(${Math.round((Math.atan2(y, x) * 180) / Math.PI)})`
  return far > BESIDE ? '' : `<path class="me" transform="${turn}" d="M0-5L${rounded(far - HULL)} 0 0 5z"/>`
}
const BESIDE = 40
/** How far from the middle of a ship it ends. */
const HULL = 9
