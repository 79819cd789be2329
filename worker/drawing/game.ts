/** A game as the platform holds it: its card, its rules, its board and its words. */
import type { VNode } from 'preact'
import type { Course, OrderBook } from '../rules/orders'
import type { PlanBook } from '../rules/plans'
import type { Choice, GameEvent, Prompt, Rules, Seat, SeatView, Text, Told } from '../rules/contract'
import type { BoardProps, Drawing, Chart } from './board'
import type { Held, Highlight, Led, SummaryPiece, TurnValues } from './end'
import type { FilmBook } from './film'
import type { Lesson, Primer, Sort } from './lesson'

/** A house switch or number that a host may set. */
export type HouseOption =
  | { id: string; name: Text; kind: 'number'; least: number; most: number; usual: number }
  | { id: string; name: Text; kind: 'switch'; usual: boolean }

export interface Edition {
  id: string
  /** The edition whose texts explain its rules, if not its own: the value of `$edition` in them. */
  wording?: string
  seats: readonly [least: number, most: number]
  options: readonly HouseOption[]
}

/** A seat's pirate (a letter that fixes silhouette and colour) and its name at this table. */
export interface Crew {
  pirate: Pirate
  name: string
}
export const PIRATES = ['a', 'e', 'k', 'm', 'o', 't'] as const
export type Pirate = (typeof PIRATES)[number]

/** A text of the game in the reader's language. */
export type Say = (text: Text) => string

export interface Befallen {
  texts: readonly Text[]
  /** The same in ever fewer words. */
  shorter?: readonly (readonly Text[])[]
  own: boolean
}

export interface Game<State = unknown, Event extends GameEvent = GameEvent, Board = unknown, Act = unknown, Scene = unknown> {
  id: string
  editions: readonly [Edition, ...Edition[]]
  rules: Rules<State, Event, Board, Act, Scene>
  /** The game's own style sheet in `web/static/`. */
  sheet?: string
  /** How a seat is drawn; a pirate by default. */
  figure?: 'pirate' | 'ship'
  Board(props: BoardProps<Board>): VNode
  /** The charts under its boards. */
  charts?: readonly Chart[]
  /** The board in words, for readers who do not see the picture. */
  BoardList(props: Drawing<Board>): VNode
  /** What the viewer's own seat holds. `asked`: what is aboard is already shown beside the question; `given`: so is what the seat
      has committed, above. */
  Hand(props: Drawing<Board> & { seat: Seat; asked?: boolean; given?: boolean }): VNode
  /** The part of it that every decision needs, in a line beside the question. `tabbed`: the choices are under tabs, one for each group. */
  Aboard?(props: Drawing<Board> & { seat: Seat; tabbed: boolean }): VNode
  /** What a seat has already answered ahead; undefined if nothing. `course`: what such an act would lead to. */
  Given?(props: Drawing<Board> & { seat: Seat; course(act: Act): Course<Act> | undefined }): VNode | undefined
  /** When an idle seat will probably be asked next. `ordered`: standing orders answer for it. */
  needed?(view: SeatView<Board>, ordered: boolean): Text | undefined
  /** What is public about another seat, in a line. */
  SeatLine(props: Drawing<Board> & { seat: Seat }): VNode
  /** What lies open on the table: discard pile, row, played cards. */
  Common?(props: Drawing<Board>): VNode
  /** The spots to which a choice without a spot of its own may lead: the board shows them while it is ticked. */
  reach?(view: SeatView<Board>, choice: Choice<Act>): readonly string[]
  /** Those of the spots where the seat could not pay. */
  tooDear?(view: SeatView<Board>, choice: Choice<Act>): readonly string[]
  /** Choices worth no more than another one: they are folded away. */
  spare?(view: SeatView<Board>, prompt: Prompt<Act>): readonly string[]
  /** Choices that few would want where there are many: a page folds them, too. */
  rarer?(prompt: Prompt<Act>): readonly string[]
  /** The rules of an edition in pictures, chapter by chapter. */
  lessons?(edition: string): readonly Lesson[]
  /** The rules of an edition in words alone, for a game without lessons; a blank line separates paragraphs. */
  rulebook?(edition: string): Text
  /** Explains a question to a newcomer: a chapter of the lessons, and a kind that `hint-KIND` describes. */
  sortOf?(prompt: Prompt<Act>): Sort
  /** In this order, from the first question on. */
  primers?: readonly Primer<Board, Act>[]
  /** A choice drawn richer than its label. `course`: how the questions that it leads to will be answered; `ways`: where to answer them. */
  Pick?(props: Drawing<Board> & { choice: Choice<Act>; course?: Course<Act> | undefined; ways?: string | undefined }): VNode
  /** About how many lines it takes then, beside another choice (`narrow`) or alone; 0 for a row of the usual height. */
  lines?(drawing: Pick<Drawing<Board>, 'view' | 'say'>, choice: Choice<Act>, narrow: boolean, course?: Course<Act>): number
  /** The same in plain words, for letters; what the seat lacks for it comes separately. */
  spell?(props: Drawing<Board> & { choice: Choice<Act> }): { label: string; lack?: string | undefined }
  /** What the choices leave unsaid, in a line above them. */
  Aside?(props: Drawing<Board> & { choices: readonly Choice<Act>[] }): VNode | undefined
  /** What must be read before an answer is given, by the button. */
  Warning?(props: Drawing<Board>): VNode | undefined
  /** The heading over several open prompts, or over answers given ahead. */
  headline?(view: SeatView<Board>, prompts: readonly Prompt<Act>[]): Text | undefined
  /** A question or group heading drawn richer than its words; undefined if words are enough. `under`: the choices below it. */
  Heading?(props: Drawing<Board> & { text: Text; under: readonly Choice<Act>[] }): VNode | undefined
  /** A log line drawn as a scene; undefined if the line is enough, null if the scene of a nearby line in `among` already shows it. */
  Scene?(props: Drawing<Board> & { line: Told<Scene>; among: readonly Told<Scene>[] }): VNode | null | undefined
  /** The summary of what happened, as pieces; a line in no piece is left out. */
  pieces?(view: SeatView<Board>, told: readonly Told<Scene>[]): SummaryPiece<Scene>[]
  /** A drawn piece; undefined if its line is enough. */
  Piece?(props: Drawing<Board> & { piece: SummaryPiece<Scene> }): VNode | undefined
  /** A piece in plain words, for letters. */
  inShort?(props: Drawing<Board> & { piece: SummaryPiece<Scene> }): string | Led
  /** What a letter mentions first of the told lines. */
  news?(view: SeatView<Board>, told: readonly Told<Scene>[]): Text | undefined
  /** What was done to the viewer since their last answer (`own`) or, if nothing was, by others meanwhile; short sentences, told first.
      With `asked`, what the viewer's open question says in its own words is left out. */
  befell?(view: SeatView<Board>, told: readonly Told<Scene>[], asked?: boolean): Befallen
  /** What was rolled then, drawn; undefined if nothing was. */
  Rolls?(props: Drawing<Board> & { told: readonly Told<Scene>[] }): VNode | undefined
  film?: FilmBook<Board, Scene>
  /** All seats at one moment, for the charts at the end. */
  mark?(view: SeatView<Board>): TurnValues
  /** What a finished game will be remembered for. */
  highlights?(events: readonly Event[], view: SeatView<Board>): Highlight[]
  /** A simple bot that picks a sensible choice in well under a millisecond. It sees only what its seat sees. */
  deckhand?(view: SeatView<Board>, prompt: Prompt<Act>): Choice<Act>
  /** Questions that a seat may decide ahead. */
  orders?: OrderBook<Board, Act>
  /** Whether an answer to an optional question, given for a case that has come since, means this choice of the question asked now. */
  cameTrue?(ahead: Act, now: Act): boolean
  /** Turns that a seat may plan while others move. */
  plans?: PlanBook<Board, Act>
  /** For letters: what a seat holds and, of another seat than the viewer's, where it is. */
  holdings?(props: Drawing<Board> & { seat: Seat }): Held
  /** How a seat stands in the race, and what more a wide page has room for. */
  stands?(props: Drawing<Board> & { seat: Seat }): { place: Text; gap?: Text } | undefined
  /** Said beside the moment when this turn may be the game's last. */
  last?(view: SeatView<Board>): Text | undefined
  /** For letters: where a seat is and how far another one is from it, in a line for readers who do not see the picture. */
  bearings?(props: Drawing<Board> & { seat: Seat }): string
  /** What belongs to no seat and is not on the board, line by line. */
  besides?(props: Drawing<Board>): string[]
  /** The board as lines of text, for plain letters. */
  sketch(props: Drawing<Board>): string
  /** Every spot that the board draws; tests check each choice's `at` and `to` against it. */
  spots(view: SeatView<Board>): readonly string[]
  /** Messages in Fluent syntax, by language. */
  words: Record<Language, string>
}
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
