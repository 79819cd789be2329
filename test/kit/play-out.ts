/** Plays a table's game on inside its object: by calls from outside the same takes ten times as long. */
import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import { openPrompts } from '../../worker/engine/door'
import { gameOf } from '../../worker/games'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import type { TableParts } from '../../worker/table/rows/parts'
import { isForward } from './forward'
import type { Played } from './table'

const MOST = 3000

/** Everybody takes the first choice that leads forward, or else the first, until the game is over. */
export function playOut({ stub }: Played): Promise<void> {
  return runInDurableObject(stub, table => {
    const parts: TableParts = Reflect.get(table, 'parts')
    const { rules } = gameOf(parts.store.card.game)
    for (let answers = 0; answers < MOST; answers++) {
      const { now } = parts.store
      if (!now || now.over !== undefined) return
      const { seat, id, choices } = openPrompts(rules, now).find(({ may }) => !may) ?? expect.unreachable('nobody is asked')
      const { id: choice } = choices.find(one => isForward(one.id)) ?? choices[0]
      expect(answerAtTable(parts, { seat, prompt: id, choice }, Date.now())).toBe('counted')
    }
    expect.unreachable('the game does not end')
  })
}
