/** Folds whose content comes when they are opened. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from '../host/site'
import { seated, SOON_MS } from './crew'
import { answer, asked, positionOf } from './game'
import { alongTheTunnel } from './leaning'
import { three } from './people'
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
