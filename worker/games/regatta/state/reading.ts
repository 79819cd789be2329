/** What pictures and lists look up in a viewer's board. */
import type { Seat, Text } from '../../../rules/contract'
import type { Crew, Say } from '../../../drawing/game'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import type { ShipId } from './state'
import { place } from './texts'
import type { RegattaBoard, SeenShip } from './view'

export const nameOf = (crew: readonly Crew[], say: Say, ship: ShipId): string =>
  ship === 'ghost' ? say({ say: 'ghost' }) : (crew[ship]?.name ?? '')

export const shipIn = ({ ships, ghost }: RegattaBoard, id: ShipId): SeenShip | undefined => (id === 'ghost' ? ghost : ships[id])

/** All ships, the ghost last. */
export const fleetIn = ({ ships, ghost }: RegattaBoard): ShipId[] => [...ships.keys(), ...(ghost ? ['ghost' as const] : [])]

/** Seats in playing order, starting with the Captain. */
export const orderIn = ({ captain, ships }: RegattaBoard): Seat[] => ships.map((_, step) => (captain + step) % ships.length)

/** Ships that a ship would meet on a space (J-FIGHT-1, J-FIGHT-10, J-FIGHT-11). */
export const lyingOn = (board: RegattaBoard, id: ShipId, space: string): ShipId[] =>
  space === courseOf(board.course).home.id ? [] : fleetIn(board).filter(ship => ship !== id && shipIn(board, ship)?.space === space)

/** Progress of a ship: its rank on the course, with whole laps added. */
export function wayOf({ course }: RegattaBoard, { lap, space }: SeenShip): number {
  const known = courseOf(course)
  return spaceOf(known, space).rank - lap * known.home.rank
}

/** A space in words, including whether a lair still has its treasure. */
export function placeOf({ course, tokens }: RegattaBoard, id: string): Text {
  const known = courseOf(course)
  return place(known, spaceOf(known, id), tokens.includes(id))
}

/** The same, with a port's name before it. */
export function fullPlaceOf(say: Say, board: RegattaBoard, id: string): string {
  const town = townOf(board, id)
  return [...(town ? [say(town)] : []), say(placeOf(board, id))].join(', ')
}

/** Nothing for home, which is called by its name anyway. */
function townOf({ course }: RegattaBoard, id: string): Text | undefined {
  const { data, home } = courseOf(course)
  const town = id === home.id ? undefined : data.scenery.towns.find(({ port }) => port === id)
  return town && { say: town.name }
}

/** Says if a ship is behind the start line or has finished, which its space alone does not show. */
export function lapOf(say: Say, board: RegattaBoard, id: ShipId): string {
  const lap = shipIn(board, id)?.lap ?? 0
  if (lap === 0) return ''
  return say({ say: lap < 0 ? 'lap-behind' : 'lap-finished' })
}

/** A space as one word, and its cost. */
export function spotOf(board: RegattaBoard, id: string): { word: Text; cost?: Text } {
  const course = courseOf(board.course)
  const { data } = course
  const { kind, cost } = spaceOf(course, id)
  if (kind === 'home') return { word: { say: `place-${data.home}` } }
  if (kind === 'lair') return { word: { say: 'spot', with: { kind } } }
  return { word: townOf(board, id) ?? { say: 'spot', with: { kind } }, cost: { say: `cost-${data.tax[kind]}`, with: { n: cost } } }
}

/** Where a ship lies, in words. */
export function whereabouts(board: RegattaBoard, say: Say, id: ShipId): string {
  const space = shipIn(board, id)?.space
  if (space === undefined) return ''
  const number = courseOf(board.course).spaces.get(space)?.number
  const facts = [fullPlaceOf(say, board, space)]
  const lap = lapOf(say, board, id)
  if (lap) facts.push(lap)
  else if (number !== undefined) facts.push(say({ say: 'space-number', with: { number } }))
  return facts.join(', ')
}
