/** Questions that pictures and lists ask of what a viewer sees. */
import type { Seat, Text } from '../../rules/contract'
import type { Crew, Say } from '../../rules/game'
import { spaceOf } from './course'
import { courseOf } from './editions/courses'
import type { ShipId } from './state'
import { place } from './texts'
import type { RegattaBoard, SeenShip } from './view'

export const nameOf = (crew: readonly Crew[], say: Say, ship: ShipId): string =>
  ship === 'ghost' ? say({ say: 'ghost' }) : (crew[ship]?.name ?? '')

export const shipIn = ({ ships, ghost }: RegattaBoard, id: ShipId): SeenShip | undefined => (id === 'ghost' ? ghost : ships[id])

/** All ships, the ghost last. */
export const fleetIn = ({ ships, ghost }: RegattaBoard): ShipId[] => [...ships.keys(), ...(ghost ? ['ghost' as const] : [])]

/** From the Captain on. */
export const orderIn = ({ captain, ships }: RegattaBoard): Seat[] => ships.map((_, step) => (captain + step) % ships.length)

/** A space in words, with or without its treasure. */
export function placeOf({ course, tokens }: RegattaBoard, id: string): Text {
  const known = courseOf(course)
  return place(known, spaceOf(known, id), tokens.includes(id))
}

/** A ship behind the start line or one that has finished, which its space alone does not tell. */
export function lapOf(say: Say, board: RegattaBoard, id: ShipId): string {
  const lap = shipIn(board, id)?.lap ?? 0
  if (lap === 0) return ''
  return say({ say: lap < 0 ? 'lap-behind' : 'lap-finished' })
}

/** Where a ship lies, in words. */
export function whereabouts(board: RegattaBoard, say: Say, id: ShipId): string {
  const space = shipIn(board, id)?.space
  if (space === undefined) return ''
  const number = courseOf(board.course).spaces.get(space)?.number
  const facts = [say(placeOf(board, space))]
  const lap = lapOf(say, board, id)
  if (lap) facts.push(lap)
  else if (number !== undefined) facts.push(say({ say: 'space-number', with: { number } }))
  return facts.join(', ')
}
