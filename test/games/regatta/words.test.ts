import { expect, test } from 'vitest'
import { regatta } from '../../../worker/games/regatta'
import { highlights } from '../../../worker/games/regatta/advice/race'
import type { RegattaEvent } from '../../../worker/games/regatta/state/events'
import { EDITIONS, editionOf } from '../../../worker/games/regatta/editions'
import type { Rulebook } from '../../../worker/games/regatta/editions/rulebook'
import { rules } from '../../../worker/games/regatta/rules'
import { LANGUAGES } from '../../../worker/drawing/game'
import type { Text, Viewer } from '../../../worker/rules/contract'
import { plain, say, words } from '../../../web/words/say'
import { logs } from './logs'
import { scene } from './scene'

const CREW = ['Anne', 'Edward', 'Kate', 'Mary', 'Olaf', 'Tom']

test.each(LANGUAGES)('everything told or asked in the logs has words in %s, for every viewer', language => {
  const own = words(language, regatta.words[language])
  const known = new Set<string>()
  const said = (text: Text, viewer: Viewer): void => {
    const heard = JSON.stringify([text, viewer])
    if (known.has(heard)) return
    known.add(heard)
    expect(say(own, text, CREW, viewer)).not.toMatch(/^$|[{}]|undefined/)
  }
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

test.each(LANGUAGES)('each way of a standing order has its own wording in %s', language => {
  const own = words(language, regatta.words[language])
  for (const { id } of regatta.editions)
    for (const { ways } of regatta.orders?.lines({ edition: id, house: { ghost: true } }, 3) ?? []) {
      const names = ways.map(({ name }) => say(own, name, CREW, 0))
      expect(new Set(names).size, names.join(' | ')).toBe(ways.length)
      expect(names.filter((_, i) => ways[i]?.id !== 'calm')).not.toContain(
        say(own, { say: 'order-way', with: { way: 'ghost-calm', food: '', powder: '', n: 0 } }, CREW, 0)
      )
    }
})

test.each(EDITIONS)('the texts of $wording fit $id, which has the same course, goods, dice and ghost ship', edition => {
  const told = ({ course, goods, halves, treasures, tokenWorth, fightDie, shortageDie, ghost }: Rulebook) => ({
    ...{ course, goods, halves, treasures, tokenWorth, fightDie, shortageDie, ghost },
  })
  expect(told(edition)).toEqual(told(editionOf(edition.wording)))
})

test.each([
  [0, 'Round 0: Anne fires nothing against 5 and beats Edward.'],
  [2, 'Round 0: Anne fires 2 gunpowder against 5 and beats Edward.'],
])('the boldest fight tells who fired how much of what: %i', (powder, told) => {
  const own = words('en', regatta.words.en)
  const fought: RegattaEvent = {
    type: 'fought',
    ...{ attacker: 0, defender: 1, winner: 0, what: 'powder' },
    attack: { powder, face: 10, beth: 0 },
    defence: { powder: 5, face: 2, beth: 0 },
  }
  const [boldest] = highlights([fought], rules.view(scene({ card: 'fwd-fwd', dice: [1, 2] }), 'watcher'))
  expect(boldest && plain(say(own, boldest.text, CREW, 'watcher'))).toBe(told)
})
