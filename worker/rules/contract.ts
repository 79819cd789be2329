/**
 * The contract that every game keeps. A game is a set of pure functions over its own state and events; it knows nothing
 * of time, people, storage or the web, and the platform knows nothing of the game beyond this page. State, events and acts are stored as
 * JSON, which has no `undefined` in lists.
 */
import type { Chance } from './chance'

/** A place at the table, in table order, from 0. */
export type Seat = number
export type Viewer = Seat | 'watcher'

/** A message key of the game and its arguments. `{ seat }` becomes the player's name or "you", and a nested text becomes its words. */
export interface Text {
  say: string
  with?: Record<string, Fill>
}
export type Fill = string | number | { seat: Seat } | Text

/** One question to one seat. A seat may have several open, and several seats may be asked at once. */
export interface Prompt<Act = unknown> {
  /** Stable as long as the question stays the same; no other question, of whatever seat, ever has it. */
  id: string
  seat: Seat
  /** Optional: the table does not wait for it, so no clock runs and no reminder is sent. */
  may?: true
  /** Optional too, but its seat gets a letter: answering now saves everyone a wait. */
  calls?: true
  /** Everybody can see the choices. Only such a prompt is answered automatically when it has a single choice. */
  plain?: true
  /** Every seat is asked the same at once, and all can see who has answered. */
  together?: true
  ask: Text
  /** What the other seats are told about the question. */
  waiting: Text
  /** Complete: anything not listed is illegal. */
  choices: [Choice<Act>, ...Choice<Act>[]]
}

export interface Choice<Act = unknown> {
  /** Readable, stable and unique within its prompt, for forms and the history. No code parses it. */
  id: string
  label: Text
  /** The meaning as plain data: what the rules carry out, and all that a bot or a drawing needs. */
  act: Act
  /** An amount, 0 included, by which the choice is numbered; unique among the seat's open prompts. */
  amount?: number
  /** Spot on the board to click for it, and the spot it leads to: ids that the game's board draws. */
  at?: string
  to?: string
  /** Choices of a long prompt are listed under their group's heading. */
  group?: Group
}
export interface Group extends Text {
  id: string
  /** A symbol of the kit. */
  sign?: string
  /** Shown as a column beside the others, its rows level with theirs. */
  column?: true
}

/** The text of an event for one viewer, and the data for drawing it as a scene if the game has one. */
export interface Told<Scene = unknown> extends Text {
  scene?: Scene
}

/** A fact. It includes the outcome of chance, so that history replays without dice. */
export interface GameEvent {
  type: string
  seat?: Seat
  /** It revealed something, so no free takeback goes past it. */
  final?: true
  /** The ruling it follows, if that was fixed after games had been played; a fact without it keeps the older ruling. */
  ruling?: string
}

export interface Options {
  edition: string
  /** The game's house switches and numbers, named as on its card. */
  house: Record<string, number | boolean>
}

/** The ranking, best first; seats may share a place. A word such as `ghost` can stand in for a seat. */
export interface Standing {
  rows: StandingRow[]
  /** Why the leader leads, or how the game ended. */
  why: Text
  /** What the score counts, if not points. */
  counts?: Text
  /** What parts below zero stand for. */
  losses?: Text
}
export interface StandingRow {
  place: number
  who: Seat | Text
  /** The total, if the game counts one. */
  score?: number
  /** The parts of the total in column order, each with a symbol of the kit for narrow columns. */
  parts: { name: Text; value: number; sign?: string }[]
}

/** What one viewer sees. `board` is what the game's own board draws. */
export interface SeatView<Board> {
  viewer: Viewer
  /** The game's own measure of time: "turn 12". */
  moment: Text
  /** The same in two words, for tight places. */
  brief?: Text
  /** The round, if the game is played in rounds. */
  round?: number
  board: Board
}

/** Tracks state and facts while an answer is worked out: each fact is applied as it is recorded. */
export interface Recorder<State, Event> {
  readonly state: State
  readonly events: Event[]
  record(event: Event): void
}

export interface Rules<State, Event extends GameEvent, Board, Act = unknown, Scene = unknown> {
  begin(seats: number, options: Options, chance: Chance): Event[]
  /** The only thing that changes state. */
  apply(state: State | undefined, event: Event): State
  /** All open questions; none when the game is over. */
  prompts(state: State): Prompt<Act>[]
  /** Records the facts that follow from an answer. `act` comes from a choice found among those offered. */
  play(story: Recorder<State, Event>, seat: Seat, act: Act, chance: Chance): void
  view(state: State, viewer: Viewer): SeatView<Board>
  /** The text of an event for a viewer, or undefined if there is none; the event carries all the data that this needs. A game that returns
      several literals declares its result (`: Text`), or they do not fit. */
  tell(event: Event, viewer: Viewer): Told<Scene> | undefined
  /** A state that looks the same to this viewer but has other secrets; absent in a game where everything is open. */
  imagine?(state: State, viewer: Viewer, chance: Chance): State
  /** The ranking, also while the game runs. */
  standing(state: State): Standing
  /** Invariants, for tests and fuzzing: throws if one is broken. */
  check(state: State): void
}
