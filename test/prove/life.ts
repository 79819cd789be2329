/** A thousand tables whose people vanish, vote, take back, put the game aside, resign and leave: each comes to an end. */
import { live } from '../random-lives/life'
import { BOTH_CORES, numbersOfShare, type Check, type Figures } from './check'

const LIVES = 1000

export const life: Check = {
  shares: BOTH_CORES,
  run(share) {
    const done: Figures = { lives: 0 }
    const add = (what: string, times = 1): void => void (done[what] = (done[what] ?? 0) + times)
    for (const seed of numbersOfShare(LIVES, share)) {
      const { how, deeds } = live(seed)
      add('lives')
      add(`ended: ${how}`)
      for (const [deed, times] of Object.entries(deeds)) add(deed, times)
    }
    return done
  },
}
