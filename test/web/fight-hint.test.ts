/** Whoever has never played reads what a fight is before the first one, and not when none may come. */
import { expect, test } from 'vitest'
import { kindName } from '../../web/parts/lessons'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { partOf } from '../kit/part'
import { propsOf } from './scene'

const game = gameOf('regatta')

test('a fight is explained as soon as a card, a way or a question may bring one, and not before', () => {
  const chance = seededChance(5)
  let match = begin(setting(game, 'first', 4), chance)
  const seen = { explained: 0, silent: 0 }
  const hints = (game.primers ?? []).filter(({ id }) => id !== 'meet' && id !== 'stake').map(({ id }) => kindName(game.id, id))
  for (let given = 0; given < 60; given++) {
    for (const prompt of match.prompts) {
      const part = partOf(propsOf(match, prompt.seat, { hints, opened: [] }))
      // Who has already sealed one of two cards was told with the first.
      if (part.includes('id="change"')) continue
      const mayCome = part.includes('class="meets') || game.sortOf?.(prompt)?.lesson === 'fight'
      expect([prompt.id, part.includes('2, 4, 6, 8, 10 or a star')]).toEqual([prompt.id, mayCome])
      expect([prompt.id, part.includes('What you fire is gone either way')]).toEqual([prompt.id, mayCome])
      seen[mayCome ? 'explained' : 'silent']++
    }
    match = give(match, randomMove(game, match.prompts, chance), chance)
  }
  expect(seen.explained).toBeGreaterThan(5)
  expect(seen.silent).toBeGreaterThan(5)
})
