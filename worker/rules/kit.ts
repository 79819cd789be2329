/** What rules are written with: a recorder for facts, a fold over them, and an offer that cannot be empty. */
import type { Choice, GameEvent, Prompt } from './contract'

/** Keeps the state and the facts together while an answer is worked out: each fact is applied as it is recorded. */
export interface Recorder<State, Event> {
  readonly state: State
  readonly events: Event[]
  record(event: Event): void
}

export function recorder<State, Event>(state: State, apply: (state: State, event: Event) => State): Recorder<State, Event> {
  return new Recording(state, apply)
}

/** A class, for one is made with every answer: an object with a getter takes longer to make than the rest of the answer. */
class Recording<State, Event> implements Recorder<State, Event> {
  state: State
  readonly events: Event[] = []
  readonly #apply: (state: State, event: Event) => State

  constructor(state: State, apply: (state: State, event: Event) => State) {
    this.state = state
    this.#apply = apply
  }

  record(event: Event): void {
    this.state = this.#apply(this.state, event)
    this.events.push(event)
  }
}

/** History to state. */
export function fold<State, Event extends GameEvent>(
  apply: (state: State | undefined, event: Event) => State,
  events: Iterable<Event>,
  from?: State
): State {
  let state = from
  for (const event of events) state = apply(state, event)
  if (state === undefined) throw new Error('fold: no events')
  return state
}

/** A prompt; without a single choice it would be a dead end, which is a fault of the rules. */
export function offer<Act>(prompt: Omit<Prompt, 'choices'>, choices: readonly Choice<Act>[]): Prompt<Act> {
  if (!isFull(choices)) throw new Error(`offer: ${prompt.id} has no choice`)
  return { ...prompt, choices }
}

const isFull = <Act>(choices: readonly Choice<Act>[]): choices is Prompt<Act>['choices'] => choices.length > 0
