/** The plan of a seat as its row keeps it, and what became of it. Only its owner ever sees it. */
import { PLAN_LINE, type Planner } from '../../responders/plan'
import { gameOf } from '../../games'
import type { Prompt, Seat, SeatView, Text } from '../../rules/contract'
import type { Plan, PlanBook, PlanStep, Stumble } from '../../rules/plans'
import type { Given } from '../door'
import { positionOf, rowsUntil, stateAfter } from '../history'
import type { AnswerRow, SeatRow, Store } from '../store'

export interface KeptPlan {
  /** How often this seat has planned or withdrawn: an older page replaces nothing newer. */
  number: number
  /** Until its turn has come. */
  plan?: NamedPlan
  fate?: PlanFate
}
export interface NamedPlan extends Plan {
  steps: readonly NamedStep[]
}
/** With its words at the time when it was planned. */
export interface NamedStep extends PlanStep {
  label: Text
}
/** What became of the last plan when its turn came. */
export interface PlanFate {
  position: number
  /** How many answers it gave. */
  played: number
  /** Why not all of it was played; none where the turn began otherwise than by the plan. */
  stumble?: Stumble
  /** What was not played at all: it counts again if that turn is taken back before its seat has done anything. */
  dropped?: NamedPlan
}

export const planOf = ({ settings }: SeatRow): NamedPlan | undefined => settings.plan?.plan

/** What a seat saw at a position. Undefined where it has decided since, or there is no such position: what was planned there is gone. */
export function seenAt(store: Store, seat: Seat, position: number): SeatView<unknown> | undefined {
  const { card, now } = store
  if (!now || position > now.position) return undefined
  const { rules } = gameOf(card.game)
  if (position === now.position) return rules.view(now.state, seat)
  const rows = store.answers()
  const then = rowsUntil(rows, position)
  return hasDecided(rows, seat, position) || then.length === 0 ? undefined : rules.view(stateAfter(rules, then), seat)
}

const hasDecided = (rows: readonly AnswerRow[], seat: Seat, since: number): boolean =>
  rows.some(row => row.given.some(given => given.seat === seat && positionOf(row, given) > since))

/** Whose turn has come has no plan any more: rows of seats as they are from now on. */
export function plansAfter(seats: readonly SeatRow[], { came }: Planner, given: readonly Given[], prompts: readonly Prompt[], position: number): SeatRow[] {
  return seats.flatMap(row => {
    const { seat, settings } = row
    const kept = settings.plan
    const own = given.filter(one => one.seat === seat)
    if (!kept?.plan || (own.length === 0 && !isAsked(prompts, seat))) return []
    const stumble = came.get(seat)?.stumble
    const played = own.filter(({ line }) => line === PLAN_LINE).length
    const fate: PlanFate = { position, played, ...(stumble && { stumble }), ...(own.length === 0 && { dropped: kept.plan }) }
    return [{ ...row, settings: { ...settings, plan: { number: kept.number + 1, fate } } }]
  })
}

const isAsked = (prompts: readonly Prompt[], seat: Seat): boolean => prompts.some(prompt => prompt.seat === seat && !prompt.may)

/** Whose turn it is again because something was taken back had planned another one; whose turn is no more has its plan again. */
export function plansTakenBack(seats: readonly SeatRow[], rows: readonly AnswerRow[], prompts: readonly Prompt[], position: number): SeatRow[] {
  const again = seats.flatMap(({ settings, ...row }): SeatRow[] => {
    const { number = 0, fate } = settings.plan ?? {}
    if (!fate?.dropped || isAsked(prompts, row.seat) || hasDecided(rows, row.seat, fate.position)) return []
    return [{ ...row, settings: { ...settings, plan: { number: number + 1, plan: fate.dropped } } }]
  })
  return [...plansAfter(seats, { came: new Map() }, [], prompts, position), ...again]
}

/** A seat may plan as long as others move. */
export function mayPlan(book: PlanBook<unknown, unknown> | undefined, { now }: Store, { seat, bot }: SeatRow, view: SeatView<unknown> | undefined): boolean {
  return book !== undefined && now !== undefined && now.over === undefined && bot === null && view?.viewer === seat && book.actionOf(view) === undefined
}
