/**
 * Everything that can happen to a seat: invited, lost, recovered by letter, lent, taken back, moved to another device, resigned, and a
 * rematch.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { SettingPage } from '../../worker/model/setting-pages'
import { until } from '../host/site'
import { sharedBrowser, sharedSite } from './shared'
import { followLetter, openTable, sitDown, SOON_MS } from './crew'
import { answer, asked, playOn, question, ranking, type Sitting } from './game'
import { alongTheTunnel } from './leaning'
import { visitor, type Visitor } from './visitor'
import { everything, repeats } from '../kit/repeats'

const GAME_MS = 300_000

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

const deedButton = (page: Page, deed: string) => page.locator(`form:has(input[name=do][value="${deed}"]) button`).first()
const seatOf = (page: Page): string =>
  page
    .url()
    .replace(/[?#].*/, '')
    .replace(/\/settings\/\w+$/, '')
const settingsOf = (page: Page, which: SettingPage): Promise<unknown> => page.goto(`${seatOf(page)}/settings/${which}`)
/** A separate request, because the page may be navigating at this moment. */
const statusAt = async ({ context, page }: Visitor): Promise<number> => (await context.request.get(page.url())).status()

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a seat %s', (_, scripts) => {
  const profile = () => visitor(browser, site.address, { javaScriptEnabled: scripts, locale: 'en-GB' })
  const [anneAt, bobAt] = [`anne.life.${scripts}@example.org`, `bob.life.${scripts}@example.org`]
  let anne: Visitor
  let bob: Visitor
  /** Bob's other browser. */
  let phone: Visitor
  let seat: string

  beforeAll(async () => {
    ;[anne, bob, phone] = await Promise.all([profile(), profile(), profile()])
  }, GAME_MS)
  afterAll(() => Promise.all([anne, bob, phone].map(({ context }) => context.close())))

  const sitting = (name: string, { page }: Visitor): Sitting => ({ name, page, scripts, seat: page.url().replace(/\?.*/, '') })

  /** Anne answers until Bob's seat, held by this browser, is asked. */
  async function untilAsked(browser: Visitor): Promise<void> {
    const people = [sitting('Anne', anne), sitting('Bob', browser)]
    for (let next = await asked(people); next?.name !== 'Bob'; next = await asked(people, next)) {
      if (!next) throw new Error('the game is over')
      await answer(next.page, alongTheTunnel)
    }
  }
  async function playedBy(browser: Visitor): Promise<void> {
    await untilAsked(browser)
    await answer(browser.page, alongTheTunnel)
  }

  test(
    'is offered by letter, taken, and played',
    async () => {
      const guests = [
        { name: 'Anne', address: anneAt },
        { name: 'Bob', address: bobAt },
      ]
      // So many pirates that the bot has not won before the seat has seen everything.
      const house = { sections: 4, pirates: scripts ? 6 : 4 }
      await openTable(anne.page, guests, { game: 'tunnel', edition: 'tortuga', house, bots: 1 })
      await Promise.all([
        sitDown({ page: anne.page, name: 'Anne', address: anneAt }),
        sitDown({ page: bob.page, name: 'Bob', address: bobAt }),
      ])
      seat = bob.page.url().replace(/\?.*/, '')
      await playedBy(bob)
      expect([anne.faults, bob.faults]).toEqual([[], []])
    },
    GAME_MS
  )

  test(
    'is lost with its cookie, and recovered in another browser through a requested letter',
    async () => {
      await bob.context.clearCookies()
      expect(await statusAt(bob)).toBe(403)
      const { page } = phone
      await page.goto('/')
      await page.goto('/links')
      await page.locator('input[name=address]').fill(bobAt)
      await page.locator('main form button').click()
      await page.locator('h1', { hasText: 'Check your email' }).waitFor()
      await followLetter(page, bobAt, /\/mine\//)
      expect(await page.locator('a.berth, .berth a').count()).toBe(1)
      await followLetter(page, bobAt, /\/seats\/1\/link\//)
      expect(page.url()).toBe(seat)
      await playedBy(phone)
    },
    GAME_MS
  )

  test(
    'is lent to a substitute, who plays, and taken back by its owner',
    async () => {
      const zed = await profile()
      await settingsOf(phone.page, 'absences')
      await deedButton(phone.page, 'lend').click()
      const link = await phone.page.locator('#fresh-lent').inputValue()
      await zed.page.goto(link)
      await phone.page.goto(seat)
      await playedBy(zed)
      expect(zed.faults).toEqual([])
      await phone.page.goto(seat)
      await deedButton(phone.page, 'take-seat-back').click()
      await until(async () => (await phone.page.locator('form:has(input[value="take-seat-back"])').count()) === 0, SOON_MS)
      expect(await statusAt(zed)).toBe(403)
      await zed.context.close()
    },
    GAME_MS
  )

  test(
    'is opened on another device by a short code, once',
    async () => {
      await settingsOf(phone.page, 'seat')
      await deedButton(phone.page, 'code').click()
      const code = (await phone.page.locator('.code').textContent()) ?? ''
      expect(await phone.page.locator('.qr svg').count()).toBe(1)
      const type = async (): Promise<void> => {
        await bob.page.goto('/code')
        await bob.page.locator('input[name=code]').fill(code)
        await bob.page.locator('main form button').click()
      }
      await type()
      await bob.page.waitForURL(seat)
      await type()
      await bob.page.locator('.notice', { hasText: 'This code doesn’t work' }).waitFor()
      await bob.page.goto(seat)
      await phone.page.goto(seat)
    },
    GAME_MS
  )

  async function resign({ page }: Visitor): Promise<void> {
    await settingsOf(page, 'seat')
    await page.locator('#resign summary').click()
    await page.locator('#resign input[name=sure]').check({ force: true })
    await deedButton(page, 'resign').click()
  }

  test(
    'is resigned and played by the bot to the end of the game',
    async () => {
      await resign(bob)
      // People with JavaScript play a whole game in game.test.ts.
      if (scripts) await resign(anne)
      else await playOn([sitting('Anne', anne)], alongTheTunnel)
      for (const { page } of [anne, bob]) {
        await page.goto(seatOf(page))
        await ranking(page).first().waitFor({ state: 'attached' })
      }
    },
    GAME_MS
  )

  test(
    "is replaced in one click by a seat at the same crew's next table, one place further on",
    async () => {
      await anne.page.locator('form[action$="/rematches"] button').click()
      await anne.page.waitForURL(/\/seats\/1\?taken=1$/)
      await bob.page.reload()
      await bob.page.locator('form[action$="/rematches"] button').click()
      await bob.page.waitForURL(/\/seats\/2\?taken=1$/)
      expect(bob.page.url().split('/')[4]).toBe(anne.page.url().split('/')[4])
      expect(await bob.page.locator('title').textContent()).toMatch(/ II\b/)
      await untilAsked(bob)
    },
    GAME_MS
  )
})

test.each([true, false])(
  '“practise now” on the home page asks its first question after one press: the seat is taken, its key kept, its page shown (JavaScript: %s)',
  async javaScriptEnabled => {
    const { page, context, faults } = await visitor(browser, site.address, { javaScriptEnabled, locale: 'en-GB' })
    const took: number[] = []
    for (let times = 0; times < repeats(1, 3); times++) {
      await page.goto('/')
      const asked: string[] = []
      page.on('request', request => request.isNavigationRequest() && asked.push(request.method()))
      const clicked = performance.now()
      await page.locator('form[action="/practice"] button').first().click()
      await question(page).waitFor()
      took.push(performance.now() - clicked)
      expect(asked).toEqual(['POST', 'GET', 'GET'])
      page.removeAllListeners('request')
    }
    // The best of three, and only in a long check, because the machine may be busy.
    if (everything) expect(Math.min(...took)).toBeLessThan(1000)
    expect(faults).toEqual([])
    await context.close()
  },
  GAME_MS
)
