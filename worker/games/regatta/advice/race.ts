/** The race in review: standings round by round, and its memorable moments. */
import type { Seat, SeatView, Text } from '../../../rules/contract'
import { greatest, type Highlight, type TurnValues } from '../../../drawing/end'
import { editionOf } from '../editions'
import type { EventOf, RegattaEvent } from '../state/events'
import { count } from '../state/holds'
import { worthOfCargo } from '../orders/worth'
import { wayOf } from '../state/reading'
import { goods, named } from '../state/texts'
import type { RegattaBoard } from '../state/view'

/** Each ship's distance behind the leader, and the gold it carries. */
export function mark({ board }: SeatView<RegattaBoard>): TurnValues {
  const ways = board.ships.map(ship => wayOf(board, ship))
  const first = Math.max(...ways)
  const { gold } = editionOf(board.edition).goods
  return {
    turn: board.round,
    charts: [
      { name: { say: 'chart-behind' }, values: ways.map(way => way - first) },
      { name: { say: 'chart-gold', with: { gold } }, values: board.ships.map(({ holds }) => count(holds, gold)) },
    ],
  }
}

/** An event and the round it happened in. */
interface Dated<Event> {
  round: number
  event: Event
}

/** The greatest theft, fight and shortage. */
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
  return [...(theft ? [theftTold(theft)] : []), ...(fight ? [fightTold(fight)] : []), ...(loss ? [shortageTold(loss)] : [])]
}

const isOf = <Type extends RegattaEvent['type']>(event: RegattaEvent, types: readonly Type[]): event is EventOf<Type> =>
  types.some(type => type === event.type)

/** How much stronger the loser was before the dice were rolled. */
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
  const { attacker, defender, attack, defence, winner = attacker, what } = event
  const [own, against] = winner === attacker ? [attack.powder, defence?.powder ?? 0] : [defence?.powder ?? 0, attack.powder]
  const loser = winner === attacker ? defender : attacker
  return {
    sign: 'fight',
    title: { say: 'highlight-fight' },
    text: inRound(round, {
      say: 'highlight-fight-told',
      with: { ...named('by', winner), ...named('from', loser), own, powder: goods(what, own), against },
    }),
  }
}

const shortageTold = ({ round, event: { seat, what, n, due = n } }: Dated<EventOf<'paid'> & { seat: Seat }>): Highlight => ({
  sign: 'lair',
  title: { say: 'highlight-shortage' },
  text: inRound(round, { say: 'highlight-shortage-told', with: { by: { seat }, goods: goods(what, due - n) } }),
})

const inRound = (round: number, told: Text): Text => ({ say: 'highlight-round', with: { round, told } })
