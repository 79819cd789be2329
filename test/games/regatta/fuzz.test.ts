/** Random games of every edition through the players' door. `npm run prove` plays many more. */
import { describe, expect, test } from 'vitest'
import { fuzz } from '../fuzz'
import { settingAmong } from '../kit'
import { regatta } from '../../../worker/games/regatta'
import { repeats } from '../../kit/repeats'

const GAMES = repeats(3, 8)

describe.each(regatta.editions)('$id', edition => {
  test(`${GAMES} random games end as the rules say`, () => {
    for (let n = 0; n < GAMES; n++) expect(fuzz(settingAmong(regatta, edition, n), n + 1).why).toMatch(/^why-(points|ahead|shared)$/)
  })
})
