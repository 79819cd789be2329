/** What a viewer sees, and the states that would look the same to that viewer. */
import type { Chance } from '../../../rules/chance'
import type { Seat, SeatView, Viewer } from '../../../rules/contract'
import { SYMBOLS, type Symbol } from './sections'
import { boatOf, countCards, counted, handOf, questionsOf } from './state'
import type { Cards, TunnelState, Turn } from './state'

export interface TunnelBoard {
  edition: string
  symbols: readonly Symbol[]
  /** Indexed by place, then by seat: pirates standing there. */
  pirates: number[][]
  hands: TunnelHand[]
  deck: number
  /** The last card is on top. */
  discard: readonly Symbol[]
  /** The first card is next; absent in editions that draw from the deck. */
  row?: readonly Symbol[]
  turn?: Turn
  /** Counted by turns, so one that nobody could use makes it late. */
  round: number
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
    round: roundOf(state.turn.number, state.pirates.length),
    crewSize: state.pirates[0]?.length ?? 0,
  }
  return {
    viewer,
    moment: { say: 'moment', with: { round: board.round } },
    board,
  }
}

export const roundOf = (turn: number, seats: number): number => Math.ceil(turn / seats)

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

/** Deals hidden cards again: other hands where they are hidden, and the order of the deck. */
export function imagine(state: TunnelState, viewer: Viewer, chance: Chance): TunnelState {
  const hidden = state.hands.map((_, seat) => seat).filter(seat => !seesHand(state, viewer, seat))
  const unseen = chance.shuffle([...state.deck, ...hidden.flatMap(seat => listed(handOf(state, seat)))])
  const hands = [...state.hands]
  for (const seat of hidden) hands[seat] = counted(unseen.splice(0, countCards(handOf(state, seat))))
  return { ...state, hands, deck: unseen }
}

const listed = (cards: Cards): Symbol[] => SYMBOLS.flatMap(symbol => new Array<Symbol>(cards[symbol]).fill(symbol))
