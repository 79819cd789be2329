/** The complete state of a game of Tunnel, its events, and how they change it. */
import type { GameEvent, Seat } from '../../../rules/contract'
import { editionOf } from './editions'
import { SYMBOLS, type Symbol } from './sections'

/** 0: entrance; 1 … n: divisions; n + 1: boat. */
export type Place = number
export type Cards = Readonly<Record<Symbol, number>>

export interface TunnelState {
  edition: string
  /** The symbol of each division, from index 0. */
  symbols: readonly Symbol[]
  /** Positions of each seat's pirates. */
  pirates: readonly (readonly Place[])[]
  hands: readonly Cards[]
  /** The last card is on top. */
  deck: readonly Symbol[]
  discard: readonly Symbol[]
  /** The first card is taken next; empty in editions that draw from the deck. */
  row: readonly Symbol[]
  turn: Turn
  end?: { by: 'escape'; seat: Seat } | { by: 'standstill' }
}
export interface Turn {
  number: number
  seat: Seat
  action: 1 | 2 | 3
}

export type TunnelEvent = GameEvent &
  (
    | { type: 'began'; edition: string; symbols: readonly Symbol[]; seats: number; pirates: number; first: Seat }
    | { type: 'dealt'; hands: readonly Cards[]; deck: readonly Symbol[] }
    /** A new row is laid from the top of the deck (C-TOR-3). */
    | { type: 'laid'; cards: readonly Symbol[]; final: true }
    /** C-FWD-1: a pirate moves forward past `passed` occupied divisions of the symbol. */
    | { type: 'advanced'; seat: Seat; symbol: Symbol; from: Place; to: Place; passed: number; boat: boolean }
    /** C-BACK-1: a pirate moves back to `met` pirates; `draws` is lower if too few cards are left. */
    | { type: 'retreated'; seat: Seat; from: Place; to: Place; met: 1 | 2; draws: number; boat: boolean }
    /** One card; seen by everybody if it comes from the open row or goes into an open hand. */
    | { type: 'drew'; seat: Seat; symbol: Symbol; from: 'deck' | 'row'; seen: boolean; final?: true }
    /** C-DRAW-1: the new deck is the shuffled discard pile, placed below any cards still left (C-TOR-4). */
    | { type: 'reshuffled'; deck: readonly Symbol[]; final: true }
    | { type: 'acted' }
    | { type: 'missed'; seat: Seat }
    | { type: 'turned'; to: Seat }
    | { type: 'escaped'; seat: Seat }
    | { type: 'stood' }
  )

export const NO_CARDS: Cards = { flag: 0, sabre: 0, pistol: 0, key: 0, bottle: 0, tricorne: 0 }

export function apply(state: TunnelState | undefined, event: TunnelEvent): TunnelState {
  if (event.type === 'began') return begun(event)
  if (!state) throw new Error('tunnel: the first event must be "began"')
  const { turn } = state
  switch (event.type) {
    case 'dealt':
      return { ...state, hands: event.hands, deck: event.deck }
    case 'laid':
      return { ...state, row: event.cards, deck: state.deck.slice(0, state.deck.length - event.cards.length) }
    case 'reshuffled':
      return { ...state, deck: event.deck, discard: [] }
    case 'advanced':
      return {
        ...state,
        pirates: moved(state, event.seat, event.from, event.to),
        hands: dealtTo(state, event.seat, event.symbol, -1),
        discard: [...state.discard, event.symbol],
      }
    case 'retreated':
      return { ...state, pirates: moved(state, event.seat, event.from, event.to) }
    case 'drew': {
      const hands = dealtTo(state, event.seat, event.symbol, 1)
      return event.from === 'row' ? { ...state, hands, row: state.row.slice(1) } : { ...state, hands, deck: state.deck.slice(0, -1) }
    }
    case 'acted':
      return { ...state, turn: { ...turn, action: turn.action === 1 ? 2 : 3 } }
    case 'missed':
      return state
    case 'turned':
      return { ...state, turn: { number: turn.number + 1, seat: event.to, action: 1 } }
    case 'escaped':
      return { ...state, end: { by: 'escape', seat: event.seat } }
    case 'stood':
      return { ...state, end: { by: 'standstill' } }
  }
}

function begun(event: Extract<TunnelEvent, { type: 'began' }>): TunnelState {
  const crew = Array.from({ length: event.pirates }, (): Place => 0)
  const seats = Array.from({ length: event.seats }, (_, seat) => seat)
  return {
    edition: event.edition,
    symbols: event.symbols,
    pirates: seats.map(() => crew),
    hands: seats.map(() => NO_CARDS),
    deck: [],
    discard: [],
    row: [],
    turn: { number: 1, seat: event.first, action: 1 },
  }
}

function moved(state: TunnelState, seat: Seat, from: Place, to: Place): readonly (readonly Place[])[] {
  const own = [...piratesOf(state, seat)]
  own[own.indexOf(from)] = to
  return state.pirates.with(seat, own)
}

function dealtTo(state: TunnelState, seat: Seat, symbol: Symbol, by: 1 | -1): readonly Cards[] {
  const hand = handOf(state, seat)
  return state.hands.with(seat, { ...hand, [symbol]: hand[symbol] + by })
}

// ── questions ──

export const piratesOf = (state: TunnelState, seat: Seat): readonly Place[] => state.pirates[seat] ?? []
export const handOf = (state: TunnelState, seat: Seat): Cards => state.hands[seat] ?? NO_CARDS
export const boatOf = (state: Pick<TunnelState, 'symbols'>): Place => state.symbols.length + 1
export function counted(cards: readonly Symbol[]): Cards {
  const hand = { ...NO_CARDS }
  for (const card of cards) hand[card]++
  return hand
}
export const countCards = (cards: Cards): number => SYMBOLS.reduce((sum, symbol) => sum + cards[symbol], 0)
export const questionsOf = (state: TunnelState) => editionOf(state.edition)

/** Pirates on each place, of all seats. */
export function crowdOf(state: TunnelState): number[] {
  const crowd = new Array<number>(state.symbols.length + 2).fill(0)
  for (const own of state.pirates) for (const place of own) crowd[place] = (crowd[place] ?? 0) + 1
  return crowd
}
