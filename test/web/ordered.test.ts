/** A card says which way the seat's standing orders take at a fork; the other ways are only possible. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import { gameOf } from '../../worker/games'
import { matchAfter, propsOf } from './scene'

const game = gameOf('regatta')

/** The first line and the other ways of each half of a card with a fork, with orders that take the first or the last way. */
function forks(takes: 0 | -1): { first: string; ways: string[] }[] {
  return Array.from({ length: 40 }, (_, answers) => answers).flatMap(answers => {
    const match = matchAfter(game, { edition: 'first', answers })
    const seat = match.prompts.find(({ id }) => /card$/.test(id))?.seat
    if (seat === undefined) return []
    const { model, ...props } = propsOf(match, seat, { hints: 'off' })
    const foreseen = model.foreseen?.map(question => {
      const choice = question.prompt.choices.at(takes)
      return { ...question, usual: choice && { choice: choice.id } }
    })
    const page = parse(tablePage({ ...props, model: { ...model, ...(foreseen && { foreseen }) } }))
    return page.querySelectorAll('#answer .half').flatMap(half => {
      const ways = half.querySelectorAll('.way').map(way => way.remove().text.trim())
      return ways.length > 0 ? [{ first: half.text.replaceAll(/\s+/g, ' '), ways }] : []
    })
  })
}

test('the way that the orders take comes first and is marked; the others are not', () => {
  const [nearest, last] = [forks(0), forks(-1)]
  expect(last.filter(({ first }) => first.includes('(your orders)')).length).toBeGreaterThan(0)
  for (const { ways } of [...nearest, ...last]) expect(ways.join()).not.toContain('(your orders)')
  expect(last.map(({ first }) => first)).not.toEqual(nearest.map(({ first }) => first))
})
