/** What moves on a chart, as markup: names in the reader's language, treasures, ships on their plates, prices beside them. Symbols,
    numbers and words of our own only, nothing that a person wrote. */
import type { Crew, Say } from '../../rules/game'
import type { Box } from './boxes'
import { courseOf } from './editions/courses'
import { finishWorth } from './editions/edition'
import type { Plate } from './harbour'
import type { Mark } from './marks'
import { shipIn } from './reading'
import { signOfShip } from './signs'
import type { ShipId } from './state'
import { rounded } from './strokes'
import type { RegattaBoard } from './view'

/** Markup at x y that keeps upright when the board is turned. */
export const upright = ({ x, y }: { x: number; y: number }, inside: string): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})"><g class="up">${inside}</g></g>`

/** The island's name runs along it, down the paper. */
export function names(course: string, say: Say): string {
  const { scenery } = courseOf(course).data
  const [x, y] = scenery.name
  const towns = scenery.towns.map(({ at, name, label: { dx, dy, anchor } }) =>
    upright({ x: at[0], y: at[1] }, `<text class="place ${anchor}" x="${dx}" y="${dy}">${say({ say: name })}</text> `)
  )
  const island = say({ say: `island-${course}` })
  const size = island.length > LONG ? 'isle long' : 'isle'
  return `${towns.join('')}<text class="${size}" transform="translate(${x} ${y})rotate(90)">${island}</text> `
}

/** A longer name is written smaller. */
const LONG = 8

/** A lair without its treasure has been looted: the chart shows it so. */
export const chests = ({ course, tokens }: RegattaBoard): string =>
  courseOf(course)
    .data.spaces.filter(({ id }) => tokens.includes(id))
    .map(place => upright(place, '<use href="#chest" y="9"/>'))
    .join('')

interface Fleet {
  board: RegattaBoard
  crew: readonly Crew[]
  own: ShipId | undefined
}

export const fleet = (plates: readonly Plate[], ships: Fleet): string =>
  plates.map(plate => drawPlate(plate, plate.berths.some(({ ship }) => ship === ships.own)) + plate.berths.map(berth => upright(berth, drawShip(berth.ship, plate, ships))).join('')).join('')

function drawPlate({ space: { kind }, boxes }: Plate, own: boolean): string {
  const [only] = boxes
  const round = kind === 'port' ? only.w / 2 : 7
  const shape = (classes: string): string =>
    boxes.length === 1
      ? `<rect class="${classes}" ${edges(only)} rx="${round}"/>`
      : `<path class="${classes}" d="${boxes.map(({ x, y, w, h }) => `M${rounded(x - w / 2)} ${rounded(y - h / 2)}h${rounded(w)}v${rounded(h)}h${rounded(-w)}z`).join('')}"/>`
  return (own ? shape('glow') : '') + shape(`plate ${kind}${own ? ' own' : ''}`)
}

const edges = ({ x, y, w, h }: Box): string => `x="${rounded(x - w / 2)}" y="${rounded(y - h / 2)}" width="${w}" height="${h}"`

const SCALES = { own: 0.92, alone: 0.8, crowd: 0.68 } as const

/** The one that is under way has just come; one behind the start line has a mark. */
function drawShip(ship: ShipId, { berths }: Plate, { board, crew, own }: Fleet): string {
  const scale = berths.length > 1 ? SCALES.crowd : ship === own ? SCALES.own : SCALES.alone
  const moved = board.acting?.ship === ship ? ' class="moved"' : ''
  const behind = (shipIn(board, ship)?.lap ?? 0) < 0 ? '<use href="#astern" x="12" y="-10"/>' : ''
  return `<g${moved}><g transform="translate(0 1)scale(${scale})"><use href="#${signOfShip(crew, ship)}"/>${behind}</g></g>`
}

/** The price of a space under a ship: the space itself, small. */
export const fees = (marks: readonly Mark[]): string =>
  marks
    .map(mark => {
      const { kind, cost } = mark.space
      const shape = kind === 'port' ? '<circle class="gold chip" r="9.5"/>' : `<rect class="${kind === 'sea' ? 'sea' : 'fort'} chip" x="-9.5" y="-9.5" width="19" height="19" rx="5"/>`
      return upright(mark, `${shape}<text class="fee${kind === 'port' ? '' : ' white'}" y="4.7">${kind === 'home' ? finishWorth : cost}</text> `)
    })
    .join('')

export const tag = (mark: Mark, word: string): string =>
  upright(mark, `<rect class="me" x="${-mark.w / 2}" y="-7.5" width="${mark.w}" height="15" rx="3"/><text class="me-word" y="4">${word}</text> `)
