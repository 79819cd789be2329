/** Small things that pages say plainly: what is missing from an answer, who is a bot, and that chance can be checked. */
import { expect, test } from 'vitest'
import { readerOf } from '../../web/words/reader'
import { LANGUAGES } from '../../worker/drawing/game'
import { gameOf } from '../../worker/games'
import { spaceOf } from '../../worker/games/regatta/editions/course'
import { courseOf } from '../../worker/games/regatta/editions/courses'
import type { RegattaState } from '../../worker/games/regatta/state/state'
import type { RegattaAct } from '../../worker/games/regatta/turn/acts'
import { seededChance } from '../../worker/rules/chance'
import { questionKinds } from '../browser/kinds'
import { begin, give, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { partOf } from '../kit/part'
import { propsOf } from './scene'

const find = (kind: string) =>
  questionKinds('regatta', 'first', 4).find(({ name }) => name.endsWith(`, ${kind}`)) ?? expect.unreachable(kind)

test('of a seat that a bot has, lines do not say so again', () => {
  const { match, seat } = find('card')
  const { model, ...props } = propsOf(match, seat)
  const seats = model.head.seats.map(card => (card.seat === seat ? card : { ...card, bot: true as const }))
  const lines = model.lines.map(line => ({ ...line, by: 'bot' as const, seat: (seat + 1) % 4 }))
  const told = (head: typeof model.head): string => partOf({ ...props, model: { ...model, head, lines } })
  expect(told(model.head)).toContain('by a bot')
  expect(told({ ...model.head, seats })).not.toContain('by a bot')
})

test.each(LANGUAGES)('whoever has ticked nothing is told so in %s right above the button', language => {
  const { match, seat } = find('card')
  const part = partOf(propsOf(match, seat, { language, notice: 'unanswered' }))
  expect(part).toMatch(/<form class="ask"[^>]* novalidate/)
  const send = part.slice(part.indexOf('<div class="send">'), part.indexOf('<button class="button asked"'))
  const { t } = readerOf({ language, now: 0 })
  expect(send).toContain(t('table-notice', { what: 'unanswered' }))
  expect(part.split('role="alert"').length - 1).toBe(1)
})

test.each(LANGUAGES)('a table says in %s how to check chance without dice, as its game may have none', language => {
  const { t } = readerOf({ language, now: 0 })
  for (const key of ['dice-summary', 'end-proof']) expect(t(key)).not.toMatch(/\bdice|\bdie\b|кубик|кост|бросок|броск|кидк|koś|kost/i)
})

test('at a fork each way that ends beside a number says what it counts for', () => {
  const course = courseOf('jamaica')
  let seen = 0
  for (let seed = 1; seed <= 12 && seen < 3; seed++) {
    const chance = seededChance(seed)
    let match = begin(setting(gameOf('regatta'), 'first', 3), chance)
    while (match.prompts.length > 0) {
      const fork = match.prompts.find(({ id }) => id.includes('.course'))
      const acts = (fork?.choices ?? []).map(({ act }) => act as RegattaAct)
      for (const [i, act] of acts.entries()) {
        const number = act.do === 'move' && !act.short && act.laps === 0 && act.ship !== 'ghost' && spaceOf(course, act.to).number
        if (!fork || !number || (match.present.state as RegattaState).ships[fork.seat]?.lap !== 0) continue
        const rows = partOf(propsOf(match, fork.seat, { hints: 'off' }))
          .split('<label class="pick">')
          .slice(1)
        expect(rows[i]).toMatch(
          new RegExp(`<b class="odds"><span aria-hidden="true">\\+${number}</span><span class="ear">\\+${number} point`)
        )
        seen++
      }
      match = give(match, randomMove(match.setting.game, match.prompts, chance), chance)
    }
  }
  expect(seen).toBeGreaterThan(0)
})
