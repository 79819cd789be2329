/** The film: by script, by keyboard, as stills with reduced motion, and as pages without a script. */
import { expect, test } from 'vitest'
import type { Page as Tab } from 'playwright-core'
import type { Page } from '../kit/page'
import { sharedBrowser, sharedSite } from './shared'
import { SOON_MS } from './crew'
import { answer } from './game'
import { PHONE } from './people'
import { opened, practised } from './practice'

const GAME_MS = 300_000

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

const playing = async (game: string, eyes: object = {}) => {
  // There is nothing to watch if the latest answer was one's own.
  const enough = ({ root }: Page) => root.querySelector('a[data-watch]') !== null
  const player = await practised(site.address, game, { answers: 4, enough })
  return opened(browser, player, { ...PHONE, reducedMotion: 'no-preference', ...eyes })
}
/** The page's timers stand still until they are resumed, so that no film ends before a busy machine has looked at it. */
async function held(page: Tab): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}
/** Where the stage lies when its film begins: later stills may say more, and nothing scrolls then. */
const placeAtStart = (page: Tab): Promise<{ y: number; bottom: number }> =>
  page.evaluate(`new Promise(done => {
    const stage = document.querySelector('#stage')
    const look = (_, watch) => {
      if (stage.querySelector('[data-does=play]')?.textContent !== 'Pause') return
      watch.disconnect()
      done(stage.getBoundingClientRect().toJSON())
    }
    new MutationObserver(look).observe(stage, { childList: true, subtree: true })
  })`)
const stage = (page: Tab) => page.locator('#stage')
const shown = (page: Tab): Promise<number> => page.locator('#stage input').inputValue().then(Number)

test.each(['tunnel', 'regatta'])(
  'the film of %s is in sight, plays without scrolling the page, and leaves with the next answer',
  async game => {
    const { page, context, faults } = await playing(game)
    await page.evaluate("document.querySelector('a[data-watch]').scrollIntoView({ block: 'end' })")
    const first = Number(/at\/(\d+)/.exec((await page.locator('a[data-watch]').getAttribute('href')) ?? '')?.[1])
    await held(page)
    const start = placeAtStart(page)
    await page.locator('a[data-watch]').tap()
    await stage(page).locator('.moving > *').first().waitFor({ state: 'attached' })
    await stage(page).getByRole('button', { name: 'Pause' }).waitFor()
    const { y, bottom } = await start
    expect(y).toBeGreaterThanOrEqual(0)
    // Pages scroll by whole pixels.
    expect(Math.floor(bottom)).toBeLessThanOrEqual(PHONE.viewport?.height ?? 0)
    const before = await page.evaluate<number>('scrollY')
    await expect.poll(() => shown(page), { timeout: SOON_MS }).toBeGreaterThan(first)
    expect(await page.evaluate<number>('scrollY')).toBe(before)
    await page.clock.resume()
    await answer(page)
    await expect.poll(() => stage(page).isHidden(), { timeout: SOON_MS }).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  },
  GAME_MS
)

test(
  'on a past page the film continues from its position, by keyboard, and the address follows along',
  async () => {
    const { page, context } = await playing('regatta')
    await held(page)
    await page.goto(page.url().replace(/seats\/(\d).*/, 'at/1?seat=$1'))
    await page.getByRole('button', { name: 'Play' }).click()
    await stage(page).getByRole('button', { name: 'Pause' }).press('Enter')
    expect(await stage(page).getByRole('button', { name: 'Play' }).isVisible()).toBe(true)
    await page.clock.resume()
    for (let n = 0; n < 3; n++) await stage(page).locator('[data-does=on]').press('ArrowRight')
    await expect.poll(() => shown(page)).toBeGreaterThan(1)
    const there = await shown(page)
    expect(page.url()).toContain(`/at/${there}?seat=`)
    expect(await page.locator('#state').textContent()).toContain(String(there))
    await page.locator('#stage input').fill('0')
    await expect.poll(() => page.url()).toContain('/at/0?')
    await context.close()
  },
  GAME_MS
)

test(
  'with reduced motion it becomes stills to step through',
  async () => {
    const { page, context } = await playing('regatta', { reducedMotion: 'reduce' })
    await page.locator('a[data-watch]').tap()
    await stage(page).locator('.moving > *').first().waitFor({ state: 'attached' })
    expect(await stage(page).locator('[data-does=play]').isVisible()).toBe(false)
    await stage(page).locator('[data-does=on]').tap()
    await stage(page).locator('.said li').first().waitFor()
    await context.close()
  },
  GAME_MS
)

test(
  'without a script the link leads to the positions as pages',
  async () => {
    const { page, context } = await playing('regatta', { javaScriptEnabled: false })
    expect(await stage(page).isVisible()).toBe(false)
    await page.locator('a[data-watch]').tap()
    await page.waitForURL(/\/at\/\d+\?seat=0#steps$/)
    expect(await page.locator('nav.step').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Play' }).isVisible()).toBe(false)
    await context.close()
  },
  GAME_MS
)
