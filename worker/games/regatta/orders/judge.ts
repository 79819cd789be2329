/** What the judges of Regatta's standing orders share: a question as they see it, and how the best of several choices is found. */
import type { Choice, Seat } from '../../../rules/contract'
import type { Left, Order } from '../../../rules/orders'
import type { RegattaAct } from '../acts'
import type { RegattaBoard, SeenShip } from '../view'

/** One question that offers acts of one kind. */
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

/** A lower price is better; the next price decides between equals, and at last the order in which the choices are offered. */
export type Price<Act extends RegattaAct> = (act: Act) => number

export function cheapest<Act extends RegattaAct>(offered: readonly Offer<Act>[], ...prices: readonly Price<Act>[]): Verdict {
  const [best] = offered.toSorted((a, b) => compareBy(a.act, b.act, prices))
  return best?.choice ?? 'no-fit'
}

function compareBy<Act extends RegattaAct>(a: Act, b: Act, prices: readonly Price<Act>[]): number {
  for (const price of prices) {
    const more = price(a) - price(b)
    if (more !== 0) return more
  }
  return 0
}

/** True before false. */
export const first = (wanted: boolean): number => (wanted ? 0 : 1)
