/** Games with standing orders: two seats against two that are asked everything, and any orders at any seat. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { Game } from '../../worker/rules/game'
import { ASK, orderFrom, type Order, type OrderLine, type Orders } from '../../worker/rules/orders'
import { begin, brisk, give, setting, type Setting } from './kit'
import { knowingMove } from './players'

const SEATS = 4
/** How far from one half their share of victories may lie. */
export const FAIR = 0.015

/** The part of the victory that goes to who has the usual orders, all choosing as deckhands do: neighbours in one game, opposite seats in the next. */
export function orderedVictory(game: Game, edition: string, n: number, said: Orders = {}): number {
  const chance = seededChance(n)
  const ordered = PAIRS[n % PAIRS.length] ?? []
  const made = brisk(setting(game, edition, SEATS), seat => (ordered.includes(seat) ? said : undefined))
  let match = begin(made, chance)
  while (match.prompts.length > 0) {
    const needed = match.prompts.filter(({ may, calls }) => !may || calls)
    match = give({ ...match, rows: match.rows.slice(-1) }, knowingMove(game, needed, match.present.state, chance), chance)
  }
  const first = game.rules.standing(match.present.state).rows.filter(({ place }) => place === 1)
  return first.filter(({ who }) => ordered.some(seat => seat === who)).length / first.length
}
const PAIRS: readonly (readonly number[])[] = [[0, 1], [2, 3], [0, 2], [1, 3], [1, 2], [3, 0]]

/** The same table with orders by chance at each seat, among them some that were never in its edition. */
export function orderedAtRandom(made: Setting, seed: number): Setting {
  const chance = seededChance(seed)
  const lines = made.game.orders?.lines(made.options, made.seats) ?? []
  const said = Array.from({ length: made.seats }, () => Object.fromEntries(lines.map(line => [line.id, randomOrder(line, made.seats, chance)])))
  return brisk(made, seat => said[seat])
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
