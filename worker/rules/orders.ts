/**
 * Standing orders: what a seat has decided ahead. The platform keeps them, shows them and asks them; only the game knows what
 * they mean. An order never answers by itself: it names one of the choices offered, or says that its person is to be asked.
 */
import type { Choice, Options, Prompt, SeatView, Seat, Text } from './contract'

/** A kind of question that can be decided ahead. */
export interface OrderLine {
  id: string
  name: Text
  /** The first is what a seat has that never said anything; asking is always among the possible ways. */
  ways: readonly [OrderWay, ...OrderWay[]]
  /** It can be limited to questions in which no more gold than this changes hands. */
  stake?: { most: number }
  /** Some of these, in order of liking, come before everything else. */
  ranks?: { among: readonly { id: string; name: Text }[]; usual: readonly string[] }
  /** A seat that is spared as long as there is another. */
  spares?: true
}
export interface OrderWay {
  id: string
  name: Text
  /** The way takes a number. */
  number?: { least: number; most: number; usual: number; unit?: 'percent' }
}

/** What a person has said on one line. */
export interface Order {
  way: string
  number?: number
  /** Above so much gold the person is asked. */
  stake?: number
  ranks?: readonly string[]
  spares?: Seat
}
/** By line; what is missing is as usual. */
export type Orders = Readonly<Record<string, Order>>

/** How a table plays: brisk, standing orders answer whatever they can; classic, everybody is asked everything. */
export type Manner = 'brisk' | 'classic'

export const ASK = 'ask'

/** Why a line left a question to its person: so wished, too much gold at stake, or nothing offered fits it. */
export type Left = 'wish' | 'stake' | 'no-fit'
export type Judged<Act> = { line: string } & ({ choice: Choice<Act> } | { left: Left })

export interface OrderBook<Board, Act> {
  /** What can come up at a table of so many seats. */
  lines(options: Options, seats: number): readonly OrderLine[]
  /** Undefined: no line is about such a question. */
  judge(orders: Orders, view: SeatView<Board>, prompt: Prompt<Act>, options: Options): Judged<Act> | undefined
  /** The plainest order under which this choice is taken again: what "always do this" writes. */
  always(view: SeatView<Board>, prompt: Prompt<Act>, choice: Choice<Act>, options: Options): { line: string; order: Order } | undefined
}

export const usualOrder = ({ ways: [first], ranks }: OrderLine): Order => ({
  way: first.id,
  ...(first.number && { number: first.number.usual }),
  ...(ranks && { ranks: ranks.usual }),
})

/** What a form or a stored row says, as far as this edition knows it: an old page never orders what is not there. */
export function orderFrom(line: OrderLine, said: Partial<Order> | undefined): Order {
  if (!said) return usualOrder(line)
  if (said.way === ASK) return { way: ASK }
  const way = line.ways.find(({ id }) => id === said.way)
  if (!way) return usualOrder(line)
  return {
    way: way.id,
    ...(way.number && { number: within(said.number, way.number) }),
    ...(line.stake && said.stake !== undefined && { stake: within(said.stake, { least: 0, most: line.stake.most, usual: line.stake.most }) }),
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
