/** A game as the platform holds it: its card, its rules, its board and its words. */
import type { VNode } from 'preact'
import type { OrderBook } from './orders'
import type { PlanBook } from './plans'
import type { Choice, GameEvent, Prompt, Rules, Seat, SeatView, Text, Told } from './contract'

/** A switch or number of the house that a host may set. */
export type HouseOption =
  | { id: string; name: Text; kind: 'number'; least: number; most: number; usual: number }
  | { id: string; name: Text; kind: 'switch'; usual: boolean }

export interface Edition {
  id: string
  seats: readonly [least: number, most: number]
  options: readonly HouseOption[]
}

/** What a game draws from: what the viewer sees, the words of the reader's language, and what each seat is called and wears. */
export interface Drawing<Board> {
  view: SeatView<Board>
  language: Language
  say: Say
  /** In table order. */
  crew: readonly Crew[]
}
/** Which of the six pirates a seat plays (its letter, and with it silhouette and colour), and its name at this table. */
export interface Crew {
  pirate: Pirate
  name: string
}
export const PIRATES = ['a', 'e', 'k', 'm', 'o', 't'] as const
export type Pirate = (typeof PIRATES)[number]

/** A spot of the board that a choice offers, numbered as in the list of choices. */
export interface Aim {
  at: string
  to?: string
  n: number
  href: string
  label: string
  /** The number of its group within the prompt: only the aims of the group that is picked are shown. */
  group?: number
}
/** Where a numbered choice without a spot of its own may lead. */
export interface Reach {
  n: number
  spots: readonly string[]
  group?: number | undefined
}
/** What never changes on a board, as SVG without its outermost mark: it may use the classes of charts and the signs of the kit. The
    build makes files of it, for day and night; letters draw it in. */
export interface Chart {
  name: string
  /** Upright. */
  size: readonly [width: number, height: number]
  /** Turned a quarter to the left, with all that is written upright. */
  draw(turned: boolean): string
}
/** What is kept of a turn: for each chart a value of each seat. */
export interface Mark {
  turn: number
  charts: readonly { name: Text; values: readonly number[] }[]
}
/** What happened once and is worth telling again. */
export interface Highlight {
  /** A symbol of the kit. */
  sign: string
  title: Text
  text: Text
}
/** A text of the game in the reader's language. */
export type Say = (text: Text) => string

export interface Game<State = unknown, Event extends GameEvent = GameEvent, Board = unknown, Act = unknown, Scene = unknown> {
  id: string
  editions: readonly [Edition, ...Edition[]]
  rules: Rules<State, Event, Board, Act, Scene>
  /** A style sheet of its own in `web/static/`, for what no other game has on its pages. */
  sheet?: string
  /** What a seat is drawn as; pirates unless said otherwise. */
  figure?: 'pirate' | 'ship'
  Board(props: Drawing<Board> & { aims: readonly Aim[]; reaches?: readonly Reach[] }): VNode
  /** What lies under its boards. */
  charts?: readonly Chart[]
  /** The same board in words, for who does not see the picture. */
  BoardList(props: Drawing<Board>): VNode
  /** What the viewer's own seat holds; `asked`: what is aboard stands beside the question already. */
  Hand(props: Drawing<Board> & { seat: Seat; asked?: boolean }): VNode
  /** What of it every decision needs, in a line beside the question. */
  Aboard?(props: Drawing<Board> & { seat: Seat }): VNode
  /** What a seat has answered already of what is still to come; undefined: nothing. */
  Given?(props: Drawing<Board> & { seat: Seat }): VNode | undefined
  /** When a seat that is not asked is probably asked again. */
  needed?(view: SeatView<Board>): Text | undefined
  /** What another seat shows, in a line. */
  SeatLine(props: Drawing<Board> & { seat: Seat }): VNode
  /** Lies on the table for all: discard pile, row, played cards. */
  Common?(props: Drawing<Board>): VNode
  /** The spots to which a choice that has none of its own may lead: the board shows them while it is ticked. */
  reach?(view: SeatView<Board>, choice: Choice<Act>): readonly string[]
  /** Choices that are worth no more than another one: they stand folded. */
  spare?(view: SeatView<Board>, prompt: Prompt<Act>): readonly string[]
  /** A choice drawn richer than its label. */
  Pick?(props: Drawing<Board> & { choice: Choice<Act> }): VNode
  /** The same in words alone, for letters. */
  spell?(props: Drawing<Board> & { choice: Choice<Act> }): string
  /** What stands over several prompts that are open at once, or over answers given ahead. */
  headline?(view: SeatView<Board>, prompts: readonly Prompt<Act>[]): Text | undefined
  /** A question, or the heading of a group of choices, drawn richer than its words; undefined: the words are enough. `under`:
      the choices that stand under it. */
  Heading?(props: Drawing<Board> & { text: Text; under: readonly Choice<Act>[] }): VNode | undefined
  /** A told line drawn as a scene; undefined: the line is enough, null: the scene of a line near it among those shown tells it. */
  Scene?(props: Drawing<Board> & { line: Told<Scene>; among: readonly Told<Scene>[] }): VNode | null | undefined
  /** How all stand at a moment, for the charts of the end. */
  mark?(view: SeatView<Board>): Mark
  /** What a finished game will be remembered for. */
  highlights?(events: readonly Event[], view: SeatView<Board>): Highlight[]
  /** A first bot: the choice that is sensible at a glance, in well under a millisecond. It sees what its seat sees. */
  deckhand?(view: SeatView<Board>, prompt: Prompt<Act>): Choice<Act>
  /** Questions that a seat may decide ahead. */
  orders?: OrderBook<Board, Act>
  /** Turns that a seat may plan while others move. */
  plans?: PlanBook<Board, Act>
  /** What stands on no board, line by line: in letters it stands below the picture. The text of the board has it, too. */
  manifest?(props: Drawing<Board>): string[]
  /** The board as lines of text, for plain letters. */
  sketch(props: Drawing<Board>): string
  /** Every spot that the board draws, to check that each choice's `at` and `to` are among them. */
  spots(view: SeatView<Board>): readonly string[]
  /** Messages in Fluent syntax, by language. */
  words: Record<Language, string>
}
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
