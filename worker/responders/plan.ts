import type { Respond } from '.'
import type { Seat } from '../rules/contract'
import type { Game } from '../rules/game'
import { tried, type Plan, type Tried } from '../rules/plans'

/** The line under which the answers of a plan are kept. */
export const PLAN_LINE = 'plan'

/** What the plans came to whose turn has come. */
export interface Planner {
  came: ReadonlyMap<Seat, Tried<unknown>>
}

/** Plays the turns that these seats have planned, from the first action on: a turn that began otherwise is no more what was
    planned. For one commit, as it remembers how far each has come. */
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
