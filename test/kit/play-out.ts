/** Plays a table's game on inside its object: by calls from outside the same takes ten times as long. */
import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import { openPrompts } from '../../worker/engine/door'
import { gameOf } from '../../worker/games'
import type { Chance } from '../../worker/rules/chance'
import type { Choice, Prompt } from '../../worker/rules/contract'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import type { TableParts } from '../../worker/table/rows/parts'
import { isForward } from './forward'
import type { Played } from './table'

const MOST = 3000

type Choose = (choices: Prompt['choices']) => Choice

/** The first choice that leads forward, or else the first. */
const forward: Choose = choices => choices.find(({ id }) => isForward(id)) ?? choices[0]

/** Gives so many answers, or all until the game is over. */
function playOn({ stub }: Played, most: number, choose: Choose): Promise<void> {
  return runInDurableObject(stub, table => {
    const parts: TableParts = Reflect.get(table, 'parts')
    const { rules } = gameOf(parts.store.card.game)
    for (let answers = 0; answers < most; answers++) {
      const { now } = parts.store
      if (!now || now.over !== undefined) return
      const { seat, id, choices } = openPrompts(rules, now).find(({ may }) => !may) ?? expect.unreachable('nobody is asked')
      expect(answerAtTable(parts, { seat, prompt: id, choice: choose(choices).id }, Date.now())).toBe('counted')
    }
  })
}

export async function playOut(played: Played): Promise<void> {
  await playOn(played, MOST, forward)
  expect(await runInDurableObject(played.stub, table => Reflect.get(table, 'parts').store.now.over !== undefined)).toBe(true)
}

export const playAtRandom = (played: Played, answers: number, chance: Chance): Promise<void> =>
  playOn(played, answers, choices => choices[chance.pick(choices.length)] ?? choices[0])
