/** On a telephone the board is first the part that matters; the whole is a tap away, with script and without. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { launch } from './chromium'
import { answer } from './game'
import { PHONE } from './people'
import { visitor } from './visitor'

const GAME_MS = 60_000

/** The picture has come. */
const PAINTED = "(image => image.complete && image.naturalWidth > 0)(document.querySelector('.board img'))"

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launch()])
}, GAME_MS)
afterAll(() => Promise.all([browser.close(), site.stop()]))

const practising = async (game: string, eyes: object, javaScriptEnabled: boolean) => {
  const seen = await visitor(browser, site.address, { ...eyes, javaScriptEnabled, locale: 'en-GB' })
  await seen.page.goto('/')
  await seen.page.locator(`form:has(input[value=${game}]) button`).first().click()
  await seen.page.locator('.sight').waitFor()
  return seen
}

test.each([['tunnel', true], ['tunnel', false], ['regatta', true], ['regatta', false]])('%s shows the part round me, and all of it at a tap (script: %s)', async (game, script) => {
  const { page, context } = await practising(game, PHONE, script)
  const [near, whole, tap] = [page.locator('.near'), page.locator('.board'), page.locator('.sight .more')]
  expect([await near.isVisible(), await whole.isVisible()]).toEqual([true, false])
  await tap.tap()
  expect([await near.isVisible(), await whole.isVisible()]).toEqual([false, true])
  await expect.poll(() => page.evaluate<boolean>(PAINTED)).toBe(true)
  await tap.tap()
  expect([await near.isVisible(), await whole.isVisible()]).toEqual([true, false])
  await context.close()
}, GAME_MS)

test('who looks at the whole board goes on seeing it when the table renews itself', async () => {
  const { page, context } = await practising('tunnel', PHONE, true)
  await page.locator('.sight .more').tap()
  await answer(page)
  await page.locator('.near').waitFor({ state: 'attached' })
  expect(await page.locator('.board').isVisible()).toBe(true)
  expect(await page.locator('#map').isChecked()).toBe(true)
  await context.close()
}, GAME_MS)

test('at a desk the whole board is there, and nothing to switch', async () => {
  const { page, context } = await practising('regatta', {}, true)
  expect(await page.locator('.board').isVisible()).toBe(true)
  expect(await page.locator('.near').isVisible()).toBe(false)
  expect(await page.locator('.sight .more').isVisible()).toBe(false)
  const [picture, over] = await Promise.all([page.locator('.board img').boundingBox(), page.locator('.board .over').boundingBox()])
  // What moves lies exactly over the picture.
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs((picture?.[side] ?? NaN) - (over?.[side] ?? NaN))).toBeLessThan(1)
  await context.close()
}, GAME_MS)
