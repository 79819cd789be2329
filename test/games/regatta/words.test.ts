import { expect, test } from 'vitest'
import { regatta } from '../../../worker/games/regatta'
import { rules } from '../../../worker/games/regatta/rules'
import { LANGUAGES } from '../../../worker/rules/game'
import type { Text, Viewer } from '../../../worker/rules/contract'
import { say, words } from '../../../web/words/say'
import { logs } from './logs'

const CREW = ['Anne', 'Edward', 'Kate', 'Mary', 'Olaf', 'Tom']

test.each(LANGUAGES)('whatever is told or asked in the logs can be said in %s, to everybody', language => {
  const own = words(language, regatta.words[language])
  const said = (text: Text, viewer: Viewer) => expect(say(own, text, CREW, viewer)).not.toMatch(/^$|[{}]|undefined/)
  for (const { steps, asked } of logs) {
    for (const { event, after } of steps) {
      for (const viewer of [...after.ships.keys(), 'watcher' as const]) {
        const text = rules.tell(event, viewer)
        if (text) said(text, viewer)
      }
    }
    for (const { seat, ask, waiting, choices } of asked.flatMap(rules.prompts)) {
      for (const text of [ask, waiting, ...choices.map(({ label }) => label)]) said(text, seat)
    }
  }
})
