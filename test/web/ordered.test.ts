/** A card says which way its ship takes at a fork, by its person's word or by default; the other ways are only possible. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import { gameOf } from '../../worker/games'
import type { RegattaBoard } from '../../worker/games/regatta/state/view'
import { matchAfter, modelOf, propsOf } from './scene'

const game = gameOf('regatta')

interface Fork {
  first: string
  ways: string[]
}

/** The first line and the other ways of each half of a card with a fork, on offer or laid down, with orders that take the first or the last way,
    or without any. */
function forks(takes: 0 | -1 | undefined, laid = false): Fork[] {
  return Array.from({ length: laid ? 200 : 40 }, (_, answers) => answers).flatMap(answers => {
    const match = matchAfter(game, { edition: 'first', answers })
    const seat = [0, 1, 2].find(seat => {
      const { board } = game.rules.view(match.present.state, seat) as { board: RegattaBoard }
      return laid ? board.own?.picked : match.prompts.some(({ id, seat: of }) => of === seat && /card$/.test(id))
    })
    if (seat === undefined) return []
    const page = parse(tablePage({ ...propsOf(match, seat, { hints: 'off' }), model: modelOf(match, seat, takes) }))
    return page.querySelectorAll(laid ? '.given .half' : '#answer .half').flatMap(half => {
      const ways = half.querySelectorAll('.way').map(way => way.remove().text.trim())
      const first = half.text.replaceAll(/\s+/g, ' ')
      return ways.length > 0 || first.includes(MARK) ? [{ first, ways }] : []
    })
  })
}
const MARK = '(your choice)'
const USUAL = '(default)'

test('the way that the orders take comes first and is marked; the others are not', () => {
  const [nearest, last] = [forks(0), forks(-1)]
  expect(last.filter(({ first }) => first.includes(MARK)).length).toBeGreaterThan(0)
  for (const { ways } of [...nearest, ...last]) expect(ways.join()).not.toContain(MARK)
  expect(last.map(({ first }) => first)).not.toEqual(nearest.map(({ first }) => first))
})

test('every fork is marked, unless a shortage die decides before it', () => {
  for (const { first } of forks(0)) expect(first).toContain(MARK)
})

test('of a card that is laid down only that way is told', () => {
  const laid = forks(-1, true)
  expect(laid.length).toBeGreaterThan(0)
  for (const { first, ways } of laid) {
    expect(first).toContain(MARK)
    expect(ways).toEqual([])
  }
})

test('whoever has ordered nothing reads at each fork that another way can still be chosen, and of a card laid down only where it leads', () => {
  const offered = forks(undefined)
  expect(offered.length).toBeGreaterThan(0)
  for (const { first } of offered) {
    expect(first).toContain(USUAL)
    expect(first).not.toContain(MARK)
  }
  expect(forks(undefined, true)).toEqual([])
})

test('where nothing is decided ahead, each way at a first fork is told with the ways that go on from it', () => {
  const cards = Array.from({ length: 40 }, (_, answers) => matchAfter(game, { edition: 'first', answers })).flatMap(match =>
    [0, 1, 2].flatMap(seat => {
      const { model, ...props } = propsOf(match, seat, { hints: 'off' })
      const page = parse(tablePage({ ...props, model: { ...model, courses: [], foreseen: [] } }))
      // Nothing opens where such links would lead.
      expect(page.querySelectorAll('#answer .act a')).toEqual([])
      return page.querySelectorAll('#answer .pick:has(.other)').map(card => card.querySelectorAll('.half').map(half => half.text.trim()))
    })
  )
  expect(cards.length).toBeGreaterThan(0)
  for (const [first = '', then = '', ...others] of cards) {
    expect([first, then].join(' / ')).toMatch(/^(forward|back) .* \/ then (forward|back) /)
    for (const [i, said] of others.entries()) expect(said).toMatch(i % 2 === 0 ? /^or (forward|back) / : /^then (forward|back) /)
  }
})
