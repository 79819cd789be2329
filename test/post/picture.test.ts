/** The board of a letter: drawn as on the page, and painted by the program that workerd loads. */
import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { printed, type Printed } from '../../web/board/print'
import { h } from 'preact'
import { describe, expect, test, vi } from 'vitest'
import { aimsOf, listing } from '../../web/parts/listing'
import { readerOf } from '../../web/parts/reader'
import { addFixture, gameOf, GAMES } from '../../worker/games'
import { drawn, pictureOf } from '../../worker/post/picture'
import { paint } from '../../worker/post/picture/paint'
import { indexedPng } from '../../worker/post/picture/png'
import { resolved, styleSheet } from '../../worker/post/picture/style'
import type { TableModel } from '../../web/model'
import type { Aim, Game } from '../../worker/rules/game'
import { CLOCK } from '../games/kit'
import { toy } from '../games/toy'
import { matchAfter, modelOf } from '../web/scene'

const BYTES = 60_000

/** A game in progress as the seat sees it that is asked. */
function tableOf(game: Game, edition: string, answers: number): TableModel {
  const match = matchAfter(game, { edition, answers, seats: 3 })
  return modelOf(match, match.prompts[0]?.seat ?? 0)
}

const READING = { language: 'uk', now: CLOCK } as const

function boardOf(game: Game, { view, viewer, prompts, head }: TableModel): { board: Printed; aims: readonly Aim[] } {
  const { language, say } = readerOf(READING, { game, viewer, crew: head.seats })
  const aims = aimsOf(listing(prompts, say))
  return { aims, board: printed(view && h(game.Board, { view, language, say, crew: head.seats, aims })) }
}

const written = (markup: string): Printed => printed(h('div', { dangerouslySetInnerHTML: { __html: markup } }))

/** Its size, and how many dots there are of each colour. */
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
  test('is painted at the size of a letter', async () => {
    const table = tableOf(game, edition, 20)
    const before = performance.now()
    const { cid, file, png = '' } = (await pictureOf(table, READING)) ?? {}
    const took = Math.round(performance.now() - before)
    const bytes = Buffer.from(png, 'base64')
    console.log(`${game.id} ${edition}: ${bytes.length} bytes in ${took} ms`)
    expect([cid, file]).toEqual(['board', 'board.png'])
    expect(bytes.length).toBeLessThan(BYTES)
    const { width, height, inks } = readPng(bytes)
    expect(width).toBeGreaterThanOrEqual(800)
    expect(height).toBeLessThan(2 * width)
    // Ink, and the magenta of what is asked.
    expect(inks.get('15263a')).toBeGreaterThan(1000)
    expect(inks.has('a10e5b')).toBe(boardOf(game, table).aims.length > 0)
  })

  test('needs nothing but itself', () => {
    for (const answers of [0, 7, 20, 60]) {
      const { svg } = drawn(boardOf(game, tableOf(game, edition, answers)).board)
      expect(svg).not.toMatch(/<use|<symbol|class=|var\(|<a |undefined|NaN/)
    }
  })

  test('shows each number that is asked once', () => {
    const { board, aims } = boardOf(game, tableOf(game, edition, 20))
    const { svg } = drawn(board)
    const magenta = [...svg.matchAll(/<circle cx="[^"]*" cy="[^"]*" r="9.5" fill="#A10E5B"/g)]
    expect(magenta).toHaveLength(aims.length)
  })
})

test('a table that has not begun has no picture', async () => {
  const table = tableOf(gameOf('tunnel'), 'jamaica', 0)
  expect(await pictureOf({ ...table, view: undefined }, READING)).toBeUndefined()
})

test('a game that shows its board in words has no picture, and nobody complains', async () => {
  addFixture(toy)
  const complaints = vi.spyOn(console, 'error')
  expect(await pictureOf(tableOf(toy, 'plain', 0), READING)).toBeUndefined()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

describe('writing', () => {
  const inkOf = async (text: string, kind: string): Promise<number> => {
    const svg = drawn(written(`<svg class="chart" viewBox="0 0 200 40"><rect class="land" width="200" height="40"/><text class="${kind}" x="100" y="28">${text}</text></svg>`))
    return readPng(await paint(svg)).inks.get('15263a') ?? 0
  }

  test.each([
    ['place', 'Морроса'],
    ['place', 'Їжак, ґанок'],
    ['place', 'Łódź'],
    ['times', 'Порт №5'],
    ['times', 'Żółw ×5'],
  ])('in the hand of "%s" can be read: %s', async (kind, text) => {
    // Each letter leaves ink, more than the same text without its last letter does.
    const [all, less] = await Promise.all([inkOf(text, kind), inkOf(text.slice(0, -1), kind)])
    expect(less).toBeGreaterThan(500)
    expect(all).toBeGreaterThan(less)
  })
})

describe('the window', () => {
  const ring = (x: number, y: number) =>
    `<a class="aim"><g transform="translate(${x} ${y})"><g class="up"><use href="#aim"></use><text class="pinned" x="15" y="-11">1</text></g></g></a>`
  const boxOf = (...rings: string[]) =>
    /viewBox="([^"]*)"/.exec(drawn(written(`<svg class="chart" viewBox="0 0 360 580">${rings.join('')}</svg>`)).svg)?.[1]

  test.each([
    ['all where nothing is asked', [], '0 0 360 580'],
    ['the surroundings of what is asked', [ring(180, 300)], '46 200 268 200'],
    ['no more than there is', [ring(350, 10)], '92 0 268 200'],
    ['all that is asked', [ring(60, 100), ring(60, 300)], '0 40 268 320'],
    ['all where what is asked lies far apart', [ring(20, 20), ring(20, 550)], '0 0 360 580'],
  ])('shows %s', (_what, rings, box) => {
    expect(boxOf(...rings)).toBe(box)
  })
})

test('what lies outside the window and is half transparent does not end the painter', async () => {
  const far = '<circle class="rim" cx="10" cy="570" r="8"></circle>'
  const ring = '<a class="aim"><g transform="translate(300 40)"></g></a>'
  const png = await paint(drawn(written(`<svg class="chart" viewBox="0 0 360 580">${far}${ring}</svg>`)))
  expect(readPng(png)).toMatchObject({ width: 1072, height: 800 })
})

describe('the style sheet', () => {
  const { root, rules } = styleSheet(`
    /* day */ :root { --ink: #111; --space: 4px }
    .a, .b .c { fill: var(--ink); margin: 0 }
    @media (prefers-color-scheme: dark) { :root { --ink: #eee } .a { fill: red } }
    .a:hover { fill: blue } .a > .b { fill: blue } .d { margin: 0 }
    @supports selector(:has(a)) { .e { @nest { fill: blue } } } text { stroke: none }`)

  test('is read as far as it speaks of drawings by day', () => {
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

test('a picture of more colours than a palette holds is left to another', () => {
  const pixels = Uint8Array.from({ length: 4 * 300 }, (_, i) => (i % 4 === 0 ? i >> 2 : i % 4 === 1 ? i >> 10 : 255))
  expect(indexedPng(pixels, 300, 1)).toBeUndefined()
  expect(readPng(indexedPng(pixels.subarray(0, 400), 10, 10) ?? pixels)).toMatchObject({ width: 10, height: 10 })
})
