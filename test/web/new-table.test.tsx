/** What a new table's form asks of a game. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { newPage } from '../../web/pages/joining/new'
import { cardOf } from '../../web/words/titles'
import { gameOf } from '../../worker/games'
import { toy } from '../games/toy'
import { offer } from './life'

const card = cardOf(gameOf('tunnel'), 'en')
const [edition] = card.editions
const rulesFor = (editions: typeof card.editions) => {
  const games = [{ ...card, editions }]
  const props = { language: 'en', now: 0, games, suggestion: 'x', letters: true, nameLength: 40, clock: offer } as const
  return parse(newPage(props)).querySelector('#rules') ?? expect.unreachable()
}

test('the only edition of a game is named but not asked for; what can be chosen within it still is', () => {
  const asked = (editions: typeof card.editions) =>
    rulesFor(editions)
      .querySelectorAll('input')
      .map(input => input.getAttribute('name'))
  const only = card.editions.slice(0, 1)
  expect(asked(only)).toEqual(edition?.options.map(({ id }) => `house.${edition.id}.${id}`))
  expect(asked(card.editions)).toContain('edition.tunnel')
  expect(rulesFor(only).textContent).toContain(edition?.about)
  expect(rulesFor(cardOf(toy, 'en').editions).querySelectorAll('input')).toEqual([])
})

test('every edition links to its rules, which open beside the form', () => {
  const links = rulesFor(card.editions).querySelectorAll('a')
  expect(links.map(link => link.getAttribute('href'))).toEqual(card.editions.map(({ id }) => `/rules/tunnel/${id}`))
  for (const link of links) expect(link.getAttribute('target')).toBe('_blank')
})
