/** Folds whose content comes when they are opened. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from '../host/site'
import { seated, SOON_MS } from './crew'
import { answer, asked, positionOf, type Sitting } from './game'
import { alongTheTunnel, roundTheIsland } from './leaning'
import { PHONE, three } from './people'
import { sharedBrowser, sharedSite } from './shared'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
const GAME_MS = 300_000

const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement?.parentElement?.id ?? ""')
const text = (page: Page) => page.locator('#notes textarea')

test(
  'a fold opens in place by keyboard, and neither closing it nor somebody’s answer loses what was typed in it',
  async () => {
    const people = await seated(browser, site.address, three(true), { game: 'tunnel', edition: 'tortuga' })
    const mover = (await asked(people)) ?? expect.unreachable()
    const { page } = people.find(one => one !== mover) ?? expect.unreachable()
    await page.evaluate('window.same = true')
    await page.locator('a[href$="#notes"]').focus()
    await page.keyboard.press('Enter')
    await text(page).waitFor({ timeout: SOON_MS })
    await until(async () => (await focused(page)) === 'notes')
    await text(page).fill('Mind the boat')
    await page.locator('#notes > summary').click()
    const before = await positionOf(page)
    await answer(mover.page, alongTheTunnel)
    await until(async () => (await positionOf(page)) > before, SOON_MS)
    expect(await text(page).isVisible()).toBe(false)
    await page.locator('#notes > summary').click()
    expect(await text(page).inputValue()).toBe('Mind the boat')
    expect(await page.evaluate('window.same')).toBe(true)
  },
  GAME_MS
)

test(
  'where the content cannot be fetched, the link is followed',
  async () => {
    const [{ page } = expect.unreachable()] = await seated(browser, site.address, three(true), { game: 'tunnel', edition: 'tortuga' })
    await page.route(/\?part/, route => route.abort())
    await page.locator('a[href$="#dice"]').click()
    await page.waitForURL(/[?&]open=dice#dice$/)
    expect(await page.locator('details#dice code').isVisible()).toBe(true)
  },
  GAME_MS
)

const ANOTHER_WAY = '#answer .act :is(.way, .other):has(> i > a)'

test(
  'a tap anywhere on the line of another way ticks its card and opens where the way is chosen',
  async () => {
    const people = await seated(
      browser,
      site.address,
      three(true).map(one => ({ ...one, eyes: PHONE })),
      { game: 'regatta', edition: 'first' }
    )
    const { page } = await askedWith(people, ANOTHER_WAY)
    const line = page.locator(ANOTHER_WAY).first()
    const card = page
      .locator('#answer label', { has: page.locator('.act :is(.way, .other):has(> i > a)') })
      .first()
      .locator('input')
    const { width } = (await line.boundingBox()) ?? expect.unreachable()
    await line.tap({ position: { x: width * 0.6, y: 10 } })
    await page.locator('details#ahead select:visible').first().waitFor({ timeout: SOON_MS })
    expect(await card.isChecked()).toBe(true)
    expect(await focused(page)).toBe('ahead')
  },
  GAME_MS
)

/** Plays on until somebody is asked on a page that shows this. */
async function askedWith<Seated extends Sitting>(people: readonly Seated[], shown: string): Promise<Seated> {
  for (let last = await asked(people); last; last = await asked(people, last)) {
    if (await last.page.locator(shown).first().isVisible()) return last
    await answer(last.page, roundTheIsland)
  }
  return expect.unreachable()
}
