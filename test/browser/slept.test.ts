/** A page that slept for a week: its socket is dead, what it shows is old, and so is its form. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, button, positionOf, tick } from './game'
import { PHONE } from './people'
import { opened, playOn, practised } from './practice'
import { sharedBrowser, sharedSite } from './shared'

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
  const player = await practised(site.address, 'tunnel')
  const seen = await opened(browser, player, { ...PHONE, javaScriptEnabled })
  if (javaScriptEnabled) {
    await deaf(seen.page)
    await seen.page.reload()
  }
  for (let n = 0; n < ANSWERS; n++) await playOn(player)
  const now = Number(/at=(\d+)/.exec(player.page.root.querySelector('#live')?.getAttribute('hx-ws:connect') ?? '')?.[1])
  return { ...seen, now }
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
