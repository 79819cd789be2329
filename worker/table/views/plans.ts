/** The data of a seat's plan page: the plan and how it would go now, and the turn as the requested steps would play it. */
import { gameOf } from '../../games'
import type { Choice, Prompt, SeatView, Text } from '../../rules/contract'
import { rehearsed, tried, type PlanBook, type PlanStep, type SaidStep, type Stumble } from '../../rules/plans'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import { mayPlan, planOf, seenAt } from '../answers/plans'
import type { NamedPlan, PlanFate } from '../rows/settings'

export interface PlanWish {
  position?: number | undefined
  steps: readonly SaidStep[]
}

export interface PlanShown {
  number: number
  kept?: { plan: NamedPlan; stumble?: Stumble | undefined }
  fate?: PlanFate | undefined
  /** Absent while it is the seat's own turn. */
  draft?: PlanDraft
}
export interface PlanDraft {
  /** The position that the draft starts from. */
  position: number
  steps: readonly (PlanStep & { choice: Choice })[]
  view: SeatView<unknown>
  prompt?: Prompt | undefined
  /** Some of the requested steps can no longer be planned. */
  shorter: boolean
}

export function ownPlan(store: Store, row: SeatRow, wish: PlanWish): PlanShown {
  const { now, card } = store
  const { plans: book, rules } = gameOf(card.game)
  const { number = 0, fate } = row.settings.plan ?? {}
  const view = now && rules.view(now.state, row.seat)
  if (!now || !view || !book || !mayPlan(book, store, row, view)) return { number, fate }
  const plan = planOf(row)
  const from = wish.position === undefined ? undefined : seenAt(store, row.seat, wish.position)
  const isOld = from !== undefined && mayPlan(book, store, row, from)
  const draft = draftOf(book, isOld ? from : view, isOld && wish.position !== undefined ? wish.position : now.position, wish.steps)
  return { number, fate, ...(plan && { kept: { plan, stumble: tried(book, plan, view).stumble } }), ...(draft && { draft }) }
}

function draftOf(
  book: PlanBook<unknown, unknown>,
  view: SeatView<unknown>,
  position: number,
  said: readonly SaidStep[]
): PlanDraft | undefined {
  const draft = rehearsed(book, view, said)
  if (!draft) return undefined
  const { steps, after } = draft
  const prompt = after.prompt && withoutStop(book, after.prompt)
  // A seat without any action has no turn to plan.
  if (steps.length === 0 && !prompt) return undefined
  return { position, steps, view: after.view, ...(prompt && { prompt }), shorter: steps.length < said.length }
}

/** Without the choice to stop: how a turn ends is set for the whole plan. */
function withoutStop(book: PlanBook<unknown, unknown>, prompt: Prompt): Prompt | undefined {
  const stop = book.stop(prompt)
  const [first, ...others] = prompt.choices.filter(choice => choice !== stop)
  return first && { ...prompt, choices: [first, ...others] }
}

/** What the table's page says about the plan: whether there is one, and why the last one was dropped at the present question. */
export function planSaid({ card, now, stage }: Store, { settings, bot }: SeatRow): { kept: boolean; dropped?: Text } | undefined {
  if (!gameOf(card.game).plans || stage !== 'playing' || !now || bot !== null) return undefined
  const { plan, fate } = settings.plan ?? {}
  const isNews = fate !== undefined && fate.position === now.position && fate.played === 0
  return { kept: plan !== undefined, ...(isNews && { dropped: fate.stumble?.why ?? { say: 'plan-else' } }) }
}
