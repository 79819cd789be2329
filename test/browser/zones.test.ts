/** Times are shown in the zone of whoever looks, whether a script says which or the visitor does. */
import { beforeAll, expect, test } from 'vitest'
import { until } from '../host/site'
import { sharedBrowser, sharedSite } from './shared'
import { newestLetter } from '../kit/mail'
import { openTable } from '../kit/players'
import { Visitor as Reader } from '../kit/visitor'
import { SOON_MS } from './crew'
import { visitor } from './visitor'

const GAME_MS = 300_000
const MINUTE = 60_000

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

/** So that there is a letter in the mailbox. */
beforeAll(async () => {
  const names = ['Ann', 'Kim']
  const addresses = names.map(name => `${name.toLowerCase()}.${crypto.randomUUID()}@example.org`)
  const host = new Reader((url, init) => fetch(url, init), { 'accept-language': 'en' })
  await openTable(host, `${site.address}/`, { game: 'tunnel', edition: 'tortuga', names, addresses })
  await until(() => newestLetter(host, `${site.address}/mailbox`, addresses[1] ?? ''), SOON_MS)
})

/** Chromium's own names for some zones. */
const OLDER: Readonly<Record<string, string>> = { 'Europe/Kyiv': 'Europe/Kiev', 'Asia/Kathmandu': 'Asia/Katmandu' }

test.each(['Europe/Kyiv', 'America/Los_Angeles', 'Asia/Kathmandu'])(
  'pages show times in the zone of a visitor in %s',
  async timezoneId => {
    const { page, context, faults } = await visitor(browser, site.address, { locale: 'en-GB', timezoneId })
    await page.goto('/tables/new')
    await page.locator('input[name="name.0"]').fill('Ann')
    await page.locator('input[name="name.1"]').fill('Kim')
    await page.locator('main form button.main').click()
    await page.waitForURL(/\/seats$/)
    await page.goto(page.url().replace(/seats$/, 'seats/0/settings/time'))
    expect([timezoneId, OLDER[timezoneId]]).toContain(await page.locator('input[name=zone]').first().inputValue())
    await page.goto('/mailbox')
    const times = await page
      .locator('main time')
      .evaluateAll(found => found.map(one => ({ at: one.getAttribute('datetime') ?? '', said: one.textContent ?? '' })))
    expect(times).not.toEqual([])
    for (const { at, said } of times) {
      const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezoneId }).format(new Date(at))
      expect(said).toContain(clock)
      expect(said).not.toContain('UTC')
    }
    // Others read letters without a browser.
    await page.locator('ol.letters a').first().click()
    await page.locator('.letter-text').waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
  GAME_MS
)

test(
  'a seat taken without scripts shows times in the zone of the browser that opens it later',
  async () => {
    const mute = await visitor(browser, site.address, { locale: 'en-GB', javaScriptEnabled: false })
    await mute.page.goto('/tables/new')
    for (const [seat, name] of ['Ann', 'Kim'].entries()) await mute.page.locator(`input[name="name.${seat}"]`).fill(name)
    await mute.page.locator('main form button.main').click()
    await mute.page.waitForURL(/\/seats$/)
    const table = mute.page.url().replace(/\/seats$/, '')
    await mute.page.goto(await mute.page.locator('textarea[id^="claim-"]').first().inputValue())
    await mute.page.locator('main form button.main').click()
    await mute.page.waitForURL(/\/seats\/1/)
    const held = await mute.context.storageState()
    expect(held.cookies.map(({ name }) => name)).not.toContain('zone')
    const later = await visitor(browser, site.address, { locale: 'en-GB', timezoneId: 'Asia/Kathmandu', storageState: held })
    for (const seat of [0, 1]) {
      await later.page.goto(`${table}/seats/${seat}`)
      await until(async () => ((await later.page.locator('main').innerText()).includes(' UTC') ? undefined : true), SOON_MS)
    }
    for (const { context } of [mute, later]) await context.close()
  },
  GAME_MS
)

test(
  'the first page with a time shows it in the zone of its visitor',
  async () => {
    const zone = { locale: 'en-GB', timezoneId: 'Asia/Kathmandu' }
    const host = await visitor(browser, site.address, zone)
    await host.page.goto('/tables/new')
    for (const [seat, name] of ['Ann', 'Kim'].entries()) await host.page.locator(`input[name="name.${seat}"]`).fill(name)
    await host.page.locator('main form button.main').click()
    await host.page.waitForURL(/\/seats$/)
    const table = host.page.url().replace(/\/seats$/, '')
    await host.page.goto(await host.page.locator('textarea[id^="claim-"]').first().inputValue())
    await host.page.locator('main form button.main').click()
    await host.page.waitForURL(/\/seats\/1/)
    const watcher = await visitor(browser, site.address, zone)
    await watcher.page.goto(table)
    const times = watcher.page.locator('main time')
    await times.first().waitFor()
    await expect.poll(async () => (await times.allTextContents()).join(' ')).not.toContain('UTC')
    for (const { context, faults } of [host, watcher]) {
      expect(faults).toEqual([])
      await context.close()
    }
  },
  GAME_MS
)

test(
  'a visitor without scripts is asked for the time on their clock, once',
  async () => {
    const { page, context } = await visitor(browser, site.address, { locale: 'en-GB', javaScriptEnabled: false })
    await page.goto('/tables/new')
    await page.locator('input[name="name.0"]').fill('Ann')
    await page.locator('input[name="name.1"]').fill('Kim')
    const clock = new Intl.DateTimeFormat('en', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: 'Asia/Kathmandu',
    })
    // The page may have been rendered in the previous minute.
    const said = [0, MINUTE].map(ago => clock.format(Date.now() - ago))
    const listed = await page.locator('#wallclock option').allTextContents()
    await page.locator('#wallclock').selectOption({ label: said.find(label => listed.includes(label)) ?? expect.unreachable(said.join()) })
    await page.locator('main form button.main').click()
    await page.waitForURL(/\/seats$/)
    await page.goto(page.url().replace(/seats$/, 'seats/0/settings/time'))
    expect(await page.locator('input[name=zone]').first().inputValue()).toBe('Asia/Kathmandu')
    await context.close()
  },
  GAME_MS
)
