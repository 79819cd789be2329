/** How much random players of Regatta like each choice. */
import type { RegattaAct } from '../../../worker/games/regatta/turn/acts'
import { actOf, type Act } from '../../../worker/games/regatta/editions/cards'

/** The average roll, used when only a card is picked and the dice do not matter. */
const MEAN = 3.5

/** How far a card leads; 0 for other acts. */
function stepsOf(act: RegattaAct): number {
  if (act.do !== 'captain' && act.do !== 'seal' && act.do !== 'card') return 0
  const [morning, evening] = act.do === 'captain' ? act.placement : [MEAN, MEAN]
  return way(actOf(act.card, 0)) * morning + way(actOf(act.card, 1)) * evening
}
const way = (act: Act): number => (act === 'fwd' ? 1 : act === 'back' ? -1 : 0)

/** Prefers cards that lead farther. */
export const forward = (act: RegattaAct): number => 1 + Math.round(2 * Math.max(0, stepsOf(act)))

/** Moves back whenever possible. */
export const dawdling = (act: RegattaAct): number => 1 + Math.round(2 * Math.max(0, -stepsOf(act)))
