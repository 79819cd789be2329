/** What to take after winning a fight, and whether to take a treasure found because of a shortage. */
import type { Does, Loot } from '../turn/acts'
import { isGold, worthOfLoot } from './worth'
import { cheapest, first, type Case, type Price, type Verdict } from './judge'
import type { RegattaBoard } from '../state/view'
import { editionOf } from '../editions'

/** What loot can be preferred over everything else. */
export const LIKINGS = ['gold', 'food', 'powder', 'power', 'unseen', 'curse'] as const
export type Liking = (typeof LIKINGS)[number]

export function lootVerdict({ order, board, offered }: Case<Does<'loot'>>): Verdict {
  const { ranks = [] } = order
  const rank: Price<Does<'loot'>> = act => {
    const at = ranks.indexOf(likingOf(board, act))
    return at < 0 ? ranks.length : at
  }
  const something: Price<Does<'loot'>> = act => first(act.loot !== 'nothing')
  const worth: Price<Does<'loot'>> = act => -worthOfLoot(board, act)
  const mildest: Price<Does<'loot'>> = act => (act.loot === 'curse' ? -act.card : 0)
  switch (order.way) {
    case 'worth':
      return cheapest(offered, something, rank, worth)
    case 'mild':
      return cheapest(offered, something, rank, mildest, worth)
    case 'nothing':
      return cheapest(offered, act => first(act.loot === 'nothing'))
    default:
      return 'no-fit'
  }
}

function likingOf(board: RegattaBoard, loot: Loot): Liking | 'nothing' {
  switch (loot.loot) {
    case 'cargo': {
      if (isGold(board, loot.what)) return 'gold'
      return editionOf(board.edition).goods.food === loot.what ? 'food' : 'powder'
    }
    case 'token':
      return 'unseen'
    default:
      return loot.loot
  }
}

export const treasureVerdict = ({ order, offered }: Case<Does<'treasure'>>): Verdict =>
  cheapest(offered, ({ take }) => first(take === (order.way === 'take')))
