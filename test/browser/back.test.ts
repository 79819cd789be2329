/** Nobody needs a bookmark: the home page lists one's own tables after the tab was closed. Everything also works by keyboard alone. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { until } from '../host/site'
import { sharedBrowser, sharedSite } from './shared'
import { newestFor, SOON_MS } from './crew'
import { question } from './game'
import { PHONE } from './people'
import { visitor, type Visitor } from './visitor'

const GAME_MS = 300_000
const TABS = 60

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

/** Ann opens a table with nobody else seated yet, with her own address if given. */
async function opened({ page }: Visitor, address?: string): Promise<void> {
  await page.goto('/tables/new')
  await page.locator('input[name="name.0"]').fill('Ann')
  await page.locator('input[name="name.1"]').fill('Kim')
  if (address) await page.locator('input[name="address.0"]').fill(address)
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/seats$/)
}

async function practised({ page }: Visitor): Promise<void> {
  await page.goto('/')
  await page.locator('form.practice button').first().click()
  await page.waitForURL(/\/seats\/0$/)
  await question(page).waitFor()
}

test.each([true, false])(
  'after closing the tab, home lists my tables, the waiting one first, one click from its question (scripts: %s)',
  async javaScriptEnabled => {
    const me = await visitor(browser, site.address, { ...PHONE, javaScriptEnabled, locale: 'en-GB' })
    await practised(me)
    const waiting = new URL(me.page.url()).pathname
    await opened(me)
    await me.page.close()
    const page = await me.context.newPage()
    await page.goto('/')
    const rows = page.locator('.berth a')
    expect(await rows.count()).toBe(2)
    expect(await rows.first().getAttribute('href')).toBe(waiting)
    await rows.first().click()
    await question(page).waitFor()
    expect(me.faults).toEqual([])
    await me.context.close()
  },
  GAME_MS
)

/** The first link in the newest letter to an address with a matching subject. */
const linkIn = (page: Page, address: string, subject: RegExp): Promise<string> =>
  until(async () => {
    const letter = await newestFor(page, address, subject)
    return /https?:\S+/.exec(letter?.root.querySelector('.letter-text')?.textContent ?? '')?.[0]
  }, SOON_MS)

test(
  'a second browser with the same address shows them after one letter',
  async () => {
    const address = `ann.${crypto.randomUUID()}@example.org`
    const host = await visitor(browser, site.address, { locale: 'en-GB' })
    await opened(host, address)
    const other = await visitor(browser, site.address, { ...PHONE, locale: 'en-GB' })
    await other.page.goto('/links')
    await other.page.locator('main input[type=email]').fill(address)
    await other.page.locator('main form button').click()
    await other.page.goto(await linkIn(other.page, address, /links/i))
    await other.page.goto('/')
    const row = other.page.locator('.berth a')
    await row.first().click()
    await other.page.locator('#state').waitFor()
    expect(new URL(other.page.url()).pathname).toMatch(/\/seats\/0$/)
    for (const { context } of [host, other]) await context.close()
  },
  GAME_MS
)

/** Presses Tab until the element has the focus. */
async function reach(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < TABS; n++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

test(
  'from home to the second question by keyboard alone',
  async () => {
    const { page, context, faults } = await visitor(browser, site.address, { locale: 'en-GB' })
    await page.goto('/')
    await reach(page, 'form.practice button')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/seats\/0$/)
    const asked = (await page.locator('#answer fieldset').first().getAttribute('id')) ?? ''
    await reach(page, '#answer input[type=radio]')
    await page.keyboard.press('Space')
    await reach(page, '#answer button.asked')
    await page.keyboard.press('Enter')
    await until(async () => ((await page.locator('#answer fieldset').first().getAttribute('id')) === asked ? undefined : true), SOON_MS)
    expect(faults).toEqual([])
    await context.close()
  },
  GAME_MS
)

/** Text at twice its size on a small phone. */
test(
  'nothing scrolls sideways with large text on a site page, in practice, for a host, while waiting, and on an invitation',
  async () => {
    const me = await visitor(browser, site.address, { ...PHONE, locale: 'uk-UA' })
    const { page, context } = me
    const looked: Record<string, number> = {}
    const look = async (what: string): Promise<void> => {
      looked[what] = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
    }
    for (const path of ['/', '/tables/new', '/rules', '/rules/regatta/revised', '/rules/tunnel/jamaica']) {
      await page.goto(path)
      await look(path)
    }
    await practised(me)
    await look('practice')
    await opened(me)
    await look('host')
    const [seat, claim] = [page.url().replace(/seats$/, 'seats/0'), await page.locator('#claim-1').inputValue()]
    await page.goto(seat)
    await look('waiting')
    await page.goto(claim)
    await look('invitation')
    expect(Object.keys(looked)).toHaveLength(9)
    expect(Object.entries(looked).filter(([, sideways]) => sideways > 0)).toEqual([])
    await context.close()
  },
  GAME_MS
)
