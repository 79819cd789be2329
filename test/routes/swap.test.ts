/** After an answer an open page equals a reloaded one; what the response weighs is in `test/host/wire.test.ts`. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { HOME, visitor } from '../kit/inside'
import { OpenPage } from '../kit/open-page'
import { isOver, questionOn, seated, tickAll, type Player } from '../kit/players'
import { START } from '../kit/post'
import { repeats } from '../kit/repeats'

const PART = { 'hx-request': 'true' }
/** In full enough for a game to end, whose page has most that is new. */
const ANSWERS = repeats(24, 70)

/** People answer on open pages in turn, as long as anybody is asked. Returns the number of answers. */
async function played(players: readonly Player[], chance: ReturnType<typeof seededChance>): Promise<number> {
  for (let answers = 0, before = -1; ; ) {
    if (answers === before || answers >= ANSWERS) return answers
    before = answers
    for (const player of players) answers += await visited(player, chance)
  }
}

async function visited({ visitor }: Player, chance: ReturnType<typeof seededChance>): Promise<number> {
  let page = await visitor.open(visitor.page.url.replace(/\?.*/, ''))
  const open = new OpenPage(page.html)
  if (isOver(page)) return 0
  let answers = 0
  for (let form = questionOn(page); form; form = questionOn(page)) {
    const answered = await visitor.ask(form.action, 'POST', tickAll(form, chance).body(), { ...PART, 'x-has': open.has })
    const part = open.take(await answered.text(), answered.headers.get('x-whole'))
    const whole = await visitor.ask(`${page.url}?part`, 'GET', undefined, PART)
    if (part !== undefined) {
      expect(part === (await whole.text()), 'as it would be loaded').toBe(true)
      answers++
    }
    page = await visitor.reload()
  }
  return answers
}

// The clock stands still between a response and the page it is compared with.
beforeEach(() => void vi.setSystemTime(START))

describe.each([
  { game: 'regatta', edition: 'first' },
  { game: 'tunnel', edition: 'jamaica' },
])('at a table of $game, $edition edition, with four seats', ({ game, edition }) => {
  test('an answer makes the page equal to a reloaded one', { timeout: 300_000 }, async () => {
    const players = await seated(visitor(), HOME, { game, edition, names: ['Anne', 'Bartholomew', 'Calico', 'Diego'] }, () => visitor())
    expect(await played(players, seededChance(5))).toBeGreaterThan(20)
  })
})
