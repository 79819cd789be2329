/**
 * Regatta between four browsers, from the new-table form and the letters in the mailbox to the ranking. Standing orders answer so much that
 * the shortest course takes about twenty answers. `npm run prove browser` plays more tables like this.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from './shared'
import { gathered, type Player } from './crew'
import { answer, asked, button, playOn, positionOf, question, ranking } from './game'
import { roundTheIsland } from './leaning'
import { FOUR, PHONE } from './people'
import { everything } from '../kit/repeats'

const GAME_MS = 300_000
const YASSA = { game: 'regatta', edition: 'yassa' }
const FEWEST = 2 * FOUR.length

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

describe('four people at a table of Regatta', () => {
  let people: Player[]
  beforeAll(async () => void (people = await gathered(browser, site.address, FOUR, YASSA)), GAME_MS)

  /** Questions that can be answered ahead: one card for each possible placement. */
  const seals = ({ page }: Player) => question(page).locator('fieldset:not(:has(input[required]))')

  test(
    'seal a card ahead, by touch, as soon as the phone offers it',
    async () => {
      const phone = people.find(({ eyes }) => eyes === PHONE) ?? expect.unreachable()
      let last: Player | undefined
      while (!(await seals(phone).count())) {
        last = await asked(people, last)
        await answer(last?.page ?? expect.unreachable(), roundTheIsland)
        await phone.page.goto(phone.seat)
      }
      await seals(phone).last().locator('label.pick:has(.act)').first().tap()
      await button(phone.page).tap()
      // It can be changed above, and the other placement is still asked below.
      await phone.page.locator('.in-part input[value=open]').waitFor({ state: 'attached' })
      expect(await seals(phone).count()).toBe(1)
    },
    GAME_MS
  )

  test(
    everything ? 'play to the ranking, and all end up at the same position' : 'play on, and all end up at the same position',
    async () => {
      const most = everything ? Infinity : FEWEST
      const answers = await playOn(people, roundTheIsland, most)
      await Promise.all(people.map(({ page, seat }) => page.goto(seat)))
      const positions = await Promise.all(people.map(({ page }) => positionOf(page)))
      expect(positions[0]).toBeGreaterThanOrEqual(answers)
      expect(new Set(positions).size).toBe(1)
      const rankings = await Promise.all(people.map(({ page }) => ranking(page).count()))
      expect(new Set(rankings).size).toBe(1)
      // Fewer answers than asked for mean that the race is over; the last one asked for may have ended it, too.
      if (answers < most) expect(rankings[0]).toBe(1)
      expect(await Promise.all(people.map(({ page }) => page.locator('html').getAttribute('lang')))).toEqual(['en', 'pl', 'uk', 'ru'])
    },
    GAME_MS
  )

  test('cause no errors in their browsers', () => {
    expect(people.map(({ faults }) => faults)).toEqual([[], [], [], []])
  })
})
