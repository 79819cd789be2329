/** The page of a finished game: the bars with their key, and charts whose signs can be told apart. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { apart } from '../../web/pages/table/chart'
import { tablePage } from '../../web/pages/table/table'
import type { Viewer } from '../../worker/rules/contract'
import { gameOf } from '../../worker/games'
import { matchAfter, propsOf } from './scene'

const ended = (game: string, edition: string) => matchAfter(gameOf(game), { edition, seats: 3, answers: 5000 })
const over = (game: string, edition: string, viewer: Viewer = 0) => parse(tablePage(propsOf(ended(game, edition), viewer)))

describe('the bars', () => {
  test.each([
    ['regatta', 'first'],
    ['regatta', 'yassa'],
    ['tunnel', 'jamaica'],
  ])('have a key with a swatch for each colour that is painted: %s, %s', (game, edition) => {
    const page = over(game, edition)
    const painted = (within: string) => new Set(page.querySelectorAll(`${within} rect.seg`).map(({ classNames }) => classNames))
    expect(painted('.tally').size).toBeGreaterThan(0)
    expect([...painted('.keys')].sort()).toEqual([...painted('.tally')].sort())
  })

  test('say of losses what they stand for', () => {
    const keys = over('regatta', 'first').querySelector('.keys')?.textContent.replace(/\s+/g, ' ').trim()
    expect(keys).toMatch(/^place on the course doubloons( treasures)? behind the line, cursed$/)
  })

  test('mark the reader’s own row', () => {
    const marked = (viewer: Viewer) =>
      over('regatta', 'first', viewer)
        .querySelectorAll('.tally li')
        .filter(row => row.querySelector('.who > .note')?.textContent.trim() === 'you')
        .map(row => row.querySelector('bdi')?.textContent)
    expect([marked(0), marked(2), marked('watcher')]).toEqual([['Oleh'], ['Kasia'], []])
  })
})

describe('the signs at the ends of a chart’s lines', () => {
  const within = { least: 0, most: 100, step: 10 }

  test('stay where they are if they lie apart', () => expect(apart([50, 20, 80], within)).toEqual([50, 20, 80]))

  test('are pushed apart, in their order, by at least a step', () => {
    expect(apart([30, 30, 33], within)).toEqual([30, 40, 50])
    expect(apart([98, 20, 97, 99], within)).toEqual([90, 20, 80, 100])
  })
})

test('a wait that rounds to no minute is not told, neither in all nor of a seat', () => {
  const said = (waited: number) => {
    const props = propsOf(ended('tunnel', 'jamaica'), 0)
    const seats = [waited, 0, 0].map(waited => ({ decided: 9, waited }))
    const ledger = { decisions: 27, waits: waited && 1, median: waited, seats, rounds: [], visits: 3 }
    const page = parse(tablePage({ ...props, model: { ...props.model, head: { ...props.model.head, ledger } } }))
    const [facts, own] = [page.querySelector('dl.facts'), page.querySelector('#ledger + p, .part:has(#ledger) > p')]
    const cells = page.querySelectorAll('.part:has(#ledger) tbody td:last-child')
    return [...(facts?.querySelectorAll('dt') ?? []), ...(own ? [own] : []), ...cells].map(({ textContent }) => textContent.trim())
  }
  const visits = 'You visited 3 times.'
  expect(said(0)).toEqual(['decisions', visits, '', '', ''])
  expect(said(29_000)).toEqual(['decisions', 'wait', visits, '', '', ''])
  expect(said(60_000)).toEqual([
    'decisions',
    'wait',
    'usual wait',
    `${visits} The table waited 1 minute for you in all.`,
    '1 minute',
    '',
    '',
  ])
})
