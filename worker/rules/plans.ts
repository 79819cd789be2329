/** Plans: a seat's next turn, decided ahead action by action, each with its condition. A plan is tried on a copy of the seat's view, so
    that it knows no more than its person; it plays exactly as tried, or not at all. */
import type { Choice, Prompt, SeatView, Text } from './contract'

export interface PlanStep<Act = unknown> {
  act: Act
  /** Only if it still has the result it had when it was planned. */
  exactly: boolean
  /** If not, or if the act is impossible: end the turn there, or drop the whole plan and ask its person. */
  otherwise: PlanEnd
}
export type PlanEnd = 'stop' | 'ask'

export interface Plan<Act = unknown> {
  steps: readonly PlanStep<Act>[]
  /** What to do after the last step if the turn goes on. */
  then: PlanEnd
}

/** How a turn would continue. */
export interface Ahead<Board, Act> {
  view: SeatView<Board>
  /** Absent if the turn is over by then. */
  prompt?: Prompt<Act>
}

export interface PlanBook<Board, Act> {
  /** The most steps in a turn. */
  most: number
  /** The action of its turn that the viewing seat is asked for, from 0; undefined if it is not its turn. */
  actionOf(view: SeatView<Board>): number | undefined
  /** The viewing seat's turn after these acts, as if it began now or went on from here; undefined if it will have none. */
  ahead(view: SeatView<Board>, acts: readonly Act[]): Ahead<Board, Act> | undefined
  /** The offered choice that does this, whatever its result now. */
  meant(act: Act, prompt: Prompt<Act>): Choice<Act> | undefined
  same(planned: Act, offered: Act): boolean
  stop(prompt: Prompt<Act>): Choice<Act> | undefined
  /** Why a step is not played: its result has changed, or it is impossible. */
  changed(planned: Act, offered: Act | undefined): Text
}

/** The step at which a plan fails, from 0, and why. */
export interface Stumble {
  step: number
  why: Text
}
/** The answers of a plan in order; none if its person is to be asked at once. */
export interface Tried<Act> {
  choices: readonly Choice<Act>[]
  stumble?: Stumble
}

export function tried<Board, Act>(book: PlanBook<Board, Act>, { steps, then }: Plan<Act>, view: SeatView<Board>): Tried<Act> {
  const from = book.actionOf(view) ?? 0
  const choices: Choice<Act>[] = []
  for (const [i, { act, exactly, otherwise }] of steps.entries()) {
    if (i < from) continue
    const prompt = book.ahead(
      view,
      choices.map(({ act }) => act)
    )?.prompt
    const choice = prompt && book.meant(act, prompt)
    if (choice && (!exactly || book.same(act, choice.act))) {
      choices.push(choice)
      continue
    }
    const stumble: Stumble = { step: i, why: book.changed(act, choice?.act) }
    const stop = prompt && otherwise === 'stop' ? book.stop(prompt) : undefined
    return { choices: stop ? [...choices, stop] : [], stumble }
  }
  const after = book.ahead(
    view,
    choices.map(({ act }) => act)
  )?.prompt
  const stop = after && then === 'stop' ? book.stop(after) : undefined
  return { choices: stop ? [...choices, stop] : choices }
}

/** A step as a form gives it: the id of an offered choice. */
export interface SaidStep {
  choice: string
  exactly: boolean
  otherwise: PlanEnd
}

/** The turn as these steps would play it: the view and prompt before each step and after the last. It ends at the first step that is not
    offered. */
export interface Rehearsal<Board, Act> {
  steps: readonly (PlanStep<Act> & { choice: Choice<Act> })[]
  after: Ahead<Board, Act>
}

export function rehearsed<Board, Act>(
  book: PlanBook<Board, Act>,
  view: SeatView<Board>,
  said: readonly SaidStep[]
): Rehearsal<Board, Act> | undefined {
  const first = book.ahead(view, [])
  if (!first) return undefined
  let after: Ahead<Board, Act> = first
  const steps: (PlanStep<Act> & { choice: Choice<Act> })[] = []
  for (const { choice: id, exactly, otherwise } of said.slice(0, book.most)) {
    const { prompt } = after
    const choice: Choice<Act> | undefined = prompt?.choices.find(offered => offered.id === id)
    if (!prompt || !choice || choice === book.stop(prompt)) break
    // A turn has at least one action, so its first step cannot stop the turn.
    steps.push({ act: choice.act, exactly, otherwise: steps.length === 0 ? 'ask' : otherwise, choice })
    after = book.ahead(
      view,
      steps.map(({ act }) => act)
    ) ?? { view: after.view }
  }
  return { steps, after }
}
