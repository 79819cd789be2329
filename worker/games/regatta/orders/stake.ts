/** The most gold a question can move: what is paid or thrown out, or the fullest hold of gold a fight can take. */
import { shipIn } from '../state/reading'
import type { RegattaAct } from '../turn/acts'
import type { Case } from './judge'
import { goldAboard, isGold } from './worth'

export const stakeOf = ({ board, offered }: Case): number => {
  const gold = (act: RegattaAct): number => {
    switch (act.do) {
      case 'move':
      case 'retreat':
        return act.cost && isGold(board, act.cost.what) ? act.cost.n : 0
      case 'load':
      case 'stow':
        return act.emptied && isGold(board, act.emptied.what) ? act.emptied.n : 0
      case 'powder':
      case 'sabre':
        return inFight
      case 'loot':
        return act.loot === 'cargo' && isGold(board, act.what) ? act.n : 0
      default:
        return 0
    }
  }
  const fight = board.acting?.fight
  const inFight = fight ? Math.max(goldAboard(board, shipIn(board, fight.attacker)), goldAboard(board, shipIn(board, fight.defender))) : 0
  return Math.max(0, ...offered.map(({ act }) => gold(act)))
}
