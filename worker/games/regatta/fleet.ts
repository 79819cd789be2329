/** What moves on a chart, as markup: treasures, dice, the Captain's letter and the ships. Symbols, numbers and letters of our own
    only, nothing that a person wrote. */
import type { Crew } from '../../rules/game'
import type { Viewer } from '../../rules/contract'
import { harbourOf, type Group, type Roadstead } from './berths'
import type { SpaceData } from './course'
import { courseOf } from './editions/courses'
import { upright } from './ground'
import { signOfShip } from './signs'
import type { ShipId } from './state'
import type { RegattaBoard } from './view'

export function lairs({ course, tokens }: RegattaBoard): string {
  return courseOf(course)
    .data.spaces.filter(({ kind }) => kind === 'lair')
    .map(({ id, x, y }) => `<use href="#${tokens.includes(id) ? 'lair' : 'lair-empty'}" x="${Math.round(x)}" y="${Math.round(y)}"/>`)
    .join('')
}

/** The compass with the Captain's letter, and the dice: thrown they lie beside its north, placed on what they are placed on. */
export function instruments({ course, captain, dice, placed, halves }: RegattaBoard, crew: readonly Crew[]): string {
  const { sun, moon, rose } = courseOf(course).data.inland
  const [first, second] = halves === 'day' ? (['sun', 'moon'] as const) : (['upper', 'lower'] as const)
  const on = (sign: string, [x, y]: readonly [number, number], die: number | undefined): string =>
    upright(x, y, `<use href="#${sign}"/>${die === undefined ? '' : dieOn(sign, die)}`)
  const pirate = crew[captain]?.pirate ?? 'a'
  const thrown = dice.map((die, i) => upright(rose[0] + (i ? 24 : -24), rose[1] - 40, `<use href="#die-${die}" transform="scale(.8)"/>`))
  return [
    on(first, sun, placed?.[0]),
    on(second, moon, placed?.[1]),
    `<use href="#compass" x="${rose[0]}" y="${rose[1]}"/>`,
    upright(rose[0], rose[1], `<g class="ship ${pirate}"><circle r="8"/><text y="4">${pirate.toUpperCase()}</text> </g>`),
    ...(placed ? [] : thrown),
  ].join('')
}

/** Where a die lies on each sign. */
const DIE_AT: Readonly<Record<string, string>> = { moon: ' x="5"', upper: ' y="-15"', lower: ' y="15"' }
const dieOn = (sign: string, die: number): string => `<use href="#die-${die}"${DIE_AT[sign] ?? ''}/>`

// ── ships ──

export function fleet(board: RegattaBoard, crew: readonly Crew[], viewer: Viewer): string {
  const { berths, roadsteads } = harbourOf(groupsOf(board), courseOf(board.course).data)
  const draw = (ship: ShipId): string => drawShip(board, crew, ship, ship === viewer)
  return [
    ...roadsteads.map(road => drawRoadstead(road, draw)),
    ...berths.map(({ off, x, y }) => (off ? leader(off, x, y) : '')),
    ...berths.map(({ ship, x, y }) => upright(x, y, draw(ship))),
  ].join('')
}

function groupsOf({ course, ships, ghost }: RegattaBoard): Group[] {
  const lying = new Map<string, ShipId[]>()
  const lies = (id: ShipId, space: string): unknown => lying.set(space, [...(lying.get(space) ?? []), id])
  ships.forEach(({ space }, seat) => lies(seat, space))
  if (ghost) lies('ghost', ghost.space)
  return courseOf(course).data.spaces.flatMap(space => {
    const ships = lying.get(space.id)
    return ships ? [{ space, ships }] : []
  })
}

/** The own ship is a little larger, the one that is under way has just come, and one behind the start line has a mark. */
function drawShip({ ships, ghost, acting }: RegattaBoard, crew: readonly Crew[], id: ShipId, own: boolean): string {
  const sign = signOfShip(crew, id)
  const lap = (id === 'ghost' ? ghost : ships[id])?.lap ?? 0
  const moved = acting?.ship === id ? ' class="moved"' : ''
  const behind = lap < 0 ? '<use href="#astern" x="12" y="-10"/>' : ''
  return `<g${moved} transform="scale(${own ? 0.95 : 0.82})"><use href="#${sign}" class="wake"/><use href="#${sign}"/>${behind}</g>`
}

function drawRoadstead({ space, x, y, width, height, berths }: Roadstead, draw: (ship: ShipId) => string): string {
  const sheet = `<rect class="road" x="${-width / 2 - 2}" y="${-height / 2 - 2}" width="${width + 4}" height="${height + 4}" rx="3"/>`
  const ships = berths.map(({ ship, x, y }) => `<g transform="translate(${x} ${y})">${draw(ship)}</g>`)
  return leader(space, x, y) + upright(x, y, sheet + ships.join(''))
}

const leader = (space: SpaceData, x: number, y: number): string =>
  `<path class="leader" d="M${Math.round(space.x)} ${Math.round(space.y)}L${x} ${y}"/>`
