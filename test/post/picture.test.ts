/** The board in a letter: drawn as on the page, and painted by the program that workerd loads. */
import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { textOf } from '../../web/board/paper'
import { printed, type Printed } from '../../web/board/print'
import { h } from 'preact'
import { describe, expect, test, vi } from 'vitest'
import { aimsOf, listing, reachesOf } from '../../web/parts/table/listing'
import { signed } from '../../web/parts/table/ranking'
import { readerOf } from '../../web/words/reader'
import { addFixture, gameOf, GAMES } from '../../worker/games'
import { clearOf, drawn, laidOf, pictureOf, type Drawn } from '../../worker/post/picture'
import { paintWith } from '../../worker/post/picture/paint'
import { env } from 'cloudflare:workers'
import { indexedPng } from '../../worker/post/picture/png'
import { wide } from '../../worker/post/picture/wide'
import { resolved, styleSheet } from '../../worker/post/picture/style'
import { Rings, type Point } from '../../web/board/draw'
import { closeUpOf, seenIn, type Area } from '../../web/board/waters'
import type { TableModel } from '../../worker/model'
import type { Game } from '../../worker/drawing/game'
import type { Aim } from '../../worker/drawing/board'
import { CLOCK } from '../games/kit'
import { toy } from '../games/toy'
import { matchAfter, modelOf } from '../web/scene'

const BYTES = 60_000

/** A game in progress as seen by the seat that is asked. */
function tableOf(game: Game, edition: string, answers: number): TableModel {
  const match = matchAfter(game, { edition, answers, seats: 3 })
  return modelOf(match, match.prompts[0]?.seat ?? 0)
}

const READING = { language: 'uk', now: CLOCK } as const

function boardOf(game: Game, { view, viewer, prompts, head }: TableModel): { board: Printed; aims: readonly Aim[]; asked: boolean } {
  const { language, say } = readerOf(READING, { game, viewer, crew: head.seats })
  const questions = listing(prompts, say, game.rarer)
  const aims = aimsOf(questions)
  const reaches = view ? reachesOf(questions, game, view) : []
  return {
    aims,
    asked: aims.length + reaches.length > 0,
    board: printed(view && h(game.Board, { view, language, say, crew: head.seats, aims, reaches })),
  }
}

const escaped = (name: string): string => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const written = (markup: string): Printed => printed(h('div', { dangerouslySetInnerHTML: { __html: markup } }))

/** The size of a PNG, and the number of pixels of each colour. */
function readPng(png: Uint8Array): { width: number; height: number; inks: Map<string, number> } {
  const view = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < view.length; at += 12 + view.readUInt32BE(at))
    chunks.set(view.toString('latin1', at + 4, at + 8), view.subarray(at + 8, at + 8 + view.readUInt32BE(at)))
  const header = chunks.get('IHDR') ?? Buffer.alloc(8)
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const counts = new Uint32Array(256)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  for (let at = 0; at < rows.length; at++) if (at % (width + 1)) counts[rows[at] ?? 0] = (counts[rows[at] ?? 0] ?? 0) + 1
  const inks = Array.from({ length: palette.length / 3 }, (_, i): [string, number] => [
    palette.toString('hex', 3 * i, 3 * i + 3),
    counts[i] ?? 0,
  ])
  return { width, height, inks: new Map(inks) }
}

const EDITIONS = GAMES.flatMap(game => game.editions.map(({ id }): [string, string, Game] => [game.id, id, game]))

describe.each(EDITIONS)('the board of %s, %s,', (_game, edition, game) => {
  test('is painted at the size used in letters', async () => {
    const table = tableOf(game, edition, 20)
    const before = performance.now()
    const { cid, file, png = '' } = (await pictureOf(table, READING, env)) ?? {}
    const took = Math.round(performance.now() - before)
    const bytes = Buffer.from(png, 'base64')
    console.log(`${game.id} ${edition}: ${bytes.length} bytes in ${took} ms`)
    expect([cid, file]).toEqual(['board', 'board.png'])
    expect(bytes.length).toBeLessThan(BYTES)
    const { width, height, inks } = readPng(bytes)
    expect(width).toBeGreaterThanOrEqual(800)
    expect(height).toBeLessThan(2 * width)
    // Ink, and the magenta that marks what is asked.
    expect(inks.get('15263a')).toBeGreaterThan(1000)
    expect(inks.has('a10e5b')).toBe(boardOf(game, table).asked)
  })

  test('needs nothing from outside the picture', () => {
    for (const answers of [0, 7, 20, 60]) {
      const { svg } = drawn(boardOf(game, tableOf(game, edition, answers)).board)
      expect(svg).not.toMatch(/<use|<symbol|class=|var\(|<a |undefined|NaN/)
    }
  })

  test('shows each number asked about once', () => {
    const { board, aims } = boardOf(game, tableOf(game, edition, 20))
    const { svg } = drawn(board)
    const numbers = [...svg.matchAll(/<text (?=[^>]*font-size="12px")(?=[^>]*fill="#FFF")[^>]*>(\d+)<\/text>/g)].map(([, n]) => Number(n))
    for (const { n } of aims) expect(numbers.filter(number => number === n)).toHaveLength(1)
  })
})

test('where more numbers than two would hide who is on a space, the picture has rings without numbers', () => {
  const [first, ...others]: Aim[] = [1, 2, 3].map(n => ({ at: '5', n, href: '', label: '' }))
  if (!first) throw new Error('no choice')
  const ringed = (aims: readonly Aim[]): string => textOf(printed(h(Rings, { aims: clearOf(aims), where: () => ({ x: 0, y: 0 }) })).markup)
  expect(ringed([first, ...others])).toContain('#stall')
  expect(ringed([first, ...others])).not.toContain('class="badge"')
  expect(ringed(others).match(/class="badge"/g)).toHaveLength(2)
})

test('a table that has not begun has no picture', async () => {
  const table = tableOf(gameOf('tunnel'), 'jamaica', 0)
  expect(await pictureOf({ ...table, view: undefined }, READING, env)).toBeUndefined()
})

test('a game with its board in words has no picture, and logs no error', async () => {
  addFixture(toy)
  const complaints = vi.spyOn(console, 'error')
  expect(await pictureOf(tableOf(toy, 'plain', 0), READING, env)).toBeUndefined()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

describe('text', () => {
  const textOf = (text: string, kind: string): Drawn =>
    drawn(
      written(
        `<svg class="near"><svg viewBox="0 0 200 40"><rect class="land" width="200" height="40"/><text class="${kind}" x="100" y="28">${text}</text></svg></svg>`
      )
    )
  const inkIn = async (drawing: Drawn): Promise<number> => readPng(await paintWith(env)(drawing)).inks.get('15263a') ?? 0
  const inkOf = (text: string, kind: string): Promise<number> => inkIn(textOf(text, kind))

  test.each([
    ['place', 'Морроса'],
    ['place', 'Їжак, ґанок'],
    ['place', 'Łódź'],
    ['times', 'Порт №5'],
    ['times', 'Żółw ×5'],
  ])('in style "%s" is legible: %s', async (kind, text) => {
    // Each letter leaves ink: the text has more than the same text without its last letter.
    const [all, less] = await Promise.all([inkOf(text, kind), inkOf(text.slice(0, -1), kind)])
    expect(less).toBeGreaterThan(500)
    expect(all).toBeGreaterThan(less)
  })

  // The painter skips a file without a PostScript name, and then another face is taken without a word.
  test.each(['Falmouth', 'Морроса', 'ąęłńśź'])('of a place is in the chart’s face: %s', async text => {
    const { svg, across } = textOf(text, 'place')
    const other = svg.replace('Brygada 1918 SemiBold', 'Noto Sans')
    expect(other).not.toBe(svg)
    expect(await inkIn({ svg, across })).not.toBe(await inkIn({ svg: other, across }))
  })
})

describe('the part that is shown', () => {
  const [board] = [...GAMES].flatMap(({ charts = [] }) => charts)
  const SIZE = board?.size ?? [360, 640]
  const PHONE = 340 / 150
  const of = (...places: Point[]) =>
    closeUpOf(
      places.map(place => ({ ...place, w: 40, h: 40 })),
      { size: SIZE }
    )
  const rounded = ({ x, y, width, height }: Area): number[] => [x, y, width, height].map(Math.round)

  test.each<[string, Point[], boolean, number[]]>([
    ['the surroundings of one place', [{ x: 180, y: 300 }], true, [178, 126, 245, 108]],
    ['no more than there is', [{ x: 350, y: 10 }], true, [1, 0, 245, 108]],
    [
      'a way down the board on its side',
      [
        { x: 60, y: 100 },
        { x: 60, y: 300 },
      ],
      true,
      [75, 232, 250, 110],
    ],
    [
      'a long way on its side, too',
      [
        { x: 60, y: 40 },
        { x: 60, y: 500 },
      ],
      true,
      [15, 125, 510, 225],
    ],
  ])('is %s', (_what, places, turned, box) => {
    const closeUp = of(...places)
    expect([closeUp.turned, rounded(seenIn(closeUp, PHONE))]).toEqual([turned, box])
  })

  test('lies within the board in a window of any shape that the board can fill', () => {
    for (const place of [20, 90, 180, 270, 340])
      for (const far of [0, 120, 300]) {
        const closeUp = of({ x: place, y: place }, { x: 20, y: place + far })
        const [wide, high] = closeUp.turned ? [SIZE[1], SIZE[0]] : SIZE
        for (const shape of [wide / closeUp.height, closeUp.width / closeUp.height, closeUp.width / high]) {
          const area = seenIn(closeUp, shape)
          expect(Math.min(area.x, area.y, wide - area.x - area.width, high - area.y - area.height)).toBeGreaterThan(-2)
        }
      }
  })

  test.each(['regatta', 'tunnel'])('of %s has the crew and whose move it is beside it, for previews of links', id => {
    const game = gameOf(id)
    const table = tableOf(game, game.editions[0].id, 5)
    const svg = wide(boardOf(game, table).board, laidOf({ ...table, viewer: 'watcher' }, { ...READING, language: 'en' }))
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)
    for (const { name } of table.head.seats) expect(texts).toContain(escaped(name))
    expect(texts.some(text => text.startsWith('Whose move: '))).toBe(true)
    expect(svg).toContain('rotate(90)')
    expect(svg).not.toMatch(/<use|<symbol|class=|var\(|<a |undefined|NaN/)
  })

  test.each(['regatta', 'tunnel'])('of a finished game of %s has the verdict and every player with the score beside it', id => {
    const game = gameOf(id)
    const table = tableOf(game, game.editions[0].id, 5000)
    const [first, ...others] = table.standing?.rows ?? []
    const svg = wide(boardOf(game, table).board, laidOf({ ...table, viewer: 'watcher' }, { ...READING, language: 'en' }))
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text.replaceAll(/[\u2068\u2069]/g, ''))
    expect(texts.some(text => text.includes(' win'))).toBe(true)
    for (const { who, score = 0 } of [first ?? expect.unreachable(), ...others]) {
      expect(texts).toContain(typeof who === 'number' ? escaped(table.head.seats[who]?.name ?? '') : expect.unreachable())
      expect(texts).toContain(signed(score))
    }
    expect(svg).not.toMatch(/<use|<symbol|class=|var\(|undefined|NaN/)
  })

  test('keeps everything upright when turned, over the same chart as on the page', () => {
    const table = tableOf(gameOf('regatta'), 'first', 0)
    const { svg } = drawn(boardOf(gameOf('regatta'), table).board)
    expect(svg).not.toMatch(/<image|<img/)
    const turned = svg.includes('rotate(-90)')
    expect(svg.includes('rotate(90)')).toBe(turned)
  })
})

test('half-transparent shapes outside the picture do not crash the painter', async () => {
  const far = '<circle class="rim" cx="10" cy="570" r="8"></circle>'
  const png = await paintWith(env)(drawn(written(`<svg class="near"><svg viewBox="92 0 300 200">${far}</svg></svg>`)))
  expect(readPng(png)).toMatchObject({ width: 1072, height: 715 })
})

describe('the style sheet', () => {
  const { root, rules } = styleSheet(`
    /* day */ :root { --ink: #111; --space: 4px }
    .a, .b .c { fill: var(--ink); margin: 0 }
    @media (prefers-color-scheme: dark) { :root { --ink: #eee } .a { fill: red } }
    .a:hover { fill: blue } .a > .b { fill: blue } .d { margin: 0 }
    @supports selector(:has(a)) { .e { @nest { fill: blue } } } text { stroke: none }`)

  test('is read only for rules about drawings in light mode', () => {
    expect(root['--ink']).toBe('#111')
    expect([...rules.keys()]).toEqual(['a', 'c', 'text'])
    expect(rules.get('a')?.map(({ declarations }) => declarations)).toEqual([{ fill: 'var(--ink)' }])
  })

  test.each([
    ['var(--a)', '1'],
    ['var(--b)', '1'],
    ['var(--none, 3)', '3'],
    ['var(--none, var(--a))', '1'],
    ['var(--none, var(--none, 4))', '4'],
    ['x var(--a) y', 'x 1 y'],
    ['color-mix(in oklab, red, blue)', undefined],
  ])('%s is %s', (value, is) => {
    expect(resolved(value, { '--a': '1', '--b': 'var(--a)' })).toBe(is)
  })
})

test('a picture with more colours than a palette holds is left to another encoder', () => {
  const pixels = Uint8Array.from({ length: 4 * 300 }, (_, i) => (i % 4 === 0 ? i >> 2 : i % 4 === 1 ? i >> 10 : 255))
  expect(indexedPng(pixels, 300, 1)).toBeUndefined()
  expect(readPng(indexedPng(pixels.subarray(0, 400), 10, 10) ?? pixels)).toMatchObject({ width: 10, height: 10 })
})
