/** Games with standing orders: two seats with orders against two that are asked everything, and games with random orders. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { Game } from '../../worker/drawing/game'
import { alikeFor, saidAhead, saidOf, type SaidAhead } from '../../worker/engine/ahead'
import { forced } from '../../worker/engine/forced'
import { orderedBy } from '../../worker/engine/order'
import { firstOf, type Respond } from '../../worker/engine/responder'
import type { Seat } from '../../worker/rules/contract'
import { ASK, orderFrom, type Foreseen, type Order, type OrderLine, type Orders } from '../../worker/rules/orders'
import { begin, withOrders, give, setting, type Setting } from './kit'
import { botMove } from './players'

const SEATS = 4
/** How far their share of victories may be from one half. */
export const FAIR = 0.015

/**
 * The share of the victory won by the seats with orders, all seats choosing like deckhands. The pairs with orders alternate between
 * neighbours and opposite seats.
 */
export function orderedVictory(game: Game, edition: string, n: number, said: Orders = {}): number {
  const chance = seededChance(n)
  const ordered = PAIRS[n % PAIRS.length] ?? []
  const made = withOrders(setting(game, edition, SEATS), seat => (ordered.includes(seat) ? said : undefined))
  let match = begin(made, chance)
  while (match.prompts.length > 0) {
    const needed = match.prompts.filter(({ may, calls }) => !may || calls)
    match = give({ ...match, rows: match.rows.slice(-1) }, botMove(game, needed, match.present.state, chance), chance)
  }
  const first = game.rules.standing(match.present.state).rows.filter(({ place }) => place === 1)
  return first.filter(({ who }) => ordered.some(seat => seat === who)).length / first.length
}
const PAIRS: readonly (readonly number[])[] = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [1, 2],
  [3, 0],
]

/**
 * The same table with random orders at each seat, including some its edition does not have. Half of all foreseeable questions are answered
 * ahead, and questions whose answers all lead to the same are skipped.
 */
export function orderedAtRandom(made: Setting, seed: number): Setting {
  const chance = seededChance(seed)
  const lines = made.game.orders?.lines(made.options, made.seats) ?? []
  const said = Array.from({ length: made.seats }, () =>
    Object.fromEntries(lines.map(line => [line.id, randomOrder(line, made.seats, chance)]))
  )
  const ordered = orderedBy(made.game, made.options, seat => said[seat])
  return { ...made, respond: firstOf(forced, saysAhead(made.game, seed), ordered, alikeFor(made.game, made.options)) }
}

/** The answer given ahead depends only on the question's id, so that a game can be replayed. */
function saysAhead(game: Game, seed: number): Respond {
  const said = new Map<Seat, readonly SaidAhead[]>()
  const answers = saidAhead(game, seat => said.get(seat) ?? [])
  return (view, prompt) => {
    const foreseen = prompt.may ? (game.orders?.foresees(view()) ?? []) : []
    if (foreseen.length > 0)
      said.set(
        prompt.seat,
        foreseen.flatMap(question => saidTo(question, seed))
      )
    return answers(view, prompt)
  }
}

function saidTo({ id, ...question }: Foreseen, seed: number): SaidAhead[] {
  const { choices } = question.prompt
  const chance = seededChance([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) | 0)
  const choice = chance.pick(2) === 0 ? choices[chance.pick(choices.length)] : undefined
  return choice ? [saidOf(question, choice)] : []
}

function randomOrder(line: OrderLine, seats: number, chance: Chance): Order {
  const ways = [...line.ways.map(({ id }) => id), ASK, 'no-such-way']
  const among = [...(line.ranks?.among.map(({ id }) => id) ?? []), 'no-such-rank']
  return orderFrom(line, {
    way: ways[chance.pick(ways.length)] ?? ASK,
    number: chance.pick(100),
    ...(chance.pick(2) === 1 && { stake: chance.pick(12) }),
    ...(chance.pick(2) === 1 && { ranks: chance.shuffle(among).slice(0, 3) }),
    spares: chance.pick(seats),
  })
}
