/** Stepping through a game: each page of the past stands where the one before it stood. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { launch } from './chromium'
import { answer } from './game'
import { PHONE } from './people'
import { visitor } from './visitor'

const GAME_MS = 60_000

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launch()])
}, GAME_MS)
afterAll(() => Promise.all([browser.close(), site.stop()]))

/** Run in the page: its middle is on the screen. */
const isSeen = (element: { getBoundingClientRect(): { y: number; height: number } }): boolean => {
  const { y, height } = element.getBoundingClientRect()
  return y + height / 2 > 0 && y + height / 2 < window.innerHeight
}

test.each([['a desk', {}, true], ['a telephone', PHONE, true], ['a telephone without JavaScript', PHONE, false]])('the steps stay under the hand at %s', async (_, eyes, javaScriptEnabled) => {
  const { page, context } = await visitor(browser, site.address, { ...eyes, javaScriptEnabled, locale: 'en-GB' })
  await page.goto('/')
  await page.locator('form:has(input[value=tunnel]) button').click()
  for (let n = 0; n < 3; n++) await answer(page)

  const places: number[] = []
  for (const name of ['To the start', 'One step on', 'One step on', 'One step back', 'Back to now']) {
    await page.locator('nav.step').getByRole('link', { name }).click()
    await page.waitForLoadState()
    expect(await page.locator('.near:visible, .board:visible').first().evaluate(isSeen)).toBe(true)
    places.push(Math.round((await page.locator('nav.step').boundingBox())?.y ?? NaN))
  }
  expect(new Set(places).size).toBe(1)
  expect(await page.locator('nav.step').evaluate(isSeen)).toBe(true)
  await context.close()
}, GAME_MS)
