/** Positions of Regatta for tests: as at the start, except for what the test sets. */
import { scriptedChance, seededChance, type Chance } from '../../../worker/rules/chance'
import type { Prompt } from '../../../worker/rules/contract'
import type { RegattaAct } from '../../../worker/games/regatta/turn/acts'
import { apply } from '../../../worker/games/regatta/state/apply'
import { TREASURES, type Card, type Good, type Treasure } from '../../../worker/games/regatta/editions/cards'
import { editionIn, type Dice, type Hold, type RegattaState, type Ship } from '../../../worker/games/regatta/state/state'
import type { EventOf, RegattaEvent } from '../../../worker/games/regatta/state/events'
import { rules } from '../../../worker/games/regatta/rules'
import { fold, workedOut } from '../../../worker/rules/kit'

export interface Scene {
  edition?: string
  seats?: number
  house?: Record<string, boolean>
  /** Seat 0 is the Captain and plays this card with these dice; the other ships stay where they are and load. */
  card: Card
  dice: Dice
  ships?: Record<number, Partial<Ship>>
  ghost?: Partial<Ship>
  change?: Partial<RegattaState>
}

/** The position before seat 0 picks its card; the others have picked one that loads. */
export function scene({ edition = 'first', seats = 3, house = {}, card, dice, ships = {}, ghost, change }: Scene): RegattaState {
  const begun = fold(apply, rules.begin(seats, { edition, house }, seededChance(1)))
  const { cards, goods } = editionIn(begun)
  const waiting: Card = `${goods.powder}-${goods.gold}`
  return {
    ...begun,
    captain: 0,
    dice,
    placed: dice,
    ships: begun.ships.map((ship, seat) => ({ ...ship, ...ships[seat] })),
    ...(begun.ghost && { ghost: { ...begun.ghost, ...ghost } }),
    cards: begun.cards.map((_, seat) => {
      const own = seat === 0 ? card : waiting
      const rest = cards.filter(other => other !== own)
      const hand = seat === 0 ? [own, ...rest.slice(0, 2)] : rest.slice(0, 2)
      return { hand, deck: rest.slice(2), discard: [], sealed: [], ...(seat > 0 && { picked: own }) }
    }),
    ...change,
  }
}

export const hold = (what: Good, n: number): Hold => ({ what, n })
export const holds = (...full: Hold[]): Hold[] => Array.from({ length: 5 }, (_, index) => full[index] ?? null)

/** Pile and box when ships hold these treasures, with a token for every card in the pile. */
export function found(...cards: readonly Treasure[]): Partial<RegattaState> {
  const left = [...TREASURES]
  for (const card of cards) left.splice(left.indexOf(card), 1)
  const pile = left.slice(0, Math.min(LAIRS.length, left.length))
  return { pile, box: left.slice(pile.length), tokens: LAIRS.slice(0, pile.length) }
}
const LAIRS = ['4', '9', '11', '17', '20', '23', '29', '33', '38']

export interface Played {
  state: RegattaState
  events: RegattaEvent[]
  prompts: Prompt<RegattaAct>[]
}

/** Seat 0 plays its card, then these answers are given. Chance draws these numbers first; sides of a die count from 0. */
export function sail(from: Scene, answers: readonly string[] = [], script: readonly number[] = []): Played {
  const chance = scripted(script)
  let state = scene(from)
  const events: RegattaEvent[] = []
  for (const choice of [from.card, ...answers]) {
    const prompt = rules.prompts(state).find(({ choices }) => choices.some(({ id }) => id === choice))
    if (!prompt) throw new Error(`"${choice}" is not offered, only ${offered(rules.prompts(state)).join(', ')}`)
    const followed = answered(state, prompt, choice, chance)
    state = fold(apply, followed, state)
    rules.check(state)
    events.push(...followed)
  }
  return { state, events, prompts: rules.prompts(state) }
}

/** Events that follow from the choice with this id. */
export function answered(state: RegattaState, { seat, choices }: Prompt<RegattaAct>, choice: string, chance: Chance): RegattaEvent[] {
  const found = choices.find(({ id }) => id === choice)
  if (!found) throw new Error(`"${choice}" is not offered`)
  return workedOut(rules, state, seat, found.act, chance).events
}

export const offered = (prompts: readonly Prompt[]): string[] => prompts.flatMap(({ choices }) => choices.map(({ id }) => id))

/** Draws these numbers first, then seeded ones. */
function scripted(script: readonly number[]): Chance {
  const first = scriptedChance(script)
  const then = seededChance(7)
  const now = (): Chance => (first.left() > 0 ? first : then)
  return { die: faces => now().die(faces), pick: n => (n === 1 ? 0 : now().pick(n)), shuffle: cards => then.shuffle(cards) }
}

/** All events of this type. */
export const all = <Type extends RegattaEvent['type']>({ events }: Played, type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type)
export function only<Type extends RegattaEvent['type']>(played: Played, type: Type): EventOf<Type> {
  const [first, ...more] = all(played, type)
  if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} × "${type}" in ${played.events.map(e => e.type)}`)
  return first
}
/** The types of events during seat 0's turn. */
export const own = ({ events }: Played): string[] => {
  const from = events.findIndex(event => event.type === 'turned')
  const to = events.findIndex((event, i) => i > from && event.type === 'turned')
  return events.slice(from + 1, to < 0 ? undefined : to).map(event => event.type)
}
