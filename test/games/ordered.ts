/** Two seats with the usual standing orders against two that are asked everything; all choose as deckhands do. */
import { seededChance } from '../../worker/rules/chance'
import type { Game } from '../../worker/rules/game'
import type { Orders } from '../../worker/rules/orders'
import { begin, brisk, give, setting } from './kit'
import { knowingMove } from './players'

const SEATS = 4
/** How far from one half their share of victories may lie. */
export const FAIR = 0.015

/** The part of the victory that goes to who has orders: neighbours in one game, opposite seats in the next. */
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
