import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { ENOUGH, victory } from './deckhand'

const PLAYED = 40

const manned = GAMES.filter(({ deckhand }) => deckhand).flatMap(game => game.editions.map(({ id }) => [game.id, id, game] as const))

describe.each(manned)('the deckhand of %s, %s', (_, edition, game) => {
  test('wins more than six games in ten against three random players', () => {
    const won = Array.from({ length: PLAYED }, (_, n) => victory(game, edition, n)).reduce((a, b) => a + b, 0)
    expect(won).toBeGreaterThan(ENOUGH * PLAYED)
  })
})
