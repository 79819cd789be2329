/** On phones the board starts as a close-up; the whole board is one tap away, with and without scripts. */
import { expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from './shared'
import { PHONE } from './people'
import { visitor } from './visitor'

const GAME_MS = 300_000

/** Whether the picture has loaded. */
const PAINTED = "(image => image.complete && image.naturalWidth > 0)(document.querySelector('.board img'))"

const NEAR = '#table .near[role=group]'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

const practising = async (game: string, eyes: object, javaScriptEnabled: boolean) => {
  const seen = await visitor(browser, site.address, { ...eyes, javaScriptEnabled, locale: 'en-GB' })
  const near = seen.page.locator(NEAR)
  // Among the first cards there may be four so long that a phone has no room for anything else.
  for (let begun = 0; begun < 5 && !(await near.isVisible()); begun++) {
    await seen.page.goto('/')
    await seen.page.locator(`form:has(input[value=${game}]) button`).first().click()
    await near.waitFor({ state: 'attached' })
  }
  return seen
}

test.each([
  ['tunnel', true],
  ['tunnel', false],
  ['regatta', true],
  ['regatta', false],
])(
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
    // All of it above the button, on a low screen too.
    for (const height of [740, 640, 580]) {
      await page.setViewportSize({ width: 360, height })
      const [board, picture, done] = await Promise.all(['.board', '.board img', 'label.less'].map(what => page.locator(what).boundingBox()))
      expect(picture?.height).toBeCloseTo(board?.height ?? 0, 0)
      expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(done?.y ?? 0)
    }
    await page.locator('label.less').tap()
    expect([await near.isVisible(), await whole.isVisible()]).toEqual([true, false])
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
