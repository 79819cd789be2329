/** A seat's stored plan, and what became of it. Only its owner sees either. */
import { PLAN_LINE, type Planner } from '../../engine/plan'
import { gameOf } from '../../games'
import type { Prompt, Seat, SeatView } from '../../rules/contract'
import type { PlanBook } from '../../rules/plans'
import type { Given } from '../../engine/door'
import { positionOf, rowsUntil, stateAfter } from './history'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { AnswerRow } from '../rows/history/answer-row'
import type { NamedPlan, PlanFate } from '../rows/settings'

export const planOf = ({ settings }: SeatRow): NamedPlan | undefined => settings.plan?.plan

/** What a seat saw at a position; undefined if it has decided something since, or if there is no such position, because a plan made there
    is then void. */
export function seenAt(store: Store, seat: Seat, position: number): SeatView<unknown> | undefined {
  const { card, now } = store
  if (!now || position > now.position) return undefined
  const { rules } = gameOf(card.game)
  if (position === now.position) return rules.view(now.state, seat)
  const rows = store.history.answers()
  const then = rowsUntil(rows, position)
  return hasDecided(rows, seat, position) || then.length === 0 ? undefined : rules.view(stateAfter(rules, then), seat)
}

const hasDecided = (rows: readonly AnswerRow[], seat: Seat, since: number): boolean =>
  rows.some(row => row.given.some(given => given.seat === seat && positionOf(row, given) > since))

/** Drops the plans of seats whose turn has come; returns their new rows. */
export function plansAfter(
  seats: readonly SeatRow[],
  { came }: Planner,
  given: readonly Given[],
  prompts: readonly Prompt[],
  position: number
): SeatRow[] {
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

/** After a takeback: a seat whose turn it is again loses its new plan, and a seat whose turn it no longer is gets its dropped plan back. */
export function plansTakenBack(
  seats: readonly SeatRow[],
  rows: readonly AnswerRow[],
  prompts: readonly Prompt[],
  position: number
): SeatRow[] {
  const again = seats.flatMap(({ settings, ...row }): SeatRow[] => {
    const { number = 0, fate } = settings.plan ?? {}
    if (!fate?.dropped || isAsked(prompts, row.seat) || hasDecided(rows, row.seat, fate.position)) return []
    return [{ ...row, settings: { ...settings, plan: { number: number + 1, plan: fate.dropped } } }]
  })
  return [...plansAfter(seats, { came: new Map() }, [], prompts, position), ...again]
}

/** A seat may plan while it is not its turn. */
export function mayPlan(
  book: PlanBook<unknown, unknown> | undefined,
  { now }: Store,
  { seat, bot }: SeatRow,
  view: SeatView<unknown> | undefined
): boolean {
  return (
    book !== undefined &&
    now !== undefined &&
    now.over === undefined &&
    bot === null &&
    view?.viewer === seat &&
    book.actionOf(view) === undefined
  )
}
