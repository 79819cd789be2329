/** Shared by the judges of Regatta's standing orders: a question as they see it, and how they pick the best choice. */
import type { Choice, Seat } from '../../../rules/contract'
import type { Left, Order } from '../../../rules/orders'
import type { RegattaAct } from '../turn/acts'
import type { RegattaBoard, SeenShip } from '../state/view'

/** A question whose choices are all acts of one kind. */
export interface Case<Act extends RegattaAct = RegattaAct> {
  order: Order
  board: RegattaBoard
  seat: Seat
  own: SeenShip
  offered: readonly Offer<Act>[]
}
export interface Offer<Act extends RegattaAct = RegattaAct> {
  act: Act
  choice: Choice<RegattaAct>
}
export type Verdict = Choice<RegattaAct> | Left

/** Lower is better. Ties go to the next price, and finally to the order of the choices. */
export type Price<Act extends RegattaAct> = (act: Act) => number

export function cheapest<Act extends RegattaAct>(offered: readonly Offer<Act>[], ...prices: readonly Price<Act>[]): Verdict {
  let left = offered
  for (const price of prices) {
    if (left.length < 2) break
    const asked = left.map(({ act }) => price(act))
    const least = Math.min(...asked)
    left = left.filter((_, i) => asked[i] === least)
  }
  return left[0]?.choice ?? 'no-fit'
}

/** Sorts true before false. */
export const first = (wanted: boolean): number => (wanted ? 0 : 1)
