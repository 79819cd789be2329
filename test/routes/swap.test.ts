/** The size of a table's page, and of the response to an answer, which has only what the page lacks. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { HOME, visitor } from '../kit/inside'
import { OpenPage } from '../kit/open-page'
import { isOver, questionOn, seated, tickAll, type Player } from '../kit/players'
import { START } from '../kit/post'
import { repeats } from '../kit/repeats'
import { packed } from '../kit/weight'

const KB = 1000
const PART = { 'hx-request': 'true' }
/** In full enough for a game to end, whose page has most that is new. */
const ANSWERS = repeats(24, 70)

interface Weights {
  pages: number[]
  /** Only those of answers after which the game goes on. */
  swaps: number[]
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** People answer on open pages in turn, as long as anybody is asked. */
async function played(players: readonly Player[], chance: ReturnType<typeof seededChance>): Promise<Weights> {
  const weights: Weights = { pages: [], swaps: [] }
  while (weights.swaps.length < ANSWERS) {
    const before = weights.swaps.length
    for (const player of players) await visited(player, chance, weights)
    if (weights.swaps.length === before) return weights
  }
  return weights
}

async function visited({ visitor }: Player, chance: ReturnType<typeof seededChance>, { pages, swaps }: Weights): Promise<void> {
  let page = await visitor.open(visitor.page.url.replace(/\?.*/, ''))
  const open = new OpenPage(page.html)
  if (isOver(page)) return
  for (let form = questionOn(page); form; form = questionOn(page)) {
    pages.push(await packed((await visitor.reload()).html))
    const answered = await visitor.ask(form.action, 'POST', tickAll(form, chance).body(), { ...PART, 'x-has': open.has })
    const text = await answered.text()
    const part = open.take(text, answered.headers.get('x-whole'))
    const whole = await visitor.ask(`${page.url}?part`, 'GET', undefined, PART)
    if (part !== undefined) expect(part === (await whole.text()), 'as it would be loaded').toBe(true)
    page = await visitor.reload()
    if (!isOver(page)) swaps.push(await packed(text))
  }
}

// The clock stands still between a response and the page it is compared with.
beforeEach(() => void vi.setSystemTime(START))

describe.each([
  { game: 'regatta', edition: 'first', page: 11 },
  { game: 'tunnel', edition: 'jamaica', page: 8 },
])('at a table of $game, $edition edition, with four seats', ({ game, edition, page }) => {
  test('an answer brings only what is new, and makes the page equal to a reloaded one: usually 3 kB', {
    timeout: 300_000,
  }, async () => {
    const players = await seated(visitor(), HOME, { game, edition, names: ['Anne', 'Bartholomew', 'Calico', 'Diego'] }, () => visitor())
    const { pages, swaps } = await played(players, seededChance(5))
    expect(swaps.length).toBeGreaterThan(20)
    expect(middle(swaps)).toBeLessThanOrEqual(3 * KB)
    expect(swaps.toSorted((a, b) => a - b)[Math.floor(swaps.length * 0.9)]).toBeLessThanOrEqual(4.5 * KB)
    expect(Math.max(...swaps)).toBeLessThanOrEqual(6 * KB)
    expect(middle(pages)).toBeLessThanOrEqual(page * KB)
  })
})
