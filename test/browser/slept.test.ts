/** A page that slept for a week: its socket is dead, what it shows is old, and so is its form. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, button, positionOf, question, tick } from './game'
import { PHONE } from './people'
import { sharedBrowser, sharedSite } from './shared'
import { visitor } from './visitor'

const GAME_MS = 300_000
const WEEK_MS = 7 * 24 * 3_600_000
const ANSWERS = 4

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

/** A page that hears nothing more, and cannot know it: its socket stays open. */
async function deaf(page: Page): Promise<void> {
  await page.routeWebSocket(/./, socket => void socket.connectToServer().onMessage(() => {}))
  await page.clock.install()
}

/** The seat's page as it was a week ago; meanwhile the same person played on elsewhere. */
async function asleep(javaScriptEnabled: boolean) {
  const seen = await visitor(browser, site.address, { ...PHONE, javaScriptEnabled, locale: 'en-GB' })
  const { page, context } = seen
  if (javaScriptEnabled) await deaf(page)
  await page.goto('/')
  await page.locator('form:has(input[value=tunnel]) button').click()
  await question(page).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  for (let n = 0; n < ANSWERS; n++) await answer(other)
  return { ...seen, now: await positionOf(other) }
}

test(
  'shows what is asked now as soon as it wakes, keeps a half-written message, and does not move',
  async () => {
    const { page, context, now } = await asleep(true)
    const before = await positionOf(page)
    expect(before).toBeLessThan(now)
    await page.locator('textarea').first().fill('Are you')
    await page.evaluate('scrollTo(0, 0)')
    await page.clock.fastForward(WEEK_MS)
    await expect.poll(() => positionOf(page)).toBe(now)
    expect(await page.locator('textarea').first().inputValue()).toBe('Are you')
    expect(await page.evaluate<number>('scrollY')).toBe(0)
    await context.close()
  },
  GAME_MS
)

test.each([true, false])(
  'does not count an answer to an old question, says so, and asks the new one (script: %s)',
  async script => {
    const { page, context, now } = await asleep(script)
    await tick(page)
    await button(page).click()
    await page.locator('.notice').first().waitFor()
    expect(await page.locator('.notice').first().textContent()).toMatch(/\S/)
    expect(await positionOf(page)).toBe(now)
    await answer(page)
    expect(await positionOf(page)).toBeGreaterThan(now)
    await context.close()
  },
  GAME_MS
)
