/** Helpers for writing rules: an event recorder, a fold over events, a prompt that cannot be empty, turns in order, and places. */
import type { Chance } from './chance'
import type { Choice, GameEvent, Prompt, Recorder, Rules, Seat, SeatView, Standing, Text, Viewer } from './contract'

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

/** The question of a turn, counted from 0, in a game where one seat after the other takes its turn and all can see what may be chosen. */
export const askedIn = <Act>(turn: number, seat: Seat, ask: Text, choices: readonly Choice<Act>[]): Prompt<Act> =>
  offer({ id: `t${turn}`, seat, plain: true, ask, waiting: { say: 'turn-waiting', with: { who: { seat } } } }, choices)

/** What a viewer sees in that turn. */
export const seenIn = <Board>(turn: number, viewer: Viewer, board: Board): SeatView<Board> => ({
  viewer,
  moment: { say: 'turn-moment', with: { turn: turn + 1 } },
  board,
})

/** All in order of their places; those of whom none is ahead share one. */
export const placed = <One>(all: readonly One[], isAhead: (one: One, other: One) => boolean): { place: number; one: One }[] =>
  all.map(one => ({ place: 1 + all.filter(other => isAhead(other, one)).length, one })).sort((a, b) => a.place - b.place)

/** What decides between equal scores, by a number for each seat, the highest first; and what to say when it decided who leads. */
interface TieBreak {
  by: readonly number[]
  why: Text
}

/** The ranking by a number for each seat, the highest first; equal scores share a place unless a tie-break tells them apart. */
export function byScore(scores: readonly number[], tie?: TieBreak): Standing {
  const all = scores.map((score, who) => ({ who, score, then: tie?.by[who] ?? 0 }))
  const rows = placed(all, (one, other) => (one.score !== other.score ? one.score > other.score : one.then > other.then))
  const [first, second] = rows
  const decided = first && second && first.place !== second.place && first.one.score === second.one.score
  const why = tie && decided ? tie.why : { say: 'why-score' }
  return { rows: rows.map(({ place, one: { who, score } }) => ({ place, who, score, parts: [] })), why }
}

/** The ranking of a race by the space of each seat, the farthest first. */
export const byWay = (spaces: readonly number[]): Standing => ({
  ...byScore(spaces),
  ...{ why: { say: 'why-race' }, counts: { say: 'race-counts' } },
})
