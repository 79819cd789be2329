/** Regatta's standing orders: finds the line a question belongs to and asks that line's judge. */
import type { Choice, Options, Prompt, SeatView } from '../../../rules/contract'
import { ASK, ordersFrom, type Judged, type Order, type OrderBook, type OrderLine, type Orders } from '../../../rules/orders'
import type { RegattaAct } from '../turn/acts'
import { EDITIONS, editionOf } from '../editions'
import { alike } from './foresight'
import type { RegattaBoard } from '../state/view'
import { courses, foresees, underway } from './ahead'
import { payVerdict, roomVerdict } from './cargo'
import { ghostVerdict, routeVerdict } from './course'
import { powderVerdict, sabreVerdict, whomVerdict } from './fight'
import type { Case, Offer, Verdict } from './judge'
import { linesFor } from './lines'
import { lootVerdict, treasureVerdict } from './spoils'
import { stakeOf } from './stake'
import { ghostSails } from '../state/state'

export const orders: OrderBook<RegattaBoard, RegattaAct> = {
  lines,
  judge,
  foresees,
  courses,
  underway,
  alike,
  always,
}

/** Leaves out the ghost's line at tables where the ghost ship does not sail. */
function lines({ edition, house }: Options, seats: number): readonly OrderLine[] {
  const rules = editionOf(edition)
  return linesOf(edition).filter(({ id }) => id !== 'ghost' || ghostSails(rules, seats, house))
}

/** Made once: every page and every automatic answer asks for them. */
const linesMade = new Map(EDITIONS.map(edition => [edition.id, linesFor(edition)]))
const linesOf = (edition: string): readonly OrderLine[] => linesMade.get(edition) ?? []

function judge(
  said: Orders,
  { board }: SeatView<RegattaBoard>,
  prompt: Prompt<RegattaAct>,
  options: Options
): Judged<RegattaAct> | undefined {
  const line = lineOf(prompt.choices[0].act)
  const order = line && ordersFrom(linesOf(options.edition), said)[line]
  const own = board.ships[prompt.seat]
  if (!line || !order || !own) return undefined
  if (order.way === ASK) return { line, left: 'wish' }
  const asked: Case = { order, board, seat: prompt.seat, own, offered: prompt.choices.map(choice => ({ act: choice.act, choice })) }
  if (order.stake !== undefined && stakeOf(asked) > order.stake) return { line, left: 'stake' }
  const verdict = verdictOn(asked)
  const { way, number } = order
  const as = { way, ...(number !== undefined && { number }) }
  return typeof verdict === 'string' ? { line, left: verdict } : { line, choice: verdict, as }
}

/** Undefined for questions put to all seats at once (card and placement): they take no standing orders. */
function lineOf(act: RegattaAct): string | undefined {
  switch (act.do) {
    case 'move':
      return act.ship === 'ghost' ? 'ghost' : 'fork'
    case 'retreat':
      return 'fork'
    case 'load':
    case 'stow':
      return 'room'
    case 'spend':
    case 'spend-some':
      return 'pay'
    case 'attack':
      return 'whom'
    case 'powder':
      return act.side
    case 'sabre':
      return 'sabre'
    case 'loot':
      return 'loot'
    case 'treasure':
      return 'found'
    default:
      return undefined
  }
}

function verdictOn(asked: Case): Verdict {
  const moves = only(asked, 'move')
  if (moves) return moves.offered[0]?.act.ship === 'ghost' ? ghostVerdict(moves) : routeVerdict(moves)
  const retreats = only(asked, 'retreat')
  if (retreats) return routeVerdict(retreats)
  const room = only(asked, 'load', 'stow')
  if (room) return roomVerdict(room)
  const payment = only(asked, 'spend', 'spend-some')
  if (payment) return payVerdict(payment)
  const attacks = only(asked, 'attack')
  if (attacks) return whomVerdict(attacks)
  const powder = only(asked, 'powder')
  if (powder) return powderVerdict(powder)
  const sabre = only(asked, 'sabre')
  if (sabre) return sabreVerdict(sabre)
  const loot = only(asked, 'loot')
  if (loot) return lootVerdict(loot)
  const treasure = only(asked, 'treasure')
  return treasure ? treasureVerdict(treasure) : 'no-fit'
}

/** The same question narrowed to these kinds of act, if it offers no others. */
function only<What extends RegattaAct['do']>(asked: Case, ...kinds: readonly What[]): Case<Extract<RegattaAct, { do: What }>> | undefined {
  type Wanted = Extract<RegattaAct, { do: What }>
  const isOne = (offer: Offer): offer is Offer<Wanted> => kinds.some(kind => kind === offer.act.do)
  const offered = asked.offered.filter(isOne)
  return offered.length === asked.offered.length ? { ...asked, offered } : undefined
}

/** The simplest order that would make this choice again; undefined if no way leads to it. */
function always(
  { board }: SeatView<RegattaBoard>,
  prompt: Prompt<RegattaAct>,
  choice: Choice<RegattaAct>,
  options: Options
): { line: string; order: Order } | undefined {
  const line = linesOf(options.edition).find(({ id }) => id === lineOf(choice.act))
  const own = board.ships[prompt.seat]
  if (!line || !own) return undefined
  const { act } = choice
  const plain = line.ways.flatMap(({ id, number }): Order[] => (number ? [] : [{ way: id }]))
  const exact: Order[] = act.do === 'powder' ? [{ way: 'some', number: act.n }] : []
  const offered = prompt.choices.map(one => ({ act: one.act, choice: one }))
  const order = [...plain, ...exact].find(order => verdictOn({ order, board, seat: prompt.seat, own, offered }) === choice)
  return order && { line: line.id, order }
}
