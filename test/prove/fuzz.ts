/** Ten thousand random games of each edition, spread over seats and house options. */
import { GAMES } from '../../worker/games'
import { fuzz as play } from '../games/fuzz'
import { settingAmong } from '../games/kit'
import { BOTH_CORES, dealt, type Check } from './check'

const GAMES_PER_EDITION = 10_000

export const fuzz: Check = {
  shares: BOTH_CORES,
  run(share) {
    const done = { games: 0, answers: 0, takebacks: 0 }
    for (const game of GAMES)
      for (const edition of game.editions)
        for (const n of dealt(GAMES_PER_EDITION, share)) {
          const { answers, takebacks } = play(settingAmong(game, edition, n), n)
          done.games++
          done.answers += answers
          done.takebacks += takebacks
        }
    return done
  },
}
