/** The fullest table there can be: six ships on one space, each with full holds and six treasures. */
import type { TableProps } from '../../web/pages/table/table-page'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import type { Seat } from '../../worker/rules/contract'
import type { SeatShip, RegattaBoard } from '../../worker/games/regatta/state/view'
import { begin, setting, type Match } from '../games/kit'
import { propsOf } from '../web/scene'

const SEATS = 6
const POWERS: SeatShip['powers'] = ['map', 'sabre', 'hold']
/** As its owner sees them; the others see that they are there. */
const DOWN: SeatShip['down'] = [{ card: 7 }, { card: -4 }, {}]

export function crowd(dress: (match: Match, seat: Seat) => TableProps = propsOf): TableProps {
  const match = begin(setting(gameOf('regatta'), 'first', SEATS), seededChance(5))
  const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0
  const props = dress(match, seat)
  const { view } = props.model
  if (!view) throw new Error('the game has begun')
  // The view of Regatta; the model knows it only as some game's.
  const board = view.board as RegattaBoard
  const [{ space } = { space: '' }] = board.ships
  const full: Partial<SeatShip> = {
    space,
    powers: POWERS,
    down: DOWN,
    holds: (['gold', 'food', 'powder', 'gold', 'food', 'powder'] as const).map((what, i) => ({ what, n: i + 1 })),
  }
  const ships = board.ships.map(ship => ({ ...ship, ...full }))
  return { ...props, model: { ...props.model, view: { ...view, board: { ...board, ships } } } }
}
