/** The board of Tunnel: frames, numbers and pirates do not overlap, however long the tunnel is. */
import { describe, expect, test } from 'vitest'
import { drawingsFor } from '../../web/board/kit'
import { layoutOf, PER_ROW } from '../../worker/games/tunnel/board/layout'
import { parse } from 'node-html-parser'
import { FOLDS } from '../../web/parts/fold'
import { tablePage } from '../../web/pages/table/table'
import { LANGUAGES } from '../../worker/drawing/game'
import { gameOf } from '../../worker/games'
import { readerOf } from '../../web/words/reader'
import { partOf } from '../kit/part'
import { matchAfter, propsOf } from './scene'

const game = gameOf('tunnel')
const [, width = 0, height = 0] = (/class="halo"[^>]* width="(\d+)" height="(\d+)"/.exec(drawingsFor('<use href="#stall"/>')) ?? []).map(
  Number
)
/** Half of the white line round a frame lies outside it. */
const HALO = 3.5

const asking = [3, 9, 24, 40].map(answers => {
  const match = matchAfter(game, { edition: 'tortuga', seats: 5, answers })
  const part = partOf(propsOf(match, match.prompts[0]?.seat ?? 0))
  return part.slice(part.indexOf('<picture>'))
})

describe.each([4, 5, 6])('on a board of %d rows', rows => {
  const { divisions } = layoutOf(rows * PER_ROW)

  test('no frame touches another division’s frame, upright or on its side', () => {
    for (const [i, a] of divisions.entries())
      for (const b of divisions.slice(i + 1)) {
        const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
        const apart = (w: number, h: number): boolean => across >= w + 2 * HALO || down >= h + 2 * HALO
        expect(apart(width, height) && (apart(height, width) || down >= width || across >= height), `${i + 1}`).toBe(true)
      }
  })
})

test('each division stands at its place on the board, beside the small pictures of it in the choices', () => {
  for (const board of asking) {
    const drawn = [...board.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"><g class="up"><text class="count"[^>]*>(\d+)</g)]
    const { divisions } = layoutOf(drawn.length)
    expect(drawn.length).toBe(36)
    expect(drawn.map(([, x, y]) => ({ x: Number(x), y: Number(y) }))).toEqual(divisions)
  }
})

/** Where the pirates in a division begin, from its middle. */
const HATS = 6

describe('numbers of choices', () => {
  test('are drawn after all frames, so that none is covered', () => {
    for (const board of asking) {
      const frames = [...board.matchAll(/#stall"/g)].map(({ index }) => index)
      const numbers = [...board.matchAll(/class="badge"/g)].map(({ index }) => index)
      expect(frames.length).toBeGreaterThan(0)
      expect(numbers).toHaveLength(frames.length)
      expect(Math.min(...numbers)).toBeGreaterThan(Math.max(...frames))
    }
  })

  test('lie within their own division, above its pirates, without overlapping', () => {
    for (const board of asking) {
      const found = board.matchAll(
        /translate\((\d+) (\d+)\)"><g class="up">(?:<g class="aside" transform="translate\((-?[\d.]+) ([\d.]+)\)">)?<circle class="badge" cx="(\d+)" cy="(-?[\d.]+)" r="([\d.]+)"/g
      )
      const places = [...found].map(([, across, up, left = 0, down = 0, x, y, r]) => ({
        at: `${across} ${up}`,
        x: Number(x) + Number(left),
        y: Number(y) + Number(down),
        r: Number(r),
      }))
      expect(places.length).toBeGreaterThan(0)
      expect(new Set(places.map(({ at, x, y }) => `${at} ${x} ${y}`)).size).toBe(places.length)
      for (const { x, y, r } of places) {
        expect(Math.abs(x) + r).toBeLessThanOrEqual(width / 2 + 2 * HALO)
        expect(Math.abs(y) + r).toBeLessThanOrEqual(height / 2 + HALO)
        expect(y + r).toBeLessThanOrEqual(HATS)
      }
    }
  })
})

describe.each(LANGUAGES)('a choice in %s', language => {
  const { prompts, ...match } = matchAfter(game, { edition: 'tortuga', seats: 5, answers: 24 })
  const form = parse(partOf(propsOf({ ...match, prompts }, prompts[0]?.seat ?? 0, { language }))).querySelector('#answer')
  const { t } = readerOf({ language, now: 0 }, { game, crew: [], viewer: 'watcher' })

  test('calls a space a space, so that its number is not taken for the choice’s', () => {
    const ways = (form?.querySelectorAll('.move b') ?? []).map(({ text }) => text)
    expect(ways.length).toBeGreaterThan(2)
    for (const way of ways) expect(way).toMatch(/^[^\d]+ ?\d* → [^→]+$/)
    expect(ways.filter(way => !/(space|клетка|клітинка|pole) \d/.test(way))).toEqual([])
  })

  test('back is said to be for cards, as it is no undoing', () => {
    const tabs = (form?.querySelectorAll('.groups label') ?? []).map(({ text }) => text.trim())
    expect(tabs).toContain(t('group-back'))
    expect(t('group-back')).toMatch(/card|карт|kart/)
  })
})

describe('the end', () => {
  const match = matchAfter(game, { edition: 'tortuga', seats: 4, answers: 5000 })
  const page = parse(tablePage({ ...propsOf(match, 0), opened: FOLDS }))
  const rows = page
    .querySelectorAll('.figures-of')
    .map(table =>
      table.querySelectorAll('tbody tr').map(row => row.querySelectorAll('td').map(cell => Number(cell.text.replace('−', '-'))))
    )

  test('tells round by round how many pirates are in the boat, and how far each crew is behind', () => {
    const { rows: ranked } = game.rules.standing(match.present.state)
    const [free = [], behind = []] = rows
    expect(rows).toHaveLength(2)
    expect(free.length).toBe(behind.length)
    for (const { who, score, parts } of ranked) {
      const most = Math.max(...ranked.map(row => row.parts[0]?.value ?? 0))
      const seat = typeof who === 'number' ? who : expect.unreachable()
      expect(free.at(-1)?.[seat]).toBe(score)
      expect(behind.at(-1)?.[seat]).toBe((parts[0]?.value ?? 0) - most)
    }
  })

  test('is shared by the watchers’ address and picture, without a key or a seat', () => {
    const shared = parse(tablePage(propsOf(match, 0, { siteUrl: 'https://boat.example', picture: '/tables/a/pictures/9-en-seal.png' })))
    const share = shared.querySelector('#share') ?? expect.unreachable()
    expect(share.querySelector('#share-link')?.textContent).toBe('https://boat.example/tables/abcdefghijklm')
    expect(share.querySelector('[data-share]')?.getAttribute('data-share')).toMatch(
      / wins · .* https:\/\/boat\.example\/tables\/abcdefghijklm$/
    )
    expect(share.querySelector('img')?.getAttribute('src')).toBe('/tables/a/pictures/9-en-seal.png')
    expect(share.toString()).not.toMatch(/seats\/|a-token|[a-z2-7]{26}/)
  })

  test('remembers the longest run, the boldest step back and the best turn', () => {
    const steps = (type: 'advanced' | 'retreated') =>
      match.rows
        .flatMap(({ given }) => given.flatMap(({ events }) => events))
        .flatMap(event => (event.type === type ? [event as Step] : []))
    const longest = Math.max(...steps('advanced').map(({ from, to }) => to - from))
    const boldest = Math.max(...steps('retreated').map(({ from, to }) => from - to))
    const told = page.querySelectorAll('.highlights p').map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''))
    const lengths = told.map(line => {
      const [, from = '', to = ''] = /\s(entrance|\d+)\s→\s(boat|\d+)/.exec(line) ?? []
      return Math.abs((to === 'boat' ? 37 : Number(to)) - (from === 'entrance' ? 0 : Number(from)))
    })
    expect(told).toHaveLength(3)
    expect(lengths.slice(0, 2)).toEqual([longest, boldest])
    expect(told[2]).toMatch(/^Round \d+: .* gains? \d+\sspaces in one turn\.$/)
  })
})

interface Step {
  type: string
  from: number
  to: number
}
