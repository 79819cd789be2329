/** In words, what a ship carries: cargo, treasures, and the room for more. */
import type { Held } from '../../../drawing/end'
import type { Say } from '../../../drawing/game'
import { shipIn } from '../state/reading'
import type { ShipId } from '../state/state'
import { cargo, treasureText } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export function carried(board: RegattaBoard, say: Say, id: ShipId): Held {
  const ship = shipIn(board, id)
  if (!ship) return { goods: '', room: '' }
  const { holds, powers, down, tokens } = ship
  const free = holds.filter(hold => hold === null).length
  const unknown = (cursed: boolean): string[] => {
    const n = down.filter(one => one.card === undefined && (one.cursed ?? false) === cursed).length
    return n > 0 ? [say({ say: cursed ? 'down-cursed' : 'down-unknown', with: { n } })] : []
  }
  const goods = [
    ...holds.flatMap(hold => (hold ? [say(cargo(hold))] : [])),
    ...powers.map(power => say(treasureText(power))),
    ...down.flatMap(({ card }) => (card === undefined ? [] : [say(treasureText(card))])),
    ...unknown(false),
    ...unknown(true),
    ...(tokens > 0 ? [say({ say: 'tokens', with: { n: tokens } })] : []),
  ]
  return { goods: goods.join(', '), room: free > 0 ? say({ say: 'holds-free', with: { n: free } }) : '' }
}
