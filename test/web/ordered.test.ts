/** A card says which way the seat's standing orders take at a fork; the other ways are only possible. */
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

/** The first line and the other ways of each half of a card with a fork, on offer or laid down, with orders that take the first or the last way. */
function forks(takes: 0 | -1, laid = false): Fork[] {
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
const MARK = '(your orders)'

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
