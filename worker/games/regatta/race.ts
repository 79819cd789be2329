/** What the end tells of the race: how it went round by round, and what it will be remembered for. */
import type { Seat, SeatView, Text } from '../../rules/contract'
import type { Highlight, Mark } from '../../rules/game'
import { spaceOf } from './course'
import { editionOf } from './editions'
import { courseOf } from './editions/courses'
import type { EventOf, RegattaEvent } from './events'
import { count } from './holds'
import { worthOfCargo } from './orders/worth'
import { goods, named } from './texts'
import type { RegattaBoard, SeenShip } from './view'

/** Where everybody is at a moment: spaces behind whoever leads, and gold aboard. */
export function mark({ board }: SeatView<RegattaBoard>): Mark {
  const course = courseOf(board.course)
  const way = ({ lap, space }: SeenShip): number => spaceOf(course, space).rank - lap * course.home.rank
  const first = Math.max(...board.ships.map(way))
  const { gold } = editionOf(board.edition).goods
  return {
    turn: board.round,
    charts: [
      { name: { say: 'chart-behind' }, values: board.ships.map(ship => way(ship) - first) },
      { name: { say: 'chart-gold' }, values: board.ships.map(({ holds }) => count(holds, gold)) },
    ],
  }
}

/** An event with the round in which it happened. */
interface Dated<Event> {
  round: number
  event: Event
}

/** One of each kind, the greatest. */
export function highlights(events: readonly RegattaEvent[], { board }: SeatView<RegattaBoard>): Highlight[] {
  let round = 0
  const dated = events.map((event): Dated<RegattaEvent> => {
    if (event.type === 'threw') round = event.round
    return { round, event }
  })
  const of = <Type extends RegattaEvent['type']>(...types: readonly Type[]) =>
    dated.flatMap(({ round, event }) => (isOf(event, types) ? [{ round, event }] : []))
  const theft = greatest(of('stole-cargo'), ({ event }) => worthOfCargo(board, event))
  const fight = greatest(of('fought'), boldness)
  const loss = greatest(of('paid'), ({ event: { due = 0, n } }) => due - n)
  return [
    ...(theft ? [theftTold(theft)] : []),
    ...(fight ? [fightTold(fight)] : []),
    ...(loss ? [shortageTold(loss)] : []),
  ]
}

const isOf = <Type extends RegattaEvent['type']>(event: RegattaEvent, types: readonly Type[]): event is EventOf<Type> =>
  types.some(type => type === event.type)

/** The first of those that are more than nothing. */
function greatest<Item>(items: readonly Item[], of: (item: Item) => number): Item | undefined {
  const best = items.reduce<Item | undefined>((best, item) => (best === undefined || of(item) > of(best) ? item : best), undefined)
  return best !== undefined && of(best) > 0 ? best : undefined
}

/** By how much the loser was stronger before the dice were rolled. */
function boldness({ event: { winner, attacker, attack, defence } }: Dated<EventOf<'fought'>>): number {
  if (winner === undefined || !defence) return 0
  const before = attack.powder + attack.beth - defence.powder - defence.beth
  return winner === attacker ? -before : before
}

const theftTold = ({ round, event: { by, from, what, n } }: Dated<EventOf<'stole-cargo'>>): Highlight => ({
  sign: 'chest',
  title: { say: 'highlight-theft' },
  text: inRound(round, { say: 'highlight-theft-told', with: { ...named('by', by), ...named('from', from), goods: goods(what, n) } }),
})

function fightTold({ round, event }: Dated<EventOf<'fought'>>): Highlight {
  const { attacker, defender, attack, defence, winner = attacker } = event
  const [own, other] = winner === attacker ? [attack.powder, defence?.powder ?? 0] : [defence?.powder ?? 0, attack.powder]
  const loser = winner === attacker ? defender : attacker
  return {
    sign: 'fight',
    title: { say: 'highlight-fight' },
    text: inRound(round, { say: 'highlight-fight-told', with: { ...named('by', winner), ...named('from', loser), own, other } }),
  }
}

const shortageTold = ({ round, event: { seat, what, n, due = n } }: Dated<EventOf<'paid'> & { seat: Seat }>): Highlight => ({
  sign: 'lair',
  title: { say: 'highlight-shortage' },
  text: inRound(round, { say: 'highlight-shortage-told', with: { by: { seat }, goods: goods(what, due - n) } }),
})

const inRound = (round: number, told: Text): Text => ({ say: 'highlight-round', with: { round, told } })
