/** The form for a new table under a finger: nothing moves while one types, its words fit whoever sits first, and the rules cost nothing typed. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { sharedBrowser, sharedSite } from './shared'
import { PHONE } from './people'
import { question } from './game'
import { opened, practised } from './practice'
import { visitor } from './visitor'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
const GAME_MS = 300_000

/** The upper edges of all that can be reached, by name. */
const PLACES = `Object.fromEntries([...document.querySelectorAll('main :is(input, select, button, label, summary)')]
  .filter(one => one.checkVisibility()).map((one, n) => [one.id || one.name || one.className + n, Math.round(one.getBoundingClientRect().y + scrollY)]))`
const placesIn = (page: Page): Promise<Record<string, number>> => page.evaluate(PLACES)

test.each([true, false])(
  'typing moves nothing, and leaving a field closes nothing (scripts: %s)',
  async javaScriptEnabled => {
    const { page, context } = await visitor(browser, site.address, { ...PHONE, javaScriptEnabled, locale: 'en-GB' })
    await page.goto('/tables/new')
    for (const [field, typed] of [
      ['name.0', 'Ann'],
      ['address.0', 'ann@example.org'],
      ['name.1', 'Kim'],
      ['address.1', 'kim@example.org'],
      ['name.2', ''],
      ['name.3', 'Olena'],
    ] as const) {
      await page.locator(`input[name="${field}"]`).click()
      const reached = await placesIn(page)
      await page.keyboard.type(typed)
      expect(await placesIn(page), field).toEqual(reached)
      await page.locator('h1').click()
      expect(await placesIn(page), field).toEqual(reached)
    }
    await context.close()
  },
  GAME_MS
)

test.each([true, false])(
  'a host who does not play is asked for a friend’s name and email in the first row, too (scripts: %s)',
  async javaScriptEnabled => {
    const { page, context } = await visitor(browser, site.address, { ...PHONE, javaScriptEnabled, locale: 'en-GB' })
    await page.goto('/tables/new')
    const row = page.locator('.chair.own')
    await row.locator('input[name="name.0"]').click()
    // Words stand in the empty field.
    for (const field of await row.locator('.field:visible').all())
      expect(await field.locator('label').evaluate(label => getComputedStyle(label).clipPath)).toBe('none')
    const asked = (name: string) => row.getByRole('textbox', { name, exact: true })
    const [mine, theirs] = [
      ['Your name', 'Your email'],
      ['a friend’s name', 'email, if they should get a letter'],
    ]
    for (const name of mine ?? []) expect(await asked(name).isVisible(), name).toBe(true)
    await row.locator('input[name=own]').uncheck()
    for (const name of theirs ?? []) expect(await asked(name).isVisible(), name).toBe(true)
    for (const name of mine ?? []) expect(await asked(name).count(), name).toBe(0)
    expect(await row.innerText()).not.toMatch(/your/i)
    await context.close()
  },
  GAME_MS
)

test.each([true, false])(
  'the rules open beside a form half filled in and beside a ticked choice (scripts: %s)',
  async javaScriptEnabled => {
    const { page, context } = await opened(browser, await practised(site.address, 'tunnel'), { ...PHONE, javaScriptEnabled })
    const beside = async (link: string): Promise<Page> => {
      const [rules] = await Promise.all([context.waitForEvent('page'), page.locator(link).first().click()])
      await rules.waitForURL(/\/rules/)
      return rules
    }
    await question(page).locator('label:has(input[name^="choice."]:enabled):visible').last().click()
    const rules = await beside('a[href*="?from="]')
    await rules.locator('.contents a').first().click()
    const back = rules.locator('.way-back a')
    if (javaScriptEnabled) {
      // A click that closes its own page may be told as failed, so the page itself clicks a moment later.
      await Promise.all([rules.waitForEvent('close'), back.evaluate((link: HTMLElement) => setTimeout(() => link.click()))])
    } else {
      await back.click()
      // The table once more, in the same tab.
      await rules.waitForURL(/\/seats\//)
    }
    expect(await page.locator('#answer input[name^="choice."]:checked').count()).toBe(1)
    await page.goto('/tables/new')
    await page.locator('input[name="name.0"]').fill('Ann')
    await page.locator('#rules > summary').click()
    for (const link of ['#rules a:visible', 'footer a[href="/rules"]']) await (await beside(link)).close()
    expect(await page.locator('input[name="name.0"]').inputValue()).toBe('Ann')
    await context.close()
  },
  GAME_MS
)
