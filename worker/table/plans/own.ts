/** What the page of a seat's plan shows: what is planned and how it would go now, and the turn as it would go with the steps asked for. */
import { gameOf } from '../../games'
import type { Choice, Prompt, SeatView, Text } from '../../rules/contract'
import { rehearsed, tried, type PlanBook, type PlanStep, type SaidStep, type Stumble } from '../../rules/plans'
import type { SeatRow, Store } from '../store'
import { mayPlan, planOf, seenAt, type NamedPlan, type PlanFate } from './kept'

export interface PlanWish {
  position?: number | undefined
  steps: readonly SaidStep[]
}

export interface PlanShown {
  number: number
  kept?: { plan: NamedPlan; stumble?: Stumble | undefined }
  fate?: PlanFate | undefined
  /** None while it is the seat's own turn. */
  draft?: PlanDraft
}
export interface PlanDraft {
  /** From which all this follows. */
  position: number
  steps: readonly (PlanStep & { choice: Choice })[]
  view: SeatView<unknown>
  prompt?: Prompt | undefined
  /** Not all that was asked for can be planned any more. */
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

function draftOf(book: PlanBook<unknown, unknown>, view: SeatView<unknown>, position: number, said: readonly SaidStep[]): PlanDraft | undefined {
  const draft = rehearsed(book, view, said)
  if (!draft) return undefined
  const { steps, after } = draft
  const prompt = after.prompt && withoutStop(book, after.prompt)
  // Nothing to begin with: whoever has no action has no turn.
  if (steps.length === 0 && !prompt) return undefined
  return { position, steps, view: after.view, ...(prompt && { prompt }), shorter: steps.length < said.length }
}

/** How a turn ends is said of the whole plan. */
function withoutStop(book: PlanBook<unknown, unknown>, prompt: Prompt): Prompt | undefined {
  const stop = book.stop(prompt)
  const [first, ...others] = prompt.choices.filter(choice => choice !== stop)
  return first && { ...prompt, choices: [first, ...others] }
}

/** What the page of the table says of it: whether a turn is planned, and why the last plan was let go at this very question. */
export function planSaid({ card, now, stage }: Store, { settings, bot }: SeatRow): { kept: boolean; dropped?: Text } | undefined {
  if (!gameOf(card.game).plans || stage !== 'playing' || !now || bot !== null) return undefined
  const { plan, fate } = settings.plan ?? {}
  const isNews = fate !== undefined && fate.position === now.position && fate.played === 0
  return { kept: plan !== undefined, ...(isNews && { dropped: fate.stumble?.why ?? { say: 'plan-else' } }) }
}
