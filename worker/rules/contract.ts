/**
 * The contract that every game keeps. A game is a set of pure functions over its own state and events; it knows nothing
 * of time, people, storage or the web, and the platform knows nothing of the game beyond this page.
 */
import type { Chance } from './chance'

/** A place at the table, in table order, from 0. */
export type Seat = number
export type Viewer = Seat | 'watcher'

/** A key in the game's words, and what fills it. `{ seat }` becomes the name of who sits there, or "you"; a text within a text
    becomes its words. */
export interface Text {
  say: string
  with?: Record<string, Fill>
}
export type Fill = string | number | { seat: Seat } | Text

/** One question to one seat. A seat may have several open, and several seats may be asked at once. */
export interface Prompt<Act = unknown> {
  /** Stays the same while the question is the same. */
  id: string
  seat: Seat
  /** One may answer, but the table does not wait for it: no clock, no reminder, no wait. */
  may?: true
  /** Nobody waits for it, yet its seat is written to: answered now, it saves everyone a wait. */
  calls?: true
  /** Everybody can see which choices there are. Only such a prompt is answered by itself when it has a single choice. */
  plain?: true
  ask: Text
  /** What the others may know of it. */
  waiting: Text
  /** Complete: what is not here is not legal. */
  choices: [Choice<Act>, ...Choice<Act>[]]
}

export interface Choice<Act = unknown> {
  /** Readable, stable, and unique within its prompt: for forms and for the history. Nobody reads a meaning out of it. */
  id: string
  label: Text
  /** What it means, as plain data of the game: what the rules carry out, and all that a bot or a drawing needs to know of it. */
  act: Act
  /** So many of something, 0 included: the choice is numbered by it, and unlike any other amount among the seat's open prompts. */
  amount?: number
  /** The spot of the board that can be clicked for it, and the one it leads to: ids that the game's board draws. */
  at?: string
  to?: string
  /** Choices of a long prompt stand together under the heading of their group. */
  group?: Group
}
export interface Group extends Text {
  id: string
  /** A symbol of the kit. */
  sign?: string
  /** It stands beside the others as a column, its rows level with theirs. */
  column?: true
}

/** What a viewer is told of an event, and beside its words what a scene of it is drawn from, where the game draws one. */
export interface Told<Scene = unknown> extends Text {
  scene?: Scene
}

/** A fact. Outcomes of chance are part of it, so that history can be replayed without dice. */
export interface GameEvent {
  type: string
  seat?: Seat
  /** It revealed something: there is no free taking back behind it. */
  final?: true
  /** It follows this ruling, which was mended after games had been played: the same fact without it keeps the older one. */
  ruling?: string
}

export interface Options {
  edition: string
  /** The game's own switches and numbers, by the names on its card. */
  house: Record<string, number | boolean>
}

/** How each seat stands, best first; places may be shared. `ghost` and the like stand as a word instead of a seat. */
export interface Standing {
  rows: StandingRow[]
  /** Why the first is first, or how the game ended. */
  why: Text
  /** What the score counts, where it is not points. */
  counts?: Text
}
export interface StandingRow {
  place: number
  who: Seat | Text
  /** The total, where the game counts one. */
  score?: number
  /** What the total is made of, in the order of columns; with a symbol of the kit for where words have no room. */
  parts: { name: Text; value: number; sign?: string }[]
}

/** What one viewer sees, named field by field. `board` is what the game's own board draws. */
export interface SeatView<Board> {
  viewer: Viewer
  /** The game's own count of time: "turn 12". */
  moment: Text
  /** The same in two words, where there is no room. */
  brief?: Text
  board: Board
}

export interface Rules<State, Event extends GameEvent, Board, Act = unknown, Scene = unknown> {
  begin(seats: number, options: Options, chance: Chance): Event[]
  /** The only thing that changes state. */
  apply(state: State | undefined, event: Event): State
  /** All open questions; none when the game is over. */
  prompts(state: State): Prompt<Act>[]
  /** The facts that follow from an answer: the act of a choice that was found among those offered. */
  play(state: State, seat: Seat, act: Act, chance: Chance): Event[]
  view(state: State, viewer: Viewer): SeatView<Board>
  /** What a viewer is told of an event; undefined when nothing. An event carries all that telling it needs. */
  tell(event: Event, viewer: Viewer): Told<Scene> | undefined
  /** A state that looks the same to this viewer and has other secrets. */
  imagine(state: State, viewer: Viewer, chance: Chance): State
  standing(state: State): Standing
  /** Conservation laws: throws what is broken. For tests and fuzz. */
  check(state: State): void
}
