/** A deckhand among three players at random, the seats in turn: two thousand games of each edition, of which it is to win 60 %. */
import { GAMES } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import type { Game } from '../../worker/rules/game'
import { begin, give, setting } from '../games/kit'
import { knowingMove, randomMove } from '../games/players'
import { BOTH_CORES, dealt, type Check, type Figures } from './check'

const GAMES_PER_EDITION = 2_000
const SEATS = 4
const ENOUGH = 0.6

export const deckhand: Check = {
  shares: BOTH_CORES,
  run(share) {
    const won: Figures = {}
    for (const game of GAMES.filter(({ deckhand }) => deckhand))
      for (const { id } of game.editions) {
        const games = [...dealt(GAMES_PER_EDITION, share)]
        const victories = games.reduce((sum, n) => sum + victory(game, id, n), 0)
        const name = `${game.id} ${id}`
        if (victories < ENOUGH * games.length) throw new Error(`${name}: the deckhand won ${victories} of ${games.length} games`)
        won[name] = victories
      }
    return won
  },
}

/** Its part of the victory. */
function victory(game: Game, edition: string, n: number): number {
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
