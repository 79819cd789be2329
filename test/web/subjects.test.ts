/** The subjects of one person's letters over a whole game. */
import { expect, test } from 'vitest'
import { openingAfter } from '../../web/mail/subject'
import { LANGUAGES } from '../../worker/drawing/game'
import { SUBJECTS_OF, subjectsOf } from '../gallery/subjects'

/** What an inbox shows of a subject, and what a phone does. */
const SHOWN = 60
const GLANCE = 40
const CALLS = ['your move', 'choose your cards', 'ваш ход', 'отложите карты', 'ваш хід', 'відкладіть карти', 'twój ruch', 'wybierz karty']

const cases = LANGUAGES.flatMap(language => SUBJECTS_OF.map(game => [language, game.name, game] as const))

test.each(cases)('in %s each of %s tells some news or what is asked, in as many letters as an inbox shows', (language, _, game) => {
  const subjects = subjectsOf(language, game)
  expect(subjects.length).toBeGreaterThan(5)
  expect(subjects.filter(subject => [...subject].length > SHOWN)).toEqual([])
  const told = subjects.map(subject => subject.split(' · ').filter(part => !isCall(part) && !isTable(part)))
  expect(told.filter(parts => parts.length !== 1)).toEqual([])
})

test.each(cases)('in %s each of %s calls, and begins its news, in as many letters as a phone shows', (language, _, game) => {
  const subjects = subjectsOf(language, game).slice(0, -1)
  const parts = subjects.map(subject => [...subject].slice(0, GLANCE).join('').split(' · '))
  expect(parts.filter(seen => !seen.some(isCall))).toEqual([])
  expect(parts.filter(seen => !seen.some(part => !isCall(part) && part.length >= CALLED))).toEqual([])
})

test('the last one says who has won and which place is the reader’s, and a question about dice begins with them', () => {
  const subjects = subjectsOf('en', SUBJECTS_OF[0])
  expect(subjects.at(-1)).toBe('Ann wins with 21, you’re third · Salt and gunpowder')
  expect(subjects).toContain('Morning 1, evening 3 · your move · Salt and gunpowder')
})

test('without news, a question that a phone would cut off is still told, unless an inbox would, too', () => {
  expect(openingAfter('Your move', ['Which hold takes 3 doubloons?'])).toBe('Which hold takes 3 doubloons?')
  expect(openingAfter('Your move', ['You attack Ann. What do you fire, and from where?', 'You attack Ann.'])).toBe('You attack Ann.')
  expect(openingAfter('Your move', ['x'.repeat(SHOWN)])).toBeUndefined()
})

const TABLE = 'Salt and gunpowder'
const isTable = (part: string): boolean => part === TABLE || (/...…$/.test(part) && TABLE.startsWith(part.slice(0, -1)))
/** So many letters of cut news still tell whose it is. */
const CALLED = 15
const isCall = (part: string): boolean => CALLS.includes(part.toLowerCase().replace(/[ ·]+$/, ''))
