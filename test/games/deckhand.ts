/** One deckhand against three random players, changing seats from game to game. */
import { seededChance } from '../../worker/rules/chance'
import type { Game } from '../../worker/drawing/game'
import { begin, give, setting } from './kit'
import { botMove, randomMove } from './players'

const SEATS = 4
/** Share of games it must win; a quarter would be average. */
export const ENOUGH = 0.6

/** Its share of the victory, which may be a tie. */
export function victory(game: Game, edition: string, n: number): number {
  const chance = seededChance(n)
  const own = n % SEATS
  let match = begin(setting(game, edition, SEATS), chance)
  while (match.prompts.length > 0) {
    const mine = match.prompts.filter(({ seat, may }) => seat === own && !may)
    const others = match.prompts.filter(({ seat }) => seat !== own)
    const move = mine.length > 0 ? botMove(game, mine, match.present.state, chance) : randomMove(game, others, chance)
    match = give({ ...match, rows: match.rows.slice(-1) }, move, chance)
  }
  const first = game.rules.standing(match.present.state).rows.filter(({ place }) => place === 1)
  return first.some(({ who }) => who === own) ? 1 / first.length : 0
}
