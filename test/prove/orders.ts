/** Two seats with the usual standing orders win as often as two that are asked everything: ten thousand games of each edition. */
import { gameOf } from '../../worker/games'
import { FAIR, orderedVictory } from '../games/ordered'
import { BOTH_CORES, dealt, type Check, type Figures } from './check'

const GAMES_PER_EDITION = 10_000

export const orders: Check = {
  shares: BOTH_CORES,
  run(share) {
    const won: Figures = {}
    const regatta = gameOf('regatta')
    for (const { id } of regatta.editions) {
      const games = [...dealt(GAMES_PER_EDITION, share)]
      won[id] = games.reduce((sum, n) => sum + orderedVictory(regatta, id, n), 0)
      // A share is a part of the games, and so more subject to luck than all of them.
      const luck = 2 * Math.sqrt(0.25 / games.length)
      if (Math.abs((won[id] ?? 0) / games.length - 0.5) > FAIR + luck) throw new Error(`${id}: orders won ${won[id]} of ${games.length} games`)
    }
    return won
  },
}
