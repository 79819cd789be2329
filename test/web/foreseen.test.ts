/** The questions under the cards: what tells their choices apart comes first, and what cannot matter is left out. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import { gameOf } from '../../worker/games'
import type { TableModel } from '../../worker/model'
import type { Viewer } from '../../worker/rules/contract'
import { linesOf } from '../../worker/table/views/lines'
import { matchAfter, propsOf } from './scene'

type Questions = NonNullable<TableModel['foreseen']>

const game = gameOf('regatta')

/** A page with such questions, changed like this. */
function page(wanted: (question: Questions[number]) => boolean, change: (question: Questions[number]) => Questions[number] = one => one) {
  for (let answers = 0; answers < 150; answers++) {
    const match = matchAfter(game, { edition: 'first', answers })
    for (const seat of [0, 1, 2]) {
      const { model, ...props } = propsOf(match, seat, { hints: 'off', opened: ['ahead'] })
      if (model.prompts.length === 0 || !model.foreseen?.some(wanted)) continue
      return parse(tablePage({ ...props, model: { ...model, foreseen: model.foreseen.map(change) } }))
    }
  }
  throw new Error('there is no such question')
}
const kindOf = ({ prompt }: Questions[number]): unknown => (prompt.choices[0].act as { do: string }).do

describe('under the cards', () => {
  test('routes begin with their place and price', () => {
    const options = page(one => kindOf(one) === 'move' && one.prompt.choices.some(({ label }) => label.with?.lane === 'outer'))
      .querySelectorAll('.foreseen option')
      .map(({ text }) => text)
    expect(options).toContainEqual(expect.stringMatching(/^(sea|port), price \d [a-z]+ \(outer\)$/))
    expect(options.join()).not.toContain('forward by')
  })

  test('the word for another way in a card leads to the questions of that card', () => {
    const card = page(one => kindOf(one) === 'move').querySelector('#answer .pick:has(.half a)') ?? expect.unreachable()
    const { searchParams, hash } = new URL(card.querySelector('.half a')?.getAttribute('href') ?? '', 'https://boat.example')
    const ticked = card.querySelector('input') ?? expect.unreachable()
    expect(hash).toBe('#ahead')
    expect(searchParams.get('open')).toBe('ahead')
    expect(searchParams.get('choice')).toBe(ticked.getAttribute('value'))
    expect(`choice.${searchParams.get('prompt')}`).toBe(ticked.getAttribute('name'))
  })

  test('a payment at the end of another route is not asked, unless it has been answered', () => {
    const isPaid = (one: Questions[number]): boolean => kindOf(one) === 'spend' && one.unless !== undefined
    const asked = (more: Partial<Questions[number]>): string[] =>
      page(isPaid, one => (isPaid(one) ? { ...one, ...more } : one))
        .querySelectorAll('.foreseen label')
        .map(({ text }) => text)
        .filter(text => text.startsWith('Pay '))
    expect(asked({ idle: true }).length).toBeLessThan(asked({}).length)
    expect(asked({ idle: true, said: 'x' })).toEqual(asked({}))
  })

  test('the routes of a sealed card can be chosen as well, and the line says so', () => {
    const label = (sealed: boolean): string =>
      page(
        () => true,
        one => (sealed ? { ...one, under: { ...one.under, act: 'no longer on offer' } } : one)
      ).querySelector('.foreseen summary')?.text ?? ''
    expect(label(true)).toContain('for sealed cards too')
    expect(label(false)).not.toContain('sealed')
  })
})

test('that a choice made with a card could not be kept is told to its own seat alone', () => {
  const { rows } = matchAfter(game, { edition: 'first', answers: 30 })
  const unkept = { say: 'brief-from', with: { holds: '3 → 1' } }
  const told = (viewer: Viewer) =>
    linesOf(
      game.rules,
      rows.map(row => ({ ...row, given: row.given.map(given => (given.seat === 0 ? { ...given, unkept } : given)) })),
      viewer
    ).flatMap(({ text, seat }) => (text.say === 'log-unkept' ? [{ seat, choice: text.with?.choice }] : []))
  expect(told(0).length).toBeGreaterThan(0)
  expect(told(0)).toEqual(told(0).map(() => ({ seat: 0, choice: unkept })))
  for (const viewer of [1, 2, 'watcher'] as const) expect(told(viewer)).toEqual([])
})
