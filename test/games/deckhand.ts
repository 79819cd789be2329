/** A deckhand among three players at random, the seats in turn. */
import { seededChance } from '../../worker/rules/chance'
import type { Game } from '../../worker/rules/game'
import { begin, give, setting } from './kit'
import { knowingMove, randomMove } from './players'

const SEATS = 4
/** Of its games, where a quarter would be as much as anybody's. */
export const ENOUGH = 0.6

/** Its part of the victory. */
export function victory(game: Game, edition: string, n: number): number {
  const chance = seededChance(n)
  const own = n % SEATS
  let match = begin(setting(game, edition, SEATS), chance)
  while (match.prompts.length > 0) {
    const mine = match.prompts.filter(({ seat, may }) => seat === own && !may)
    const others = match.prompts.filter(({ seat }) => seat !== own)
    const move = mine.length > 0 ? knowingMove(game, mine, match.present.state, chance) : randomMove(game, others, chance)
    match = give({ ...match, rows: match.rows.slice(-1) }, move, chance)
  }
  const first = game.rules.standing(match.present.state).rows.filter(({ place }) => place === 1)
  return first.some(({ who }) => who === own) ? 1 / first.length : 0
}
