/** How gladly random players of Regatta take a choice. */
import type { RegattaAct } from '../../../worker/games/regatta/acts'
import { actOf, type Act } from '../../../worker/games/regatta/cards'

/** What an unplaced die shows in the mean: who only picks a card does not look at the dice. */
const MEAN = 3.5

/** How far a card leads; nowhere, what is no card. */
function stepsOf(act: RegattaAct): number {
  if (act.do !== 'captain' && act.do !== 'seal' && act.do !== 'card') return 0
  const [morning, evening] = act.do === 'captain' ? act.placement : [MEAN, MEAN]
  return way(actOf(act.card, 0)) * morning + way(actOf(act.card, 1)) * evening
}
const way = (act: Act): number => (act === 'fwd' ? 1 : act === 'back' ? -1 : 0)

/** The farther a card leads the better. */
export const forward = (act: RegattaAct): number => 1 + Math.round(2 * Math.max(0, stepsOf(act)))

/** Back wherever it is possible, and fights lost rather than won. */
export const dawdling = (act: RegattaAct): number => 1 + Math.round(2 * Math.max(0, -stepsOf(act)))
