/** A seat enters its plan, or withdraws it. Nothing is asked of a seat that plans, so nothing follows from it now. */
import { gameOf } from '../../games'
import { rehearsed, type PlanEnd, type SaidStep } from '../../rules/plans'
import type { TableParts } from '../parts'
import type { SeatRow } from '../store'
import { mayPlan, seenAt, type NamedPlan } from './kept'

/** With the number of the plan that its page showed. */
export type PlanDeed = { do: 'plan'; number: number; position: number; steps: readonly SaidStep[]; then: PlanEnd } | { do: 'unplan'; number: number }

export type PlanOutcome = 'done' | 'not-now' | 'plan-empty' | 'plan-turn' | 'plan-gone' | 'plan-changed'

export function keepPlan(table: TableParts, row: SeatRow, deed: PlanDeed): PlanOutcome {
  const made = deed.do === 'plan' ? planned(table, row, deed) : undefined
  if (typeof made === 'string') return made
  const { number = 0, plan } = row.settings.plan ?? {}
  // Sent twice, it counts once.
  if (JSON.stringify(plan) === JSON.stringify(made)) return 'done'
  if (number !== deed.number) return 'plan-changed'
  table.commit(() => table.store.setSeat({ ...row, settings: { ...row.settings, plan: { number: number + 1, ...(made && { plan: made }) } } }))
  return 'done'
}

/** Found among what was offered on the page that it comes from, however the board has changed meanwhile. */
function planned({ store }: TableParts, row: SeatRow, { position, steps, then }: Extract<PlanDeed, { do: 'plan' }>): NamedPlan | Exclude<PlanOutcome, 'done'> {
  const { card, now } = store
  const { plans: book, rules } = gameOf(card.game)
  if (!book || !now || now.over !== undefined || row.bot !== null) return 'not-now'
  if (!mayPlan(book, store, row, rules.view(now.state, row.seat))) return 'plan-turn'
  if (steps.length === 0) return 'plan-empty'
  const seen = seenAt(store, row.seat, position)
  const found = seen && mayPlan(book, store, row, seen) ? rehearsed(book, seen, steps)?.steps : undefined
  if (!found || found.length < steps.length) return 'plan-gone'
  return { steps: found.map(({ choice: { label }, ...step }) => ({ ...step, label })), then }
}
