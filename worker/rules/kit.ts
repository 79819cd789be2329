/** Helpers for writing rules: an event recorder, a fold over events, and a prompt that cannot be empty. */
import type { Chance } from './chance'
import type { Choice, GameEvent, Prompt, Recorder, Rules, Seat } from './contract'

export function recorder<State, Event>(state: State, apply: (state: State, event: Event) => State): Recorder<State, Event> {
  return new Recording(state, apply)
}

/** A class because one is made for every answer, and creating an object with a getter would take longer than the rest of the answer. */
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

/** Changes every fact before it is recorded. */
export const through = <State, Event>(story: Recorder<State, Event>, change: (event: Event) => Event): Recorder<State, Event> => ({
  get state() {
    return story.state
  },
  events: story.events,
  record: event => story.record(change(event)),
})

/** The state that an answer leads to, and the facts on the way there. */
export function workedOut<State, Event extends GameEvent, Act>(
  { apply, play }: Pick<Rules<State, Event, unknown, Act>, 'apply' | 'play'>,
  state: State,
  seat: Seat,
  act: Act,
  chance: Chance
): Recorder<State, Event> {
  const story = recorder(state, apply)
  play(story, seat, act, chance)
  return story
}

/** The state that a history leads to. */
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

/** Makes a prompt; throws if it has no choice, because that is a bug in the rules. */
export function offer<Act>(prompt: Omit<Prompt, 'choices'>, choices: readonly Choice<Act>[]): Prompt<Act> {
  if (!isFull(choices)) throw new Error(`offer: ${prompt.id} has no choice`)
  return { ...prompt, choices }
}

const isFull = <Act>(choices: readonly Choice<Act>[]): choices is Prompt<Act>['choices'] => choices.length > 0
