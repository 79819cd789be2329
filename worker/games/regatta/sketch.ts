/** The board and the ships' cargo as plain text, for letters. */
import type { Seat } from '../../rules/contract'
import { heldText, type Held } from '../../drawing/end'
import type { Crew } from '../../drawing/game'
import { carried } from './aboard/carried'
import type { Regatta } from './board/board'
import { courseOf } from './editions/courses'
import type { ShipId } from './state/state'
import { fleetIn, fullPlaceOf, nameOf, shipIn, whereabouts } from './state/reading'

const IN_LINE = 5

export function sketch(drawing: Regatta): string {
  const {
    view: { board },
    say,
    crew,
  } = drawing
  const cells = courseOf(board.course).data.spaces.map(({ id, number }) => {
    const here = fleetIn(board).filter(ship => shipIn(board, ship)?.space === id)
    const facts = [fullPlaceOf(say, board, id), ...(number === undefined ? [] : [say({ say: 'space-number', with: { number } })])]
    return `${id} ${facts.join(', ')}${here.length > 0 ? ` [${here.map(ship => letterOf(crew, ship)).join('')}]` : ''}`
  })
  const lines = Array.from({ length: Math.ceil(cells.length / IN_LINE) }, (_, i) => cells.slice(i * IN_LINE, (i + 1) * IN_LINE).join(' · '))
  return [...lines, '', legend(drawing)].join('\n')
}

/** Whose letter is whose. */
const legend = ({ view: { board, viewer }, say, crew }: Regatta): string =>
  fleetIn(board)
    .map(ship => `${letterOf(crew, ship)} = ${nameOf(crew, say, ship)}${ship === viewer ? ` (${say({ say: 'mail-over-own' })})` : ''}`)
    .join(', ')

/** The ghost ship has no pirate's letter and gets a star. */
const letterOf = (crew: readonly Crew[], ship: ShipId): string => (ship === 'ghost' ? '*' : (crew[ship]?.pirate ?? '').toUpperCase())

/** The reader's own position is left out: the picture shows it. */
export function holdings({ view: { board, viewer }, say, seat }: Regatta & { seat: Seat }): Held {
  const aboard = carried(board, say, seat)
  return seat === viewer ? aboard : { at: whereabouts(board, say, seat), ...aboard }
}

/** The ghost ship's line. */
export function besides({ view: { board }, say }: Regatta): string[] {
  if (!board.ghost) return []
  return [`${say({ say: 'ghost' })}: ${heldText({ at: whereabouts(board, say, 'ghost'), ...carried(board, say, 'ghost') })}`]
}
