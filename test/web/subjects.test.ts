/** The subjects of one person's letters over a whole race. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../worker/drawing/game'
import { subjectsOf } from '../gallery/subjects'

/** What an inbox shows of a subject. */
const SHOWN = 60
const BARE = /^(Your move|Choose your cards|Ваш ход|Отложите карты|Ваш хід|Відкладіть карти|Twój ruch|Wybierz karty)( ·|$)/

test.each(LANGUAGES)('in %s each tells some news or what is asked, in as many letters as an inbox shows', language => {
  const subjects = subjectsOf(language)
  expect(subjects.length).toBeGreaterThan(5)
  expect(subjects.filter(subject => BARE.test(subject))).toEqual([])
  expect(subjects.filter(subject => [...subject].length > SHOWN)).toEqual([])
})
