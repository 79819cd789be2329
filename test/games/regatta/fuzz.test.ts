/** Random games of every edition through the players' door. `npm run prove` plays them in their full number. */
import { describe, expect, test } from 'vitest'
import { fuzz } from '../fuzz'
import { settingAmong } from '../kit'
import { regatta } from '../../../worker/games/regatta'

const GAMES = Number(process.env['GAMES'] ?? 8)

describe.each(regatta.editions)('$id', edition => {
  test(`${GAMES} random games end, and nothing is lost on the way`, () => {
    for (let n = 0; n < GAMES; n++) expect(fuzz(settingAmong(regatta, edition, n), n + 1).why).toMatch(/^why-(points|ahead|shared)$/)
  })
})
