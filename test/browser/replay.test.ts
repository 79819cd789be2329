/** Stepping through a game: the controls stay in the same place from page to page. */
import { expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from './shared'
import { PHONE } from './people'
import { opened, practised } from './practice'

const GAME_MS = 300_000

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
const player = await practised(site.address, 'tunnel', { answers: 3 })

/** Runs in the page: whether the element's centre is on the screen. */
const isSeen = (element: { getBoundingClientRect(): { y: number; height: number } }): boolean => {
  const { y, height } = element.getBoundingClientRect()
  return y + height / 2 > 0 && y + height / 2 < window.innerHeight
}

test.each([
  ['a desk', {}, true],
  ['a telephone', PHONE, true],
  ['a telephone without JavaScript', PHONE, false],
])(
  'the step buttons stay in place on %s',
  async (_, eyes, javaScriptEnabled) => {
    const { page, context } = await opened(browser, player, { ...eyes, javaScriptEnabled })
    // On a phone they come with the whole board.
    const open = page.locator('label.more')
    if (await open.isVisible()) {
      expect(await page.locator('nav.step').isVisible()).toBe(false)
      await open.tap()
    }
    const places: number[] = []
    for (const name of ['To the start', 'One step on', 'One step on', 'One step back']) {
      await page.locator('nav.step').getByRole('link', { name }).click()
      await page.waitForLoadState()
      expect(await page.locator('.near:visible, .board:visible').first().evaluate(isSeen)).toBe(true)
      places.push(Math.round((await page.locator('nav.step').boundingBox())?.y ?? NaN))
    }
    expect(new Set(places).size).toBe(1)
    expect(await page.locator('nav.step').evaluate(isSeen)).toBe(true)
    await page.locator('nav.step').getByRole('link', { name: 'Back to now' }).click()
    await page.waitForLoadState()
    expect(await page.locator('#answer h2, #state').first().evaluate(isSeen)).toBe(true)
    await context.close()
  },
  GAME_MS
)

test(
  'from what happened, “Your move” leads a telephone back to how the page begins',
  async () => {
    const { page, context } = await opened(browser, player, PHONE)
    await page.locator('a[href="#since"]').first().click()
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
    await page.locator('a.button[href="#answer"]').click()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await context.close()
  },
  GAME_MS
)
