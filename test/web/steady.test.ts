/** The close-up of a board lies the same way from one question of a player to the next, so that it need not be found again. */
import { expect, test } from 'vitest'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { partOf } from '../kit/part'
import { propsOf } from './scene'

const MOST_TURNS = 0.08

/** For each question of a game, whether its close-up lies the other way than with the same player's question before. */
function turnsIn(game: ReturnType<typeof gameOf>, edition: string, seed: number): boolean[] {
  const chance = seededChance(seed)
  const lay = new Map<number, boolean>()
  const turns: boolean[] = []
  let match = begin(setting(game, edition, 4), chance)
  for (let answers = 0; answers < 100 && match.prompts.length > 0; answers++) {
    const move = randomMove(game, match.prompts, chance)
    const part = partOf(propsOf(match, move.seat, { hints: 'off' }))
    const near = /<svg class="near[^>]*>\s*<svg[^>]*>\s*<image[^>]*>(<g class="turned")?/.exec(part)
    if (near) {
      const lies = near[1] !== undefined
      if (lay.has(move.seat)) turns.push(lay.get(move.seat) !== lies)
      lay.set(move.seat, lies)
    }
    match = give(match, move, chance)
  }
  return turns
}

test.each([
  ['regatta', 'first'],
  ['regatta', 'yassa'],
  ['tunnel', 'jamaica'],
] as const)('the close-up of %s, %s, hardly ever turns', (name, edition) => {
  const turns = [1, 2].flatMap(seed => turnsIn(gameOf(name), edition, seed))
  console.log(`${name} ${edition}: ${turns.filter(Boolean).length} of ${turns.length} turned`)
  expect(turns.length).toBeGreaterThan(100)
  expect(turns.filter(Boolean).length / turns.length).toBeLessThan(MOST_TURNS)
})
