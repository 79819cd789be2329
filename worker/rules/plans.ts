/**
 * Plans: the next turn of a seat, decided ahead while others move, action by action, each with its condition. A plan is tried on a
 * copy of what its seat sees, so that it cannot know more than its person; it plays as tried, or not at all.
 */
import type { Choice, Prompt, SeatView, Text } from './contract'

export interface PlanStep<Act = unknown> {
  act: Act
  /** Only if it still comes to what it came to when it was planned. */
  exactly: boolean
  /** Where it does not, or cannot be done: the turn is ended there, or the whole plan is let go and its person asked. */
  otherwise: PlanEnd
}
export type PlanEnd = 'stop' | 'ask'

export interface Plan<Act = unknown> {
  steps: readonly PlanStep<Act>[]
  /** After the last step, where the turn goes on. */
  then: PlanEnd
}

/** How a turn would go on. */
export interface Ahead<Board, Act> {
  view: SeatView<Board>
  /** None where the turn is over by then. */
  prompt?: Prompt<Act>
}

export interface PlanBook<Board, Act> {
  /** As many steps as a turn has. */
  most: number
  /** Which action of its turn the seat is asked for, from 0; undefined where it is not its turn. */
  actionOf(view: SeatView<Board>): number | undefined
  /** The turn of the seat that looks as if it began now, or went on from here, after these acts; undefined where there will be none. */
  ahead(view: SeatView<Board>, acts: readonly Act[]): Ahead<Board, Act> | undefined
  /** The offered choice that does this, wherever it leads now. */
  meant(act: Act, prompt: Prompt<Act>): Choice<Act> | undefined
  same(planned: Act, offered: Act): boolean
  stop(prompt: Prompt<Act>): Choice<Act> | undefined
  /** Why it is not done: it comes to something else, or cannot be done at all. */
  changed(planned: Act, offered: Act | undefined): Text
}

/** The step that a plan stumbles at, from 0, and why. */
export interface Stumble {
  step: number
  why: Text
}
/** What a plan would answer, in order; nothing where its person is to be asked at once. */
export interface Tried<Act> {
  choices: readonly Choice<Act>[]
  stumble?: Stumble
}

export function tried<Board, Act>(book: PlanBook<Board, Act>, { steps, then }: Plan<Act>, view: SeatView<Board>): Tried<Act> {
  const from = book.actionOf(view) ?? 0
  const choices: Choice<Act>[] = []
  for (const [i, { act, exactly, otherwise }] of steps.entries()) {
    if (i < from) continue
    const prompt = book.ahead(view, choices.map(({ act }) => act))?.prompt
    const choice = prompt && book.meant(act, prompt)
    if (choice && (!exactly || book.same(act, choice.act))) {
      choices.push(choice)
      continue
    }
    const stumble: Stumble = { step: i, why: book.changed(act, choice?.act) }
    const stop = prompt && otherwise === 'stop' ? book.stop(prompt) : undefined
    return { choices: stop ? [...choices, stop] : [], stumble }
  }
  const after = book.ahead(view, choices.map(({ act }) => act))?.prompt
  const stop = after && then === 'stop' ? book.stop(after) : undefined
  return { choices: stop ? [...choices, stop] : choices }
}

/** What a form says of a step: the id of a choice that was offered. */
export interface SaidStep {
  choice: string
  exactly: boolean
  otherwise: PlanEnd
}

/** The turn as it would go with these steps: what is seen and asked before each of them, and after the last. It ends where a
    step is not among what is offered. */
export interface Rehearsal<Board, Act> {
  steps: readonly (PlanStep<Act> & { choice: Choice<Act> })[]
  after: Ahead<Board, Act>
}

export function rehearsed<Board, Act>(book: PlanBook<Board, Act>, view: SeatView<Board>, said: readonly SaidStep[]): Rehearsal<Board, Act> | undefined {
  const first = book.ahead(view, [])
  if (!first) return undefined
  let after: Ahead<Board, Act> = first
  const steps: (PlanStep<Act> & { choice: Choice<Act> })[] = []
  for (const { choice: id, exactly, otherwise } of said.slice(0, book.most)) {
    const { prompt } = after
    const choice: Choice<Act> | undefined = prompt?.choices.find(offered => offered.id === id)
    if (!prompt || !choice || choice === book.stop(prompt)) break
    // A turn has one action at least.
    steps.push({ act: choice.act, exactly, otherwise: steps.length === 0 ? 'ask' : otherwise, choice })
    after = book.ahead(view, steps.map(({ act }) => act)) ?? { view: after.view }
  }
  return { steps, after }
}
