/**
 * For each edition, spread over seats and house options: ten thousand random games, five thousand with random standing orders, and
 * a thousand between its bots.
 */
import { simulate } from '../bench/simulate'
import { fuzz as play } from '../games/fuzz'
import { settingAmong } from '../games/kit'
import { orderedAtRandom } from '../games/ordered'
import { BOTH_CORES, numbersOfShare, type Check } from './check'

const GAMES_PER_EDITION = 10_000
const ORDERED_GAMES_PER_EDITION = 5000
const BOT_GAMES_PER_EDITION = 1000

export const fuzz: Check = {
  shares: BOTH_CORES,
  run(share) {
    const done = { games: 0, answers: 0, takebacks: 0, 'games with orders': 0, 'games between bots': 0 }
    for (const game of share.games)
      for (const edition of game.editions) {
        for (const n of numbersOfShare(BOT_GAMES_PER_EDITION, share))
          done['games between bots'] += simulate(settingAmong(game, edition, n), 1, n, true).games
        for (const n of numbersOfShare(GAMES_PER_EDITION, share)) {
          const { answers, takebacks } = play(settingAmong(game, edition, n), n)
          done.games++
          done.answers += answers
          done.takebacks += takebacks
        }
        if (!game.orders) continue
        for (const n of numbersOfShare(ORDERED_GAMES_PER_EDITION, share)) {
          done.answers += play(orderedAtRandom(settingAmong(game, edition, n), n), n).answers
          done['games with orders']++
        }
      }
    return done
  },
}
