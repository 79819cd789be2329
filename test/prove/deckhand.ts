/** A deckhand among three random players, in each seat in turn: it must win 60 % of two thousand games of each edition. */
import { GAMES } from '../../worker/games'
import { ENOUGH, victory } from '../games/deckhand'
import { BOTH_CORES, numbersOfShare, type Check, type Figures } from './check'

const GAMES_PER_EDITION = 2_000

export const deckhand: Check = {
  shares: BOTH_CORES,
  run(share) {
    const won: Figures = {}
    for (const game of GAMES.filter(({ deckhand }) => deckhand))
      for (const { id } of game.editions) {
        const games = [...numbersOfShare(GAMES_PER_EDITION, share)]
        const victories = games.reduce((sum, n) => sum + victory(game, id, n), 0)
        const name = `${game.id} ${id}`
        if (victories < ENOUGH * games.length) throw new Error(`${name}: the deckhand won ${victories} of ${games.length} games`)
        won[name] = victories
      }
    return won
  },
}
