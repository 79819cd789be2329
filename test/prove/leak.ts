/** A hundred games of each edition, viewed by everybody after every answer. */
import { addFixture, GAMES } from '../../worker/games'
import { settingAmong } from '../games/kit'
import { searchLeak } from '../games/leak'
import { toy } from '../games/toy'
import { BOTH_CORES, numbersOfShare, type Check } from './check'

const GAMES_PER_EDITION = 100

export const leak: Check = {
  shares: BOTH_CORES,
  run(share) {
    addFixture(toy)
    const done = { games: 0, 'imagined states': 0, 'really others': 0 }
    for (const game of [...GAMES, toy])
      for (const edition of game.editions)
        for (const n of numbersOfShare(GAMES_PER_EDITION, share)) {
          const { leak, imagined, others } = searchLeak(settingAmong(game, edition, n), n)
          if (leak) throw new Error(`${game.id} · ${edition.id}, game ${n}: ${JSON.stringify(leak, undefined, 1)}`)
          done.games++
          done['imagined states'] += imagined
          done['really others'] += others
        }
    return done
  },
}
