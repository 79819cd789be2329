/** The subjects of one person's letters over a whole game. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../worker/drawing/game'
import { SUBJECTS_OF, subjectsOf } from '../gallery/subjects'

/** What an inbox shows of a subject. */
const SHOWN = 60
const BARE = /^(Your move|Choose your cards|Ваш ход|Отложите карты|Ваш хід|Відкладіть карти|Twój ruch|Wybierz karty)( ·|$)/

const cases = LANGUAGES.flatMap(language => SUBJECTS_OF.map(game => [language, game.name, game] as const))

test.each(cases)('in %s each of %s tells some news or what is asked, in as many letters as an inbox shows', (language, _, game) => {
  const subjects = subjectsOf(language, game)
  expect(subjects.length).toBeGreaterThan(5)
  expect(subjects.filter(subject => BARE.test(subject))).toEqual([])
  expect(subjects.filter(subject => [...subject].length > SHOWN)).toEqual([])
})
