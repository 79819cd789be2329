/** Which hold is emptied to make room, and from which holds a cost is paid. */
import type { Does } from '../turn/acts'
import { editionOf } from '../editions'
import { cheapest, first, type Case, type Price, type Verdict } from './judge'
import { isGold, worthOfCargo } from './worth'

type Room = Does<'load' | 'stow'>

export function roomVerdict({ order, board, offered }: Case<Room>): Verdict {
  const { goods } = editionOf(board.edition)
  const worth: Price<Room> = ({ emptied }) => worthOfCargo(board, emptied)
  const tokens: Price<Room> = ({ emptied }) => emptied?.n ?? 0
  const gold: Price<Room> = ({ emptied }) => first(!(emptied && isGold(board, emptied.what)))
  switch (order.way) {
    case 'worth':
      return cheapest(offered, worth, tokens)
    case 'few':
      return cheapest(offered, gold, tokens, worth)
    case 'food':
    case 'powder': {
      const gone = goods[order.way]
      return cheapest(offered, ({ emptied }) => first(emptied === null || emptied.what === gone), gold, worth)
    }
    default:
      return 'no-fit'
  }
}

/** An emptied hold can be loaded again, so `empty` prefers payments that empty the most. */
export function payVerdict({ order, offered }: Case<Does<'spend' | 'spend-some'>>): Verdict {
  const holds = (act: Does<'spend' | 'spend-some'>) => (act.do === 'spend' ? act.spread : [act.from])
  const emptied: Price<Does<'spend' | 'spend-some'>> = act => -holds(act).filter(({ had, n }) => had === n).length
  const smallest: Price<Does<'spend' | 'spend-some'>> = act => Math.min(...holds(act).map(({ had }) => had))
  switch (order.way) {
    case 'empty':
      return cheapest(offered, emptied, smallest)
    case 'large':
      return cheapest(
        offered,
        act => -smallest(act),
        act => -emptied(act)
      )
    default:
      return 'no-fit'
  }
}
