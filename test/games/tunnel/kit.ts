/** Positions of Tunnel in a line: what a test is about is said; cards that are not named lie where they disturb nobody. */
import { scriptedChance, seededChance, type Chance } from '../../../worker/rules/chance'
import type { Options, Prompt, Seat } from '../../../worker/rules/contract'
import { fold } from '../../../worker/rules/kit'
import { SECTIONS, SYMBOLS, type Symbol } from '../../../worker/games/tunnel/sections'
import type { TunnelAct } from '../../../worker/games/tunnel/acts'
import { begin } from '../../../worker/games/tunnel/setup'
import { check } from '../../../worker/games/tunnel/standing'
import { apply, counted, type TunnelEvent, type TunnelState } from '../../../worker/games/tunnel/state'
import { play, prompts } from '../../../worker/games/tunnel/turn'

export interface Position {
  edition?: string
  /** Where each seat's pirates are; all others stand at the entrance. 37 is the boat. */
  pirates: number[][]
  hands?: string[]
  row?: string
  /** The next card first. Unsaid: all cards that are not named. */
  deck?: string
  discard?: string
  /** Who holds the cards that are not named; unsaid, they lie in the deck, or in the discard pile where the deck is said. */
  rest?: Seat
  turn?: { seat: Seat; action: 1 | 2 | 3 }
}

/** The tunnel of the rulebook's examples: sections in this order, each with its first side up. */
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

/** A game that has just begun. */
export const begun = (seats: number, edition = 'jamaica', house: Options['house'] = {}, seed = 1): TunnelState =>
  fold<TunnelState, TunnelEvent>(apply, begin(seats, { edition, house }, seededChance(seed)))

/** A seat's pirates, the foremost first. */
export const piratesOf = (state: TunnelState, seat: Seat): number[] => [...(state.pirates[seat] ?? [])].sort((a, b) => b - a)
/** A seat's cards, in the order of the symbols. */
export const cardsOf = (state: TunnelState, seat: Seat): Symbol[] =>
  SYMBOLS.flatMap(symbol => new Array<Symbol>(state.hands[seat]?.[symbol] ?? 0).fill(symbol))
export const typesOf = (events: readonly TunnelEvent[]): string[] => events.map(event => event.type)

export function asked(state: TunnelState): Prompt<TunnelAct> {
  const [prompt, ...more] = prompts(state)
  if (!prompt || more.length) throw new Error('one question at a time')
  return prompt
}
export const choicesOf = (state: TunnelState): string[] => asked(state).choices.map(choice => choice.id)

export interface Acted {
  state: TunnelState
  events: TunnelEvent[]
}

/** One answer that is offered, and what follows. Chance is scripted: what a test does not expect, is not there. */
export function act(state: TunnelState, choice: string, chance: Chance = scriptedChance([])): Acted {
  const { seat, choices } = asked(state)
  const offered = choices.find(({ id }) => id === choice)
  if (!offered) throw new Error(`${choice} is not among ${choicesOf(state).join(' ')}`)
  const events = play(state, seat, offered.act, chance)
  const after = fold<TunnelState, TunnelEvent>((before, event) => apply(before, event), events, state)
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
