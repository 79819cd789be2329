/** The board as lines of text, for plain letters. */
import type { Crew, Drawing, Say } from '../../rules/game'
import { courseOf } from './editions/courses'
import type { ShipId } from './state'
import { fleetIn, lapOf, nameOf, placeOf, shipIn } from './reading'
import { cargo, treasureText } from './texts'
import type { RegattaBoard } from './view'

const IN_LINE = 5

export function sketch(drawing: Drawing<RegattaBoard>): string {
  const { view: { board }, say, crew } = drawing
  const cells = courseOf(board.course).data.spaces.map(({ id, number }) => {
    const here = fleetIn(board).filter(ship => shipIn(board, ship)?.space === id)
    const facts = [say(placeOf(board, id)), ...(number === undefined ? [] : [say({ say: 'space-number', with: { number } })])]
    return `${id} ${facts.join(', ')}${here.length > 0 ? ` [${here.map(ship => letterOf(crew, ship)).join('')}]` : ''}`
  })
  const lines = Array.from({ length: Math.ceil(cells.length / IN_LINE) }, (_, i) => cells.slice(i * IN_LINE, (i + 1) * IN_LINE).join(' · '))
  return [...lines, '', ...manifest(drawing)].join('\n')
}

/** What each ship carries. */
export const manifest = ({ view: { board }, say, crew }: Drawing<RegattaBoard>): string[] =>
  fleetIn(board).map(ship => shipLine(board, say, crew, ship))

/** The ghost ship has no letter of its own. */
const letterOf = (crew: readonly Crew[], ship: ShipId): string => (ship === 'ghost' ? '*' : (crew[ship]?.pirate ?? '').toUpperCase())

function shipLine(board: RegattaBoard, say: Say, crew: readonly Crew[], id: ShipId): string {
  const ship = shipIn(board, id)
  if (!ship) return ''
  const lap = lapOf(say, board, id)
  const { holds, powers, down, tokens } = ship
  const carried = [
    ...holds.map(hold => say(cargo(hold))),
    ...powers.map(power => say(treasureText(power))),
    ...down.map(({ card, cursed }) => say(card === undefined ? { say: cursed ? 'down-cursed' : 'down-unknown', with: { n: 1 } } : treasureText(card))),
    ...(tokens > 0 ? [say({ say: 'tokens', with: { n: tokens } })] : []),
  ]
  return `${letterOf(crew, id)} = ${nameOf(crew, say, id)}${lap ? ` (${lap})` : ''}: ${carried.join(', ')}`
}
