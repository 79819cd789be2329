/** Small things that pages say plainly: what is missing from an answer, who is a bot, and that chance can be checked. */
import { expect, test } from 'vitest'
import { readerOf } from '../../web/words/reader'
import { LANGUAGES } from '../../worker/drawing/game'
import { questionKinds } from '../browser/kinds'
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
  expect(part.split('role="alert"').length - 1).toBe(2)
})

test.each(LANGUAGES)('a table says in %s how to check chance without dice, as its game may have none', language => {
  const { t } = readerOf({ language, now: 0 })
  for (const key of ['dice-summary', 'end-proof']) expect(t(key)).not.toMatch(/\bdice|\bdie\b|кубик|кост|бросок|броск|кидк|koś|kost/i)
})
