/** Counts where answers can lead: any wrong, missing or duplicate choice changes these numbers. */
import { describe, expect, test } from 'vitest'
import { apply } from '../../../worker/games/regatta/state/apply'
import { rules } from '../../../worker/games/regatta/rules'
import type { RegattaState } from '../../../worker/games/regatta/state/state'
import { seededChance } from '../../../worker/rules/chance'
import { fold, workedOut } from '../../../worker/rules/kit'

/** The number of possible sequences of `deep` required answers. Every answer meets the same chance. */
function count(state: RegattaState, deep: number): number {
  const asked = rules.prompts(state).filter(({ may }) => !may)
  if (deep === 1) return asked.reduce((sum, { choices }) => sum + choices.length, 0)
  let sum = 0
  for (const { seat, choices } of asked) {
    for (const choice of choices) sum += count(workedOut(rules, state, seat, choice.act, seededChance(9)).state, deep - 1)
  }
  return sum
}

/** The position after this many answers, always the middle choice. */
function position(edition: string, answers: number): RegattaState {
  const chance = seededChance(12)
  let state = fold(apply, rules.begin(4, { edition, house: { ghost: true } }, chance))
  for (let n = 0; n < answers; n++) {
    const asked = rules.prompts(state).find(({ may }) => !may)
    const choice = asked?.choices[Math.floor(asked.choices.length / 2)]
    if (!asked || !choice) throw new Error(`the game ended after ${n} answers`)
    state = workedOut(rules, state, asked.seat, choice.act, chance).state
  }
  return state
}

const TABLE: Record<string, [answers: number, one: number, two: number, three: number][]> = {
  first: [
    [0, 6, 54, 324],
    [43, 2, 4, 28],
    [53, 4, 13, 156],
    [63, 2, 24, 216],
    [103, 4, 30, 288],
    [113, 4, 20, 130],
    [153, 2, 4, 34],
  ],
  revised: [
    [0, 6, 54, 324],
    [43, 3, 30, 280],
    [73, 4, 9, 25],
    [113, 3, 39, 186],
    [153, 2, 8, 104],
    [193, 6, 25, 174],
  ],
  yassa: [
    [0, 6, 54, 324],
    [13, 6, 19, 58],
    [33, 3, 9, 108],
    [83, 2, 4, 12],
    [93, 2, 16, 156],
    [133, 14, 56, 230],
  ],
}

describe.each(Object.entries(TABLE))('choices in edition %s', (edition, rows) => {
  test.each(rows)('after %i answers: %i choices, %i two deep, %i three deep', (answers, ...deep) => {
    const state = position(edition, answers)
    expect([1, 2, 3].map(n => count(state, n))).toEqual(deep)
  })
})
