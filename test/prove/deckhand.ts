/** A deckhand among three players at random, the seats in turn: two thousand games of each edition, of which it is to win 60 %. */
import { GAMES } from '../../worker/games'
import { ENOUGH, victory } from '../games/deckhand'
import { BOTH_CORES, dealt, type Check, type Figures } from './check'

const GAMES_PER_EDITION = 2_000

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
