/** Regatta between four browsers, from the form of the table and the letters in the mailbox to the ranking: orders answer so much at a
    brisk table that the shortest course takes a score of answers. `npm run prove browser` plays more tables so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { launch } from './chromium'
import { gathered, type Player } from './crew'
import { answer, asked, button, playOn, positionOf, question, ranking } from './game'
import { roundTheIsland } from './leaning'
import { FOUR, PHONE } from './people'

const GAME_MS = 120_000
const YASSA = { game: 'regatta', edition: 'yassa' }
/** No game is over in two rounds. */
const FEWEST = 2 * FOUR.length

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launch()])
}, GAME_MS)
afterAll(() => Promise.all([browser.close(), site.stop()]))

describe('four people at a table of Regatta', () => {
  let people: Player[]
  beforeAll(async () => void (people = await gathered(browser, site.address, FOUR, YASSA)), GAME_MS)

  /** What one may answer ahead: a card for each placement that can come true. */
  const seals = ({ page }: Player) => question(page).locator('fieldset:not(:has(input[required]))')

  test('seal a card ahead, with a thumb, as soon as the telephone offers it', async () => {
    const phone = people.find(({ eyes }) => eyes === PHONE) ?? expect.unreachable()
    let last: Player | undefined
    while (!(await seals(phone).count())) {
      last = await asked(people, last)
      await answer(last?.page ?? expect.unreachable(), roundTheIsland)
      await phone.page.goto(phone.seat)
    }
    await seals(phone).last().locator('label.pick:has(.act)').first().tap()
    await button(phone.page).tap()
    await question(phone.page).locator('input[value=open]').waitFor({ state: 'attached' })
    expect(await seals(phone).count()).toBe(2)
  }, GAME_MS)

  test('sail on to the ranking, and all come to the same position', async () => {
    const answers = await playOn(people, roundTheIsland)
    expect(answers).toBeGreaterThanOrEqual(FEWEST)
    await Promise.all(people.map(({ page, seat }) => page.goto(seat)))
    const positions = await Promise.all(people.map(({ page }) => positionOf(page)))
    expect(positions[0]).toBeGreaterThanOrEqual(answers)
    expect(new Set(positions).size).toBe(1)
    for (const { page } of people) expect(await ranking(page).count()).toBe(1)
    expect(await Promise.all(people.map(({ page }) => page.locator('html').getAttribute('lang')))).toEqual(['en', 'pl', 'uk', 'ru'])
  }, GAME_MS)

  test('and their browsers complained of nothing', () => {
    expect(people.map(({ faults }) => faults)).toEqual([[], [], [], []])
  })
})
