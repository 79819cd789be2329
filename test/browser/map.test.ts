/** On phones the board starts as a close-up; the whole board is one tap away, with and without scripts. */
import { expect, test } from 'vitest'
import type { Visitor as Reader } from '../kit/visitor'
import { sharedBrowser, sharedSite } from './shared'
import { PHONE } from './people'
import { opened, practised } from './practice'

const GAME_MS = 300_000

/** Whether the picture has loaded. */
const PAINTED = "(image => image.complete && image.naturalWidth > 0)(document.querySelector('.board img'))"

const NEAR = '#table .near[role=group]'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

/** Among the first cards there may be four so long that a phone has no room for anything else. */
async function withCloseUp(game: string): Promise<Reader> {
  for (let begun = 1; ; begun++) {
    const player = await practised(site.address, game)
    const { page, context } = await opened(browser, player, PHONE)
    const isShown = await page.locator(NEAR).isVisible()
    await context.close()
    if (isShown || begun === 5) return player
  }
}
/** One for each game, because nobody answers here. */
const players = { tunnel: await withCloseUp('tunnel'), regatta: await withCloseUp('regatta') }

const practising = (game: keyof typeof players, eyes: object, javaScriptEnabled: boolean) =>
  opened(browser, players[game], { ...eyes, javaScriptEnabled })

test.each([
  ['tunnel', true],
  ['tunnel', false],
  ['regatta', true],
  ['regatta', false],
] as const)(
  '%s shows a close-up, and the whole board after a tap (script: %s)',
  async (game, script) => {
    const { page, context } = await practising(game, PHONE, script)
    const [near, whole, tap] = [page.locator(NEAR), page.locator('.board'), page.locator('label.more')]
    expect([await near.isVisible(), await whole.isVisible()]).toEqual([true, false])
    // Inside the question, on the first screen.
    expect((await near.boundingBox())?.y).toBeLessThan(740 / 2)
    await tap.tap()
    expect(await whole.isVisible()).toBe(true)
    await expect.poll(() => page.evaluate<boolean>(PAINTED)).toBe(true)
    // All of it below the button, on a low screen too.
    for (const height of [740, 640, 580]) {
      await page.setViewportSize({ width: 360, height })
      const [board, picture, done] = await Promise.all(['.board', '.board img', 'label.less'].map(what => page.locator(what).boundingBox()))
      expect(picture?.height).toBeCloseTo(board?.height ?? 0, 0)
      expect((done?.y ?? Infinity) + (done?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0)
      expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(height)
    }
    await page.locator('label.less').tap()
    expect([await near.isVisible(), await whole.isVisible()]).toEqual([true, false])
    if (script) {
      // The browser's way back closes it, too, and then leaves the page as ever.
      const here = page.url()
      await tap.tap()
      await page.goBack()
      await whole.waitFor({ state: 'hidden' })
      expect(page.url()).toBe(here)
      // Nor does it lead to the news, if they were looked up before.
      await page.evaluate(() => void (location.hash = 'since'))
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await tap.tap()
      await page.locator('label.less').tap()
      await page.waitForFunction(() => !history.state?.map)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await page.goBack()
      expect(page.url()).not.toBe(here)
    }
    await context.close()
  },
  GAME_MS
)

test(
  'the whole board stays open when the table updates, until a ring is pressed',
  async () => {
    const { page, context } = await practising('tunnel', PHONE, true)
    await page.locator('label.more').tap()
    const renewed = page.waitForResponse(response => response.url().includes('/seats/'))
    await page.locator('#table').dispatchEvent('look')
    await renewed
    expect(await page.locator('.board').isVisible()).toBe(true)
    await page.locator('.board a.aim >> visible=true').first().tap()
    await page.locator('.board').waitFor({ state: 'hidden' })
    expect(await page.locator('#answer input[name^="choice."]:checked').count()).toBe(1)
    await context.close()
  },
  GAME_MS
)

test(
  'on a wide screen the whole board is there, without a switch',
  async () => {
    const { page, context } = await practising('regatta', {}, true)
    expect(await page.locator('.board').isVisible()).toBe(true)
    expect(await page.locator(NEAR).isVisible()).toBe(false)
    expect(await page.locator('label.more').isVisible()).toBe(false)
    const [picture, over] = await Promise.all([page.locator('.board img').boundingBox(), page.locator('.board .over').boundingBox()])
    // The moving parts lie exactly over the picture.
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((picture?.[side] ?? NaN) - (over?.[side] ?? NaN))).toBeLessThan(1)
    await context.close()
  },
  GAME_MS
)
