import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { card } from '../../../worker/games/regatta'
import { rules } from '../../../worker/games/regatta/rules'
import { LANGUAGES } from '../../../worker/rules/game'
import { say, words } from '../../../web/words/say'
import { parse, retell } from './log'

const LOGS = 'worker/games/regatta/logs'
const CREW = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward']

test.each(LANGUAGES)('whatever is told or asked in the logs can be said in %s, to everybody', language => {
  const own = words(language, card.words[language])
  for (const name of readdirSync(LOGS)) {
    const { steps, asked } = retell(parse(readFileSync(join(LOGS, name), 'utf8')), [])
    for (const { event, after } of steps) {
      for (const viewer of [...after.ships.keys(), 'watcher' as const]) {
        const text = rules.tell(event, viewer)
        if (text) expect(say(own, text, CREW, viewer)).not.toMatch(/[{}]|undefined/)
      }
    }
    for (const state of asked) {
      for (const { seat, ask, waiting, choices } of rules.prompts(state)) {
        for (const text of [ask, waiting, ...choices.map(({ label }) => label)]) expect(say(own, text, CREW, seat)).not.toMatch(/[{}]|undefined/)
      }
    }
  }
})
