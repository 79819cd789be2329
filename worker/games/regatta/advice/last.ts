/** Whether this round may be the last, and what everybody would score if it ended now; from what the viewer knows. */
import type { Seat, SeatView, Text } from '../../../rules/contract'
import { actOf } from '../editions/cards'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import { editionOf } from '../editions'
import { count } from '../state/holds'
import { orderIn } from '../state/reading'
import { numberOf, type When } from '../state/state'
import type { RegattaBoard, SeenShip } from '../state/view'

/** J-END-1, J-END-2: the round in which a ship reaches home is played to its end. */
export function last({ board }: SeatView<RegattaBoard>): Text | undefined {
  if (board.over) return undefined
  if (board.ships.some(({ lap }) => lap === 1)) return { say: 'last', with: { sure: 'yes' } }
  return board.ships.some((ship, seat) => mayFinish(board, ship, seat)) ? { say: 'last', with: { sure: 'no' } } : undefined
}

function mayFinish(board: RegattaBoard, { lap, space }: SeenShip, seat: Seat): boolean {
  return lap === 0 && spaceOf(courseOf(board.course), space).left <= stillForward(board, seat)
}

/** The most steps that a seat may still go forward in this round: both dice, until its card is turned up. */
function stillForward(board: RegattaBoard, seat: Seat): number {
  const { dice, placed, acting, ships } = board
  const ship = ships[seat]
  if (!acting || !placed || !ship) return dice[0] + dice[1]
  const order = orderIn(board)
  const turn = acting.ship === 'ghost' ? order.length : order.indexOf(acting.ship)
  if (order.indexOf(seat) < turn) return 0
  const card = ship.turned ? ship.discard.at(-1) : undefined
  const to = (when: When): number =>
    (acting.ship === seat && when < acting.when) || (card && actOf(card, when) !== 'fwd') ? 0 : placed[when]
  return to(0) + to(1)
}

/** What is known of each ship's score: face-down treasures count only if the viewer has seen them. */
export function pointsSoFar(board: RegattaBoard, { space, lap, holds, tokens, down }: SeenShip): number {
  const { goods, tokenWorth, treasures } = editionOf(board.edition)
  const known = down.flatMap(({ card }) => (typeof card === 'number' ? [card] : []))
  const found = treasures.length === 0 ? tokens * tokenWorth : known.reduce((sum, worth) => sum + worth, 0)
  return numberOf(courseOf(board.course), { lap, space }) + count(holds, goods.gold) + found
}
