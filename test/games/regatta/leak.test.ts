/** What nobody may learn in Regatta: the usual search, and leaks made on purpose where this game could have them. */
import { describe, expect, test } from 'vitest'
import { LIGHT } from '../doors'
import { settingAmong } from '../kit'
import { searchLeak } from '../leak'
import { regatta } from './game'

const GAMES = Number(process.env['GAMES'] ?? 3)

describe.each(regatta.editions)('$id', edition => {
  test('shows the same in every state that looks the same', () => {
    for (let n = 0; n < GAMES; n++) {
      const { leak, others, imagined } = searchLeak(settingAmong(regatta, edition, n), n, { light: LIGHT, heavy: {} })
      expect(leak).toBeUndefined()
      expect(others).toBeGreaterThan(imagined / 2)
    }
  })
})
