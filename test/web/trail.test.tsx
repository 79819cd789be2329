/** The board of a simple race: its picture, its words, and the spots that choices may name. */
import { describe, expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { drawingsFor } from '../../web/board/kit'
import { textOf } from '../../web/board/paper'
import { printed } from '../../web/board/print'
import { trail } from '../../web/board/trail'
import { readerOf } from '../../web/words/reader'
import { LANGUAGES, type Language, PIRATES } from '../../worker/drawing/game'
import { tunnel } from '../../worker/games/tunnel'

const SPACES = 10
const AT = [0, 9, 9, 9]
const points = Array.from({ length: SPACES }, (_, n) => ({ x: n % 2 ? 240 : 120, y: 600 - n * 60 }))
// The picture's file has to exist, so that of another game stands in for it.
const { Board, BoardList, charts, sketch, spots } = trail({ id: 'tunnel-6', points, spaces: (at: readonly number[]) => at })

const crew = AT.map((_, seat) => ({ pirate: PIRATES[seat] ?? 'a', name: `Seat ${seat}` }))
const drawing = (language: Language = 'en') => {
  const { say } = readerOf({ language, now: 0 }, { game: tunnel, crew, viewer: 'watcher' })
  return { view: { viewer: 'watcher' as const, moment: { say: 'turn-moment' }, board: AT }, language, say, crew }
}

test('every space has its number in the picture, and is a spot', () => {
  const picture = parse(charts[0]?.draw(false) ?? '')
  expect(picture.querySelectorAll('text').map(({ text }) => text)).toEqual(spots())
  expect(spots()).toHaveLength(SPACES)
})

test('pirates on one space stand side by side around its middle, within the frame of a choice', () => {
  const aims = [{ n: 1, at: '9', href: '#c1', label: 'here' }]
  const board = parse(textOf(printed(<Board {...drawing()} aims={aims} shown="whole" />).markup))
  const places = board
    .querySelectorAll('.still:first-child > g')
    .map(one => /translate\((\S+) (\S+)\)/.exec(one.getAttribute('transform') ?? ''))
  const [start, ...finish] = places.map(found => ({ x: Number(found?.[1]), y: Number(found?.[2]) }))
  expect(start?.x).toBe(points[0]?.x)
  expect(finish.map(({ x }) => x - 240)).toEqual([-10.5, 0, 10.5])
  expect(board.querySelectorAll('a.aim')).toHaveLength(1)
})

test.each(LANGUAGES)('in %s it is said where everyone is', language => {
  const lines = sketch(drawing(language)).split('\n')
  expect(lines).toHaveLength(crew.length)
  expect(lines[0]).toMatch(/^Seat 0: \D+$/)
  expect(lines[1]).toMatch(/^Seat 1: .*9$/)
  const list = parse(textOf(printed(<BoardList {...drawing(language)} />).markup))
  expect(list.querySelectorAll('li').map(({ text }) => text)).toEqual(lines)
})

describe('special spaces', () => {
  const marks = [
    { spaces: [3, 9], sign: 'key', name: { say: 'symbol', with: { symbol: 'key' } } },
    { spaces: [5], sign: 'bottle', name: { say: 'symbol', with: { symbol: 'bottle' } } },
  ]
  const special = trail({ id: 'tunnel-6', points, spaces: (at: readonly number[]) => at, marks })

  test('bear their sign in the picture, and a legend says what it means', () => {
    const picture = parse(special.charts[0]?.draw(false) ?? '')
    expect(picture.querySelectorAll('use').map(sign => sign.getAttribute('href'))).toEqual(['#key', '#key', '#bottle'])
    // The built file brings their drawings along.
    expect(drawingsFor(String(picture))).toContain('id="bottle"')
    const board = parse(textOf(printed(<special.Board {...drawing()} aims={[]} shown="whole" />).markup))
    expect(board.querySelectorAll('.legend > li').map(({ text }) => text.trim())).toEqual(['key', 'bottle'])
    expect(parse(textOf(printed(<Board {...drawing()} aims={[]} shown="whole" />).markup)).querySelector('.legend')).toBeNull()
  })

  test.each(LANGUAGES)('in %s are told without the picture, too: where they are, and who is there', language => {
    const lines = special.sketch(drawing(language)).split('\n')
    expect(lines).toHaveLength(crew.length + marks.length)
    expect(lines[1]).toMatch(/9, \S+$/)
    expect(lines.at(-2)).toMatch(/^\S+: 3, 9$/)
    const list = parse(textOf(printed(<special.BoardList {...drawing(language)} />).markup))
    expect(list.querySelectorAll('li').map(({ text }) => text)).toEqual(lines)
  })
})
