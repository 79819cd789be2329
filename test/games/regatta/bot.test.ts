import { describe, expect, test } from 'vitest'
import { regatta as card } from '../../../worker/games/regatta'
import { seededChance } from '../../../worker/rules/chance'
import type { Game } from '../../../worker/rules/game'
import { begin, give, setting, type Match } from '../kit'

const regatta: Game = card

const GAMES = 40

/** One deckhand among players at random; its part of the victory. */
function victory(edition: string, seed: number): number {
  const chance = seededChance(seed)
  const own = seed % 4
  let match: Match = begin(setting(regatta, edition, 4), chance)
  while (match.prompts.length > 0) {
    const asked = match.prompts.filter(({ may }) => !may)
    const prompt = asked[chance.pick(asked.length)]
    if (!prompt) throw new Error('nobody is asked')
    const { id, seat, choices } = prompt
    const knowing = seat === own && regatta.deckhand?.(regatta.rules.view(match.present.state, seat), prompt)
    match = give(match, { prompt: id, seat, choice: knowing || (choices[chance.pick(choices.length)]?.id ?? '') }, chance)
  }
  const winners = regatta.rules.standing(match.present.state).rows.filter(({ place }) => place === 1)
  return winners.some(({ who }) => who === own) ? 1 / winners.length : 0
}

describe.each(regatta.editions)('the deckhand of the edition $id', ({ id }) => {
  test('wins more than six games of ten against three players at random', () => {
    const won = Array.from({ length: GAMES }, (_, seed) => victory(id, seed)).reduce((a, b) => a + b, 0)
    expect(won / GAMES).toBeGreaterThan(0.6)
  })
})
