/** Standing orders: what a seat has decided ahead. The platform stores, shows and consults them; only the game knows their meaning. An
    order names one of the offered choices or leaves the question to its person; it never answers by itself. */
import type { Choice, Options, Prompt, SeatView, Seat, Text } from './contract'

/** A kind of question that can be decided ahead. */
export interface OrderLine {
  id: string
  name: Text
  /** A symbol of the kit. */
  sign?: string
  /** The first is the default; asking is always one of the ways. */
  ways: readonly [OrderWay, ...OrderWay[]]
  /** Can be limited to questions where at most this much gold changes hands. */
  stake?: { most: number }
  /** Preferences in order, which come before everything else. */
  ranks?: { among: readonly { id: string; name: Text }[]; usual: readonly string[] }
  /** Can name a seat to spare as long as there is another. */
  spares?: true
}
export interface OrderWay {
  id: string
  name: Text
  /** The way takes a number. */
  number?: { least: number; most: number; usual: number; unit?: 'percent' }
}

/** A person's order on one line. */
export interface Order {
  way: string
  number?: number
  /** Above this much gold the person is asked. */
  stake?: number
  ranks?: readonly string[]
  spares?: Seat
}
/** By line; a missing line has its default. */
export type Orders = Readonly<Record<string, Order>>

/** How a table plays: brisk (standing orders answer whatever they can) or classic (everybody is asked everything). */
export type Manner = 'brisk' | 'classic'

export const ASK = 'ask'

/** Why a line left a question to its person: the order says so, too much gold is at stake, or nothing offered fits. */
export type Left = 'wish' | 'stake' | 'no-fit'
export type Judged<Act> = { line: string } & ({ choice: Choice<Act>; as: Way } | { left: Left })

/** The way in which a line answered. */
export type Way = Pick<Order, 'way' | 'number'>

export const wayName = ({ ways }: OrderLine, { way, number }: Way): Text | undefined => {
  const name = ways.find(({ id }) => id === way)?.name
  return name && number !== undefined ? { ...name, with: { ...name.with, n: number } } : name
}

/** A question that one of the seat's present answers may lead to, as it would be asked if nobody else acted in between. */
export interface Foreseen<Act = unknown, Board = unknown> {
  /** Unique at this moment, and never reused for another question. */
  id: string
  /** The answer that may lead to it, with the act of its choice. */
  under: Choice<Act>
  /** The seat's own choices on the way to it. */
  path: readonly Text[]
  prompt: Prompt<Act>
  /** Where those choices lead, if more than one way goes on from the answer; empty if a place does not tell it. */
  after?: readonly string[]
  /** A small matter that does not come up after any of these acts. */
  unless?: readonly Act[]
  /** What the seat would see then; undefined if several ways lead there. */
  then?: SeatView<Board> | undefined
}

/** What is done after one of the seat's answers, as far as it is known. */
export interface Course<Act = unknown> {
  under: Act
  takes: readonly Act[]
  /** Of each of them, whether its person has said so, now or in an order of their own; the others are the default ones. */
  own?: readonly boolean[]
}

export interface OrderBook<Board, Act> {
  /** The lines that can come up at a table of this many seats. */
  lines(options: Options, seats: number): readonly OrderLine[]
  /** Undefined if no line covers the question. */
  judge(orders: Orders, view: SeatView<Board>, prompt: Prompt<Act>, options: Options): Judged<Act> | undefined
  /** The questions that the seat's open answers may lead to. */
  foresees(view: SeatView<Board>): readonly Foreseen<Act, Board>[]
  /** What the seat's open answers, or the one it has given, lead to if its questions are answered like this and nobody interferes. */
  courses(view: SeatView<Board>, answer: (view: SeatView<Board>, prompt: Prompt<Act>) => Act | undefined): readonly Course<Act>[]
  /** The seat's answer being carried out now, named as in `under`, and where it has led so far. */
  underway(view: SeatView<Board>): { under: string; at: string } | undefined
  /** Whether every choice leads to the same position. */
  alike(view: SeatView<Board>, prompt: Prompt<Act>): boolean
  /** The simplest order that would take this choice again: what "always do this" saves. */
  always(view: SeatView<Board>, prompt: Prompt<Act>, choice: Choice<Act>, options: Options): { line: string; order: Order } | undefined
}

export const usualOrder = ({ ways: [first], ranks }: OrderLine): Order => ({
  way: first.id,
  ...(first.number && { number: first.number.usual }),
  ...(ranks && { ranks: ranks.usual }),
})

/** The order in a form or a stored row, limited to what this edition knows: an old page cannot order what is not there. */
export function orderFrom(line: OrderLine, said: Partial<Order> | undefined): Order {
  if (!said) return usualOrder(line)
  if (said.way === ASK) return { way: ASK }
  const way = line.ways.find(({ id }) => id === said.way)
  if (!way) return usualOrder(line)
  return {
    way: way.id,
    ...(way.number && { number: within(said.number, way.number) }),
    ...(line.stake &&
      said.stake !== undefined && { stake: within(said.stake, { least: 0, most: line.stake.most, usual: line.stake.most }) }),
    ...(line.ranks && { ranks: ranksFrom(line.ranks, said.ranks) }),
    ...(line.spares && said.spares !== undefined && { spares: said.spares }),
  }
}

function within(n: number | undefined, { least, most, usual }: { least: number; most: number; usual: number }): number {
  return n === undefined || !Number.isInteger(n) ? usual : Math.min(most, Math.max(least, n))
}

function ranksFrom({ among, usual }: NonNullable<OrderLine['ranks']>, said: readonly string[] | undefined): readonly string[] {
  if (!said) return usual
  return [...new Set(said)].filter(id => among.some(known => known.id === id))
}

export const ordersFrom = (lines: readonly OrderLine[], said: Orders): Orders =>
  Object.fromEntries(lines.map(line => [line.id, orderFrom(line, said[line.id])]))
