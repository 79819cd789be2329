/** A seat saves or withdraws its plan. Nothing follows at once, because a seat can plan only while nothing is asked of it. */
import { gameOf } from '../../games'
import { rehearsed, type PlanEnd, type SaidStep } from '../../rules/plans'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import type { DeedKind, PlanFault } from '../settings/deed'
import { mayPlan, seenAt } from '../answers/plans'
import type { NamedPlan } from '../rows/settings'

/** The number of the plan that the page showed. */
interface Unplanned {
  number: number
}
interface Planned extends Unplanned {
  position: number
  steps: readonly SaidStep[]
  then: PlanEnd
}
type PlanOutcome = 'done' | 'not-now' | PlanFault

function keepPlan(table: TableParts, row: SeatRow, said: Planned | Unplanned): PlanOutcome {
  const made = 'steps' in said ? planned(table, row, said) : undefined
  if (typeof made === 'string') return made
  const { number = 0, plan } = row.settings.plan ?? {}
  // A plan sent twice counts once.
  if (JSON.stringify(plan) === JSON.stringify(made)) return 'done'
  if (number !== said.number) return 'plan-changed'
  table.commit(() =>
    table.store.setSeat({ ...row, settings: { ...row.settings, plan: { number: number + 1, ...(made && { plan: made }) } } })
  )
  return 'done'
}

/** Looks the steps up in what the page offered when it was made, even if the board has changed since. */
function planned({ store }: TableParts, row: SeatRow, { position, steps, then }: Planned): NamedPlan | Exclude<PlanOutcome, 'done'> {
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

/** No `read`: plans have a page of their own, which reads its form. */
export const plan: DeedKind<Planned> = { carryOut: keepPlan }
export const unplan: DeedKind<Unplanned> = { carryOut: keepPlan }
