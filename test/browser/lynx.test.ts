/** A text browser plays a whole turn. Skipped if lynx is not installed; how it reads every page is in pages.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionOn, seated } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { ENTER, find, installed, startLynx, type Lynx } from './lynx'

/** Ticks the last choice and presses the button below it, which has this name. */
const lastChoice = (name: string): string[] => [...find(`(BUTTON) ${name}`), 'Up Arrow', ENTER, 'Down Arrow', ENTER]

const browser = (): Visitor => new Visitor((url, init) => fetch(url, init))

describe.skipIf(!installed)('in lynx', () => {
  let lynx: Lynx
  beforeAll(async () => {
    lynx = await startLynx()
  }, 300_000)
  afterAll(() => lynx.stop())

  test('a turn is played', async () => {
    const plan = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
    const players = await seated(browser(), `${lynx.address}/`, plan, browser)
    const links = players.map(({ visitor }) => visitor.page.handed()[0]?.href ?? '')
    // The player who sat down first saw the table before it began.
    for (const { visitor } of players) await visitor.reload()
    const seat = players.findIndex(({ visitor }) => questionOn(visitor.page))
    const [mover, other] = [players[seat], players[1 - seat]]

    const seen = await lynx.press(links[seat] ?? '', [...lastChoice('Confirm'), ...lastChoice('Confirm')])
    // On a second page, only the differences are drawn.
    for (const said of ['Action 1 of 3', 'The board as a list', 'entrance', 'end my turn', 'Nothing to do for you now'])
      expect(seen).toContain(said)
    // It would say so and wait before following an address without a host, be it the link or a redirect after an answer.
    expect(seen).not.toContain('not absolute')

    expect(questionOn((await mover?.visitor.reload()) ?? expect.unreachable())).toBeUndefined()
    expect(questionOn((await other?.visitor.reload()) ?? expect.unreachable())).toBeDefined()
  }, 300_000)
})
