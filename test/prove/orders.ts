/** Two seats with the usual standing orders win as often as two that are asked everything: ten thousand games of each edition. */
import { gameOf } from '../../worker/games'
import { FAIR, orderedVictory } from '../games/ordered'
import { BOTH_CORES, numbersOfShare, type Check, type Figures } from './check'

const GAMES_PER_EDITION = 10_000
const regatta = gameOf('regatta')

export const orders: Check = {
  shares: BOTH_CORES,
  run(share) {
    const won: Figures = {}
    for (const { id } of regatta.editions) {
      won[id] = 0
      for (const n of numbersOfShare(GAMES_PER_EDITION, share)) won[id] += orderedVictory(regatta, id, n)
    }
    return won
  },
  faults: won =>
    regatta.editions.flatMap(({ id }) => {
      const part = (won[id] ?? 0) / GAMES_PER_EDITION
      return Math.abs(part - 0.5) <= FAIR ? [] : [`${id}: orders won ${(100 * part).toFixed(2)} % of the games`]
    }),
}
