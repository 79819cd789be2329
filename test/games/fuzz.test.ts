/** A sample of the random games that `npm run prove fuzz` plays in full. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { fuzz } from './fuzz'
import { orderedAtRandom } from './ordered'
import { simulate } from '../bench/simulate'
import { settingAmong } from './kit'
import { toy } from './toy'
import { repeats } from '../kit/repeats'

const GAMES_PER_EDITION = repeats(2, 6)
/** Much more than needed, for busy machines. */
const MILLISECONDS = 60_000

describe.each([...GAMES])('games between bots of $id', game => {
  test.each(game.editions)(
    '$id: end',
    edition => {
      for (let n = 0; n < GAMES_PER_EDITION; n++) expect(simulate(settingAmong(game, edition, n), 1, n, true).games).toBe(1)
    },
    MILLISECONDS
  )
})

describe.each([...GAMES, toy])('random games of $id', game => {
  test.each(game.editions)(
    '$id: end without breaking an invariant',
    edition => {
      for (let n = 0; n < GAMES_PER_EDITION; n++) expect(fuzz(settingAmong(game, edition, n), n).answers).toBeGreaterThan(0)
    },
    MILLISECONDS
  )
})

describe.each(GAMES.filter(({ orders }) => orders))('random games of $id with random standing orders', game => {
  test.each(game.editions)(
    '$id: never give an answer that was not offered, and break no invariant',
    edition => {
      for (let n = 0; n < GAMES_PER_EDITION; n++)
        expect(fuzz(orderedAtRandom(settingAmong(game, edition, n), n), n).answers).toBeGreaterThan(0)
    },
    MILLISECONDS
  )
})
