/** Five thousand games of each edition of Tunnel in which everybody plans at random. */
import { tunnel } from '../../worker/games/tunnel'
import { fuzzPlans } from '../games/tunnel/planned'
import { BOTH_CORES, numbersOfShare, type Check } from './check'

const GAMES_PER_EDITION = 5000

export const plans: Check = {
  shares: BOTH_CORES,
  run(share) {
    const done = { games: 0, answers: 0, 'planned turns': 0, 'answers by plan': 0 }
    for (const { id } of tunnel.editions)
      for (const n of numbersOfShare(GAMES_PER_EDITION, share)) {
        const { answers, turns, byPlan } = fuzzPlans(id, n)
        done.games++
        done.answers += answers
        done['planned turns'] += turns
        done['answers by plan'] += byPlan
      }
    return done
  },
}
