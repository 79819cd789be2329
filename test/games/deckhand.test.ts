import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { deckhandChoice } from '../../worker/engine/bot'
import { seededChance } from '../../worker/rules/chance'
import { ENOUGH, victory } from './deckhand'
import { begin, give, setting } from './kit'
import { toy } from './toy'

const PLAYED = 40

const manned = GAMES.filter(({ deckhand }) => deckhand).flatMap(game => game.editions.map(({ id }) => [game.id, id, game] as const))

describe.each(manned)('the deckhand of %s, %s', (_, edition, game) => {
  test('wins more than six games in ten against three random players', () => {
    const won = Array.from({ length: PLAYED }, (_, n) => victory(game, edition, n)).reduce((a, b) => a + b, 0)
    expect(won).toBeGreaterThan(ENOUGH * PLAYED)
  })
})

test('without a deckhand bots take any choice, the same one where everything looks the same', () => {
  const taken = new Set<string>()
  for (let seed = 0; seed < 5; seed++) {
    const chance = seededChance(seed)
    for (let match = begin(setting(toy, 'plain', 3), chance); ; ) {
      const [prompt] = match.prompts
      if (!prompt) break
      const choice = () => deckhandChoice(toy, toy.rules.view(match.present.state as never, prompt.seat), prompt)
      expect(choice()).toBe(choice())
      taken.add(choice().id)
      match = give(match, { seat: prompt.seat, prompt: prompt.id, choice: choice().id }, chance)
    }
  }
  expect([...taken].sort()).toEqual(['roll', 'step'])
})
