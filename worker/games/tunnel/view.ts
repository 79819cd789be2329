/** The three doors out: what a viewer sees and is told, and what else could be true for all that viewer knows. */
import type { Chance } from '../../rules/chance'
import type { Seat, SeatView, Text, Viewer } from '../../rules/contract'
import { SYMBOLS, type Symbol } from './sections'
import { boatOf, countCards, counted, handOf, questionsOf } from './state'
import type { Cards, Place, TunnelEvent, TunnelState, Turn } from './state'

export interface TunnelBoard {
  edition: string
  symbols: readonly Symbol[]
  /** pirates[place][seat]: how many of that seat's pirates are there. */
  pirates: number[][]
  hands: TunnelHand[]
  deck: number
  /** The last one lies on top. */
  discard: readonly Symbol[]
  /** Next card first; absent where cards are drawn unseen. */
  row?: readonly Symbol[]
  turn?: Turn
  crewSize: number
}
export interface TunnelHand {
  seat: Seat
  count: number
  cards?: Cards
}

const seesHand = (state: TunnelState, viewer: Viewer, seat: Seat): boolean => questionsOf(state).handsOpen || viewer === seat

export function view(state: TunnelState, viewer: Viewer): SeatView<TunnelBoard> {
  const board: TunnelBoard = {
    edition: state.edition,
    symbols: state.symbols,
    pirates: placed(state),
    hands: state.hands.map((cards, seat) => ({
      seat,
      count: countCards(cards),
      ...(seesHand(state, viewer, seat) && { cards }),
    })),
    deck: state.deck.length,
    discard: state.discard,
    ...(questionsOf(state).row > 0 && { row: state.row }),
    ...(!state.end && { turn: state.turn }),
    crewSize: state.pirates[0]?.length ?? 0,
  }
  return { viewer, brief: { say: 'brief', with: { turn: state.turn.number } }, moment: { say: 'moment', with: { turn: state.turn.number } }, board }
}

function placed(state: TunnelState): number[][] {
  const places = Array.from({ length: boatOf(state) + 1 }, () => state.pirates.map(() => 0))
  state.pirates.forEach((own, seat) => {
    for (const place of own) {
      const there = places[place]
      if (there) there[seat] = (there[seat] ?? 0) + 1
    }
  })
  return places
}

export function tell(event: TunnelEvent, viewer: Viewer): Text | undefined {
  switch (event.type) {
    case 'began':
      return { say: 'told-began', with: { who: { seat: event.first } } }
    case 'laid':
      return { say: 'told-laid', with: { cards: event.cards.length } }
    case 'reshuffled':
      return { say: 'told-reshuffled' }
    case 'advanced': {
      const { symbol, passed } = event
      return { say: 'told-advanced', with: { ...whoAndWhere(event), symbol, passed } }
    }
    case 'retreated':
      return { say: 'told-retreated', with: { ...whoAndWhere(event), met: event.met, cards: event.draws } }
    case 'drew':
      if (!event.seen && viewer !== event.seat) return undefined
      return { say: 'told-drew', with: { who: { seat: event.seat }, symbol: event.symbol, pile: event.from } }
    case 'missed':
      return { say: 'told-missed', with: { who: { seat: event.seat } } }
    case 'escaped':
      return { say: 'told-escaped', with: { who: { seat: event.seat } } }
    case 'stood':
      return { say: 'told-stood' }
    case 'dealt':
    case 'acted':
    case 'turned':
      return undefined
  }
}

function whoAndWhere(event: { seat: Seat; from: Place; to: Place; boat: boolean; type: string }) {
  const fromBoat = event.type === 'retreated' && event.boat
  const toBoat = event.type === 'advanced' && event.boat
  const from = event.from === 0 ? 'entrance' : fromBoat ? 'boat' : event.from
  return { who: { seat: event.seat }, from, to: toBoat ? 'boat' : event.to }
}

/** Deals again what the viewer cannot see: the hands of others where they are hidden, and the order of the deck. */
export function imagine(state: TunnelState, viewer: Viewer, chance: Chance): TunnelState {
  const hidden = state.hands.map((_, seat) => seat).filter(seat => !seesHand(state, viewer, seat))
  const unseen = chance.shuffle([...state.deck, ...hidden.flatMap(seat => listed(handOf(state, seat)))])
  const hands = [...state.hands]
  for (const seat of hidden) hands[seat] = counted(unseen.splice(0, countCards(handOf(state, seat))))
  return { ...state, hands, deck: unseen }
}

const listed = (cards: Cards): Symbol[] => SYMBOLS.flatMap(symbol => new Array<Symbol>(cards[symbol]).fill(symbol))
