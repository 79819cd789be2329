/** Of many ways to pay, a page shows the likely ones and folds the others. */
import { describe, expect, test } from 'vitest'
import { rarer } from '../../../worker/games/regatta/advice/payments'
import { rules } from '../../../worker/games/regatta/rules'
import { hold, holds, sail } from './scene'

/** Port 9 gold at the end of a move of one, paid from these holds. */
const paying = (...gold: readonly number[]) => {
  const { state } = sail({ card: 'fwd-food', dice: [1, 1], ships: { 0: { space: '15', holds: holds(...gold.map(n => hold('gold', n))) } } })
  const prompt = rules.prompts(state).find(({ choices: [{ act }] }) => act.do === 'spend')
  return prompt ?? expect.unreachable('nothing to pay')
}

describe('of the ways to pay', () => {
  test('up to six are all shown', () => {
    const prompt = paying(3, 4)
    expect(prompt.choices.length).toBeLessThanOrEqual(6)
    expect(rarer(prompt)).toEqual([])
  })

  test('of more, six stay in sight: those that empty most holds, then those that take from few', () => {
    const prompt = paying(1, 2, 3, 4, 5)
    const folded = rarer(prompt)
    expect(prompt.choices.length).toBeGreaterThan(6)
    expect(prompt.choices.length - folded.length).toBe(6)
    const emptied = (id: string): number =>
      prompt.choices
        .flatMap(choice => (choice.id === id && choice.act.do === 'spend' ? choice.act.spread : []))
        .filter(({ had, n }) => had === n).length
    const shown = prompt.choices.flatMap(({ id }) => (folded.includes(id) ? [] : [emptied(id)]))
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(Math.max(...folded.map(emptied)))
  })
})
