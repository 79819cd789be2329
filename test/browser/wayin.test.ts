/** From the letter to the seat, and from home to links in hand: as somebody does who knows nothing but what the pages show. Clicks
    and words are counted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startSite, until, type Site } from '../host/site'
import { launch } from './chromium'
import { SOON_MS } from './crew'
import { question } from './game'
import { PHONE } from './people'
import { visitor } from './visitor'

const GAME_MS = 90_000
const WORDS = 150
const CLICKS = 3
const ACTIONS = 8

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ TABLES_PER_MINUTE: '1000' }), launch()])
}, GAME_MS)
afterAll(() => Promise.all([browser.close(), site.stop()]))

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const words = (text: string): number => text.split(/\s+/).filter(word => /\p{L}|\p{N}/u.test(word)).length

/** Ann opens a table for one friend, whose language she knows; returns the address at which the letter came. */
async function invited(language: string): Promise<string> {
  const address = `${language}.${crypto.randomUUID()}@example.org`
  const { page, context } = await visitor(browser, site.address, { locale: 'en-GB' })
  await page.goto('/tables/new')
  await page.locator('input[name="name.0"]').fill('Ann')
  await page.locator('input[name="name.1"]').fill('Kim')
  await page.locator('#letters > summary').click()
  await page.locator('input[name="address.1"]').fill(address)
  await page.locator('select[name="language.1"]').selectOption(language)
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/seats$/)
  await context.close()
  return address
}

/** What is visible of a page: of a list to choose from only what is chosen. */
const seenIn = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const lists = [...main.querySelectorAll('select')].filter(list => list.checkVisibility())
    return lists.reduce((text, list) => text.replace(list.innerText, list.selectedOptions[0]?.text ?? ''), main.innerText)
  })

/** What stands in the letter before the link to the seat, and the link. */
async function letterAt(page: Page, address: string): Promise<{ text: string; link: string }> {
  const letters = page.locator('ol.letters li', { hasText: address })
  return until(async () => {
    await page.goto('/mailbox')
    if ((await letters.count()) === 0) return undefined
    const subject = (await letters.first().locator('b').first().textContent()) ?? ''
    await letters.first().locator('a').click()
    const whole = (await page.locator('.letter-text').textContent()) ?? ''
    const link = /https?:\S+\/claim\/\S+/.exec(whole)?.[0] ?? expect.unreachable('no link')
    return { text: `${subject}\n${whole.slice(0, whole.indexOf(link))}`, link }
  }, SOON_MS)
}

const CASES = ['en', 'ru', 'uk', 'pl'].flatMap(language =>
  [PHONE, DESK].flatMap(eyes => [true, false].map(javaScriptEnabled => ({ language, eyes, javaScriptEnabled, width: eyes.viewport?.width })))
)

test.each(CASES)('who is invited in $language at $width px (scripts: $javaScriptEnabled) decides after few clicks and words, the seat in sight', async ({ language, eyes, javaScriptEnabled }) => {
  const address = await invited(language)
  const { page, context, faults } = await visitor(browser, site.address, { ...eyes, javaScriptEnabled, locale: 'en-GB', timezoneId: 'Asia/Kathmandu' })
  const { text, link } = await letterAt(page, address)
  expect(text).toContain('Ann')
  let clicks = 1
  await page.goto(link)
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.locator('h1').textContent()).toContain('Ann')
  const sit = page.locator('main form button.main')
  const box = await sit.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(eyes.viewport?.height ?? 0)
  const shown = await seenIn(page)
  // Said, though folded: that chance is fixed, how long one may be away, and that an address is the host's word.
  expect(shown).toContain('14')
  expect(await page.locator('#dice summary small').isVisible()).toBe(true)
  expect(shown).toMatch(/…|\*|@/)
  clicks++
  await sit.click()
  await page.waitForURL(/\/seats\/1/)
  await question(page).or(page.locator('#state')).first().waitFor()
  expect(clicks + 1).toBeLessThanOrEqual(CLICKS)
  expect(words(text) + words(shown)).toBeLessThanOrEqual(WORDS)
  expect(faults).toEqual([])
  await context.close()
}, GAME_MS)

test.each([true, false])('from home to links for three friends takes few actions (scripts: %s), and each friend sits', async javaScriptEnabled => {
  const { page, context, faults } = await visitor(browser, site.address, { ...PHONE, javaScriptEnabled, locale: 'en-GB' })
  let actions = 0
  const act = async (doing: Promise<unknown>): Promise<void> => {
    actions++
    await doing
  }
  await page.goto('/')
  await act(page.locator('main a[href="/tables/new"]').first().click())
  for (const [seat, name] of ['Ann', 'Kim', 'Olena', 'Nick'].entries()) await act(page.locator(`input[name="name.${seat}"]`).fill(name))
  await act(page.locator('main form button.main').click())
  await page.waitForURL(/\/seats$/)
  const links = await page.locator('input[readonly][id^="claim-"]').evaluateAll(fields => fields.map(field => field.getAttribute('value') ?? ''))
  expect(links).toHaveLength(3)
  expect(actions).toBeLessThanOrEqual(ACTIONS)
  expect(await page.locator('button[data-copy]:visible').count()).toBe(javaScriptEnabled ? 3 : 0)
  for (const link of links) {
    const friend = await visitor(browser, site.address, { javaScriptEnabled, locale: 'en-GB' })
    await friend.page.goto(link)
    await friend.page.locator('main form button.main').click()
    await friend.page.waitForURL(/\/seats\/\d/)
    expect(friend.faults).toEqual([])
    await friend.context.close()
  }
  await page.goto(page.url().replace(/seats$/, 'seats/0'))
  await question(page).or(page.locator('#state')).first().waitFor()
  expect(faults).toEqual([])
  await context.close()
}, GAME_MS)

/** What Chromium calls them besides. */
const OLDER: Readonly<Record<string, string>> = { 'Europe/Kyiv': 'Europe/Kiev', 'Asia/Kathmandu': 'Asia/Katmandu' }

test.each(['Europe/Kyiv', 'America/Los_Angeles', 'Asia/Kathmandu'])('times on the pages of somebody in %s are told there', async timezoneId => {
  const { page, context } = await visitor(browser, site.address, { locale: 'en-GB', timezoneId })
  await page.goto('/tables/new')
  await page.locator('input[name="name.0"]').fill('Ann')
  await page.locator('input[name="name.1"]').fill('Kim')
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/seats$/)
  await page.goto(page.url().replace(/seats$/, 'seats/0/settings'))
  expect([timezoneId, OLDER[timezoneId]]).toContain(await page.locator('input[name=zone]').first().inputValue())
  await page.goto('/mailbox')
  const times = await page.locator('main time').evaluateAll(found => found.map(one => ({ at: one.getAttribute('datetime') ?? '', said: one.textContent ?? '' })))
  expect(times).not.toEqual([])
  for (const { at, said } of times) {
    const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezoneId }).format(new Date(at))
    expect(said).toContain(clock)
    expect(said).not.toContain('UTC')
  }
  await context.close()
}, GAME_MS)

test('somebody without scripts is asked in words for the time, once', async () => {
  const { page, context } = await visitor(browser, site.address, { locale: 'en-GB', javaScriptEnabled: false })
  await page.goto('/tables/new')
  await page.locator('input[name="name.0"]').fill('Ann')
  await page.locator('input[name="name.1"]').fill('Kim')
  const now = new Intl.DateTimeFormat('en', { weekday: 'short', hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Kathmandu' }).format(Date.now())
  await page.locator('#wallclock').selectOption({ label: now })
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/seats$/)
  await page.goto(page.url().replace(/seats$/, 'seats/0/settings'))
  expect(await page.locator('input[name=zone]').first().inputValue()).toBe('Asia/Kathmandu')
  await context.close()
}, GAME_MS)
