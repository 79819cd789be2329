import type { Respond } from '.'
import type { Seat, SeatView } from '../rules/contract'
import type { Game } from '../rules/game'
import { tried, type Plan } from '../rules/plans'

/** The line under which the answers of a plan are kept. */
export const PLAN_LINE = 'plan'

/** Plays the turns that these seats have planned, from the first action on: a turn that began otherwise is no more what was
    planned. For one commit, as it remembers how far each has come. */
export function plannedBy({ plans }: Pick<Game, 'plans'>, planOf: (seat: Seat, view: SeatView<unknown>) => Plan | undefined): Respond {
  const due = new Map<Seat, number>()
  return (view, prompt) => {
    if (!plans || prompt.may) return 'ask'
    const seen = view()
    const plan = planOf(prompt.seat, seen)
    const action = plans.actionOf(seen)
    if (!plan || action === undefined || action !== (due.get(prompt.seat) ?? 0)) return 'ask'
    const [next] = tried(plans, plan, seen).choices
    const choice = next && prompt.choices.find(({ id }) => id === next.id)
    if (!choice) return 'ask'
    due.set(prompt.seat, action + 1)
    return { choice, by: 'order', line: PLAN_LINE }
  }
}
