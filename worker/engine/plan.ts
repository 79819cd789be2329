import type { Respond } from './responder'
import type { Seat } from '../rules/contract'
import type { Game } from '../drawing/game'
import { tried, type Plan, type Tried } from '../rules/plans'

/** The line name under which a plan's answers are stored. */
export const PLAN_LINE = 'plan'

/** The results of the plans whose turn has come. */
export interface Planner {
  came: ReadonlyMap<Seat, Tried<unknown>>
}

/** Plays the planned turns of these seats from the first action on; a turn that already began otherwise is left alone. Make one for each
    commit: it remembers how far each plan has come. */
export function plannedBy({ plans }: Pick<Game, 'plans'>, planOf: (seat: Seat) => Plan | undefined): Planner & { respond: Respond } {
  const came = new Map<Seat, Tried<unknown>>()
  const due = new Map<Seat, number>()
  const respond: Respond = (view, prompt) => {
    const plan = plans && !prompt.may ? planOf(prompt.seat) : undefined
    if (!plans || !plan) return 'ask'
    const seen = view()
    const action = plans.actionOf(seen)
    if (action === undefined || action !== (due.get(prompt.seat) ?? 0)) return 'ask'
    const result = tried(plans, plan, seen)
    if (!came.has(prompt.seat)) came.set(prompt.seat, result)
    const [next] = result.choices
    const choice = next && prompt.choices.find(({ id }) => id === next.id)
    if (!choice) return 'ask'
    due.set(prompt.seat, action + 1)
    return { choice, by: 'order', line: PLAN_LINE }
  }
  return { respond, came }
}
