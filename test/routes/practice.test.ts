/** Practice: a table of its own name, with as many seats as its game needs, but three where possible. */
import { expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { questionOn } from '../kit/players'
import { titleOf } from '../../web/words/titles'
import { GAMES } from '../../worker/games'
import { seatsToPractise } from '../../worker/routes/joining/practice'

test.each([
  [2, 6, 3],
  [2, 2, 2],
  [4, 5, 4],
  [1, 1, 1],
] as const)('a game for %i to %i is practised with %i', (least, most, seats) => {
  expect(seatsToPractise({ seats: [least, most] })).toBe(seats)
})

const SELECTED = 'form[action="/practice"] button[name=game]'

test('home offers each game by name, and every practice table says which game it is, each by a name of its own', async () => {
  const me = visitor({ 'accept-language': 'en' })
  const names: string[] = []
  const offered = GAMES.map(game => `Practise ${titleOf(game, 'en')}`)
  for (const game of ['Practise Tunnel', 'Practise Tunnel', 'Practise Regatta']) {
    await me.open(HOME)
    expect(me.page.root.querySelectorAll(SELECTED).map(({ textContent }) => textContent)).toEqual(offered)
    const [form] = me.page.forms().filter(({ buttons }) => buttons.length > 1)
    await me.send(form ?? expect.unreachable(), game)
    names.push(me.page.heading)
  }
  expect(names).toEqual(['Practice: Tunnel', 'Practice: Tunnel 2', 'Practice: Regatta'])
})

test('whoever is in the middle of a turn finds the table among those that wait for them', async () => {
  const me = visitor({ 'accept-language': 'en' })
  await me.open(HOME)
  const [form] = me.page.forms().filter(({ fields }) => fields.some(({ value }) => value === 'tunnel'))
  await me.send(form ?? expect.unreachable())
  const question = questionOn(me.page) ?? expect.unreachable()
  for (const [first] of question.questions()) if (first) question.tick(first)
  await me.send(question)
  // A table that has not answered in time is left out.
  for (let times = 0; times < 20 && me.page.textOf('.berth') === ''; times++) await me.open(HOME)
  expect(me.page.textOf('.berth.yours')).toContain('Your move')
  expect(me.page.textOf('.count-tag')).toBe('1')
})
