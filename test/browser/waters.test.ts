/**
 * The close-up on a phone, at many moments of many games: nearly all of it is board, and what a choice needs is in sight or, if it is far
 * off, pinned to the edge by its number. The browser says how large its window is, and what the window shows follows from the drawing.
 */
import { describe, expect, test } from 'vitest'
import { seenIn, type Area } from '../../web/board/waters'
import { tablePage } from '../../web/pages/table/table'
import { LANGUAGES } from '../../worker/drawing/game'
import { gameOf } from '../../worker/games'
import { find, hasClass, marksIn, parse, type SvgNode } from '../../worker/post/picture/markup'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { repeats } from '../kit/repeats'
import { propsOf } from '../web/scene'
import { saidOfEach, type Named } from './laid-out'
import { sharedBrowser } from './shared'

const PHONE = { width: 360, height: 740 }
/** The most of it that may lie beyond the board's edge. */
const VOID = 0.1
const EVERY = repeats(5, 3)

const TABLES: readonly [string, string, number][] = [
  ['regatta', 'first', 2],
  ['regatta', 'first', 6],
  ['regatta', 'revised', 4],
  ['regatta', 'yassa', 3],
  ['regatta', 'yassa', 6],
  ['tunnel', 'jamaica', 3],
  ['tunnel', 'tortuga', 5],
  ['tunnel', 'hispaniola', 2],
]

/** Every few questions of a game between random players, by turns with hint and without, in one language after another. */
function pagesOf(id: string, edition: string, seats: number): Named<string>[] {
  const game = gameOf(id)
  const chance = seededChance(seats)
  const pages: Named<string>[] = []
  let match = begin(setting(game, edition, seats), chance)
  for (let n = 0; match.prompts.length > 0; n++) {
    const [prompt] = match.prompts
    if (prompt && n % EVERY === 0) {
      const language = LANGUAGES[pages.length % LANGUAGES.length] ?? 'en'
      const hints = pages.length % 3 === 0 ? [] : 'off'
      pages.push([`${n}: ${prompt.id} in ${language}`, tablePage(propsOf(match, prompt.seat, { language, hints }))])
    }
    match = give(match, randomMove(game, match.prompts, chance), chance)
  }
  return pages
}

interface Shape {
  width: number
  height: number
}
const NONE: Shape = { width: 0, height: 0 }
const WINDOW = `(() => {
  const { width, height } = document.querySelector('.about .near')?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return { width, height }
})()`

/** Something that must be in sight; a choice's ring or number may instead be pinned. */
type Needed = Area & { numbers?: readonly string[] }

interface Shown {
  area: Area
  board: readonly [number, number]
  needed: Needed[]
  /** The numbers at the window's edge. */
  pinned: readonly string[]
}

/** What a window shows of a board of this size, and where rings, numbers and one's own ship lie on it. */
function shownBy(html: string, shape: number): Shown | undefined {
  const near = find(parse(html.slice(html.indexOf('class="about'), html.lastIndexOf('</main>'))), hasClass('near'))
  const [inside] = near ? marksIn(near) : []
  if (!inside) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = (inside.attributes.viewBox ?? '').split(' ').map(Number)
  const aside = [Number.parseFloat(inside.attributes.x ?? '0'), Number.parseFloat(inside.attributes.y ?? '0')] as const
  const { attributes = {} } = find(inside, ({ name }) => name === 'image') ?? {}
  const board = [Number(attributes.width), Number(attributes.height)] as const
  const turned = find(inside, hasClass('turned')) !== undefined
  const pinned = [...html.matchAll(/<g class="beyond".*?<\/g>/gs)].flatMap(([pin]) => textsIn(pin).match(/\d+/g) ?? [])
  return { area: seenIn({ x, y, width, height, aside }, shape), board, needed: neededIn(inside, board, turned), pinned }
}

/** Half of the size of each thing that must be in sight. */
const REACH: Record<string, readonly [number, number]> = { aim: [20, 20], stall: [25, 29] }

const textsIn = (markup: string): string => markup.replace(/<[^>]*>/g, ' ')

/** The numbers of the choices that a ring or a badge belongs to. */
const numbersOf = ({ attributes }: SvgNode): string[] => attributes.class?.match(/\bn\d+\b/g)?.map(name => name.slice(1)) ?? []

function neededIn(
  mark: SvgNode,
  board: readonly [number, number],
  turned: boolean,
  at: { x: number; y: number; numbers?: readonly string[] } = { x: 0, y: 0 }
): Needed[] {
  const [, dx, dy] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(mark.attributes.transform ?? '') ?? []
  const isMoved = dx !== undefined && !hasClass('turned')(mark)
  const own = numbersOf(mark)
  const here = { ...at, ...(isMoved && { x: at.x + Number(dx), y: at.y + Number(dy) }), ...(own.length > 0 && { numbers: own }) }
  const [across, down] = hasClass('me-word')(mark) ? [10, 7] : (REACH[mark.attributes.href?.split('#')[1] ?? ''] ?? [0, 0])
  const { x, y } = turned ? { x: here.y, y: board[1] - here.x } : here
  const area = { x: x - across, y: y - down, width: 2 * across, height: 2 * down, ...(here.numbers && { numbers: here.numbers }) }
  return [...(across > 0 ? [area] : []), ...marksIn(mark).flatMap(child => neededIn(child, board, turned, here))]
}

const shared = (from: number, length: number, all: number): number => Math.max(0, Math.min(from + length, all) - Math.max(from, 0))
const voidOf = ({ x, y, width, height }: Area, [wide, high]: readonly [number, number]): number =>
  1 - (shared(x, width, wide) * shared(y, height, high)) / (width * height)

const holds = (area: Area, { x, y, width, height }: Area): boolean =>
  x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height

const browser = await sharedBrowser()
const page = await browser.newPage({ javaScriptEnabled: false })

describe('the close-up on a phone shows nearly only board, and all that its choices need', () => {
  test.each(TABLES)('in %s, %s, with %i seats', async (id, edition, seats) => {
    const pages = pagesOf(id, edition, seats)
    const htmlOf = new Map(pages)
    const faults: string[] = []
    let rings = 0
    for (const [name, [{ width, height } = NONE]] of await saidOfEach<Shape>(page, pages, WINDOW, [PHONE])) {
      const shown = height > 0 ? shownBy(htmlOf.get(name) ?? '', width / height) : undefined
      if (!shown) continue
      const empty = voidOf(shown.area, shown.board)
      if (empty > VOID) faults.push(`${name}: ${Math.round(100 * empty)} % of it is void`)
      const isPinned = ({ numbers }: Needed): boolean => numbers?.every(n => shown.pinned.includes(n)) ?? false
      const missing = shown.needed.filter(one => !holds(shown.area, one) && !isPinned(one))
      if (missing.length > 0) faults.push(`${name}: ${missing.length} of ${shown.needed.length} things are outside`)
      rings += shown.needed.length
    }
    expect(faults).toEqual([])
    expect(rings).toBeGreaterThan(10)
  })
})
