/** What rules are written with: a recorder for facts, a fold over them, and an offer that cannot be empty. */
import type { Choice, GameEvent, Prompt } from './contract'

/** Keeps the state and the facts together while an answer is worked out: each fact is applied as it is recorded. */
export interface Recorder<State, Event> {
  readonly state: State
  readonly events: Event[]
  record(event: Event): void
}

export function recorder<State, Event>(state: State, apply: (state: State, event: Event) => State): Recorder<State, Event> {
  const events: Event[] = []
  let now = state
  return {
    get state() {
      return now
    },
    events,
    record(event) {
      now = apply(now, event)
      events.push(event)
    },
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
export function offer(prompt: Omit<Prompt, 'choices'>, choices: readonly Choice[]): Prompt {
  const [first, ...rest] = choices
  if (!first) throw new Error(`offer: ${prompt.id} has no choice`)
  return { ...prompt, choices: [first, ...rest] }
}
