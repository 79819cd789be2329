/** Positions of Tunnel in one line: a test names only what it is about; all other cards are kept out of the way. */
import { scriptedChance, seededChance, type Chance } from '../../../worker/rules/chance'
import type { Options, Prompt, Seat } from '../../../worker/rules/contract'
import { fold, workedOut } from '../../../worker/rules/kit'
import { SECTIONS, SYMBOLS, type Symbol } from '../../../worker/games/tunnel/rules/sections'
import type { TunnelAct } from '../../../worker/games/tunnel/rules/acts'
import { begin } from '../../../worker/games/tunnel/rules/setup'
import { check } from '../../../worker/games/tunnel/rules/standing'
import { apply, counted, type TunnelEvent, type TunnelState } from '../../../worker/games/tunnel/rules/state'
import { play, prompts } from '../../../worker/games/tunnel/rules/turn'

export interface Position {
  edition?: string
  /** Positions of each seat's pirates; the rest are at the entrance. 37 is the boat. */
  pirates: number[][]
  hands?: string[]
  row?: string
  /** Next card first. By default, all unnamed cards. */
  deck?: string
  discard?: string
  /** The seat that holds all unnamed cards; by default they are in the deck, or in the discard pile if `deck` is given. */
  rest?: Seat
  turn?: { seat: Seat; action: 1 | 2 | 3 }
}

/** The tunnel of the rulebook's examples: sections in this order, first side up. */
const EXAMPLE = [0, 1, 4, 2, 3, 5]
export const exampleTunnel: Symbol[] = EXAMPLE.flatMap(i => SECTIONS[i]?.[0] ?? [])

const CREW = 6
const ALL: Symbol[] = SYMBOLS.flatMap(symbol => new Array<Symbol>(17).fill(symbol))

export function cards(named = ''): Symbol[] {
  return named.split(' ').flatMap(name => SYMBOLS.filter(symbol => symbol === name))
}

export function at(position: Position): TunnelState {
  const { edition = 'jamaica', pirates, hands = [], rest, turn = { seat: 0, action: 1 } } = position
  const held = pirates.map((_, seat) => cards(hands[seat]))
  const lying = { row: cards(position.row), deck: cards(position.deck).reverse(), discard: cards(position.discard) }
  const unnamed = [...ALL]
  for (const card of [...held.flat(), ...Object.values(lying).flat()]) unnamed.splice(unnamed.indexOf(card), 1)
  if (rest !== undefined) held[rest]?.push(...unnamed)
  else lying[position.deck === undefined ? 'deck' : 'discard'].unshift(...unnamed)
  const state: TunnelState = {
    edition,
    symbols: exampleTunnel,
    pirates: pirates.map(own => [...own, ...new Array<number>(CREW - own.length).fill(0)]),
    hands: held.map(counted),
    ...lying,
    turn: { number: 1, ...turn },
  }
  check(state)
  return state
}

/** The state at the start of a game. */
export const begun = (seats: number, edition = 'jamaica', house: Options['house'] = {}, seed = 1): TunnelState =>
  fold<TunnelState, TunnelEvent>(apply, begin(seats, { edition, house }, seededChance(seed)))

/** A seat's pirates, foremost first. */
export const piratesOf = (state: TunnelState, seat: Seat): number[] => [...(state.pirates[seat] ?? [])].sort((a, b) => b - a)
/** A seat's cards, in order of symbols. */
export const cardsOf = (state: TunnelState, seat: Seat): Symbol[] =>
  SYMBOLS.flatMap(symbol => new Array<Symbol>(state.hands[seat]?.[symbol] ?? 0).fill(symbol))
export const typesOf = (events: readonly TunnelEvent[]): string[] => events.map(event => event.type)

export function asked(state: TunnelState): Prompt<TunnelAct> {
  const [prompt, ...more] = prompts(state)
  if (!prompt || more.length) throw new Error('expected exactly one question')
  return prompt
}
export const choicesOf = (state: TunnelState): string[] => asked(state).choices.map(choice => choice.id)

export interface Acted {
  state: TunnelState
  events: TunnelEvent[]
}

/** Gives one offered answer. Chance is scripted and empty by default, so an unexpected draw fails. */
export function act(state: TunnelState, choice: string, chance: Chance = scriptedChance([])): Acted {
  const { seat, choices } = asked(state)
  const offered = choices.find(({ id }) => id === choice)
  if (!offered) throw new Error(`${choice} is not among ${choicesOf(state).join(' ')}`)
  const { state: after, events } = workedOut({ apply, play }, state, seat, offered.act, chance)
  check(after)
  return { state: after, events }
}

export const acts = (state: TunnelState, ...choices: string[]): Acted =>
  choices.reduce<Acted>((so, choice) => act(so.state, choice), { state, events: [] })

/** The picks that make a shuffle of these cards come out in this order. */
export function picksFor(from: readonly Symbol[], order: readonly Symbol[]): number[] {
  const deck = [...from]
  return order
    .map((_, i) => order.length - 1 - i)
    .filter(last => last > 0)
    .map(last => {
      const taken = deck.lastIndexOf(order[last] ?? 'flag', last)
      const moved = deck[last] ?? 'flag'
      deck[last] = deck[taken] ?? 'flag'
      deck[taken] = moved
      return taken
    })
}
