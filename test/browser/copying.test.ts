/** Links are handed out even where the browser doesn't let the page copy: on plain http, with permission refused, without scripts. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Visitor } from '../kit/visitor'
import { sharedBrowser, sharedSite } from './shared'
import { takeOver, visitor } from './visitor'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
const PHONE = { width: 360, height: 740 }
const NAMES = ['Ann', 'Kim', 'Olena', 'Nick']

type Refusing = 'plain http' | 'everything' | 'no scripts'

/** The page of a host with three friends to invite. */
async function hosting(refusing: Refusing): Promise<Page> {
  const ann = new Visitor((url, init) => fetch(url, init))
  const form = (await ann.open(`${site.address}/tables/new`)).form('Start the table')
  const sent = new URLSearchParams(form.body('Start the table'))
  for (const [seat, name] of NAMES.entries()) sent.set(`name.${seat}`, name)
  const answer = await ann.ask(form.action, form.method, sent.toString())
  const { context, page } = await visitor(browser, site.address, { viewport: PHONE, javaScriptEnabled: refusing !== 'no scripts' })
  await takeOver(context, ann.jar, site.address)
  await page.addInitScript(all => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    if (all) document.execCommand = () => false
  }, refusing === 'everything')
  await page.goto(answer.headers.get('location') ?? '')
  return page
}

/** A text is in sight from its first letter to its last. */
async function isWhole(field: Locator): Promise<boolean> {
  await field.waitFor()
  return field.evaluate(box => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth)
}

const selected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = document.activeElement
    return box instanceof HTMLTextAreaElement ? box.value.slice(box.selectionStart, box.selectionEnd) : ''
  })

test('without permission to copy, all links stand whole in a field, selected, with their names and what to do', async () => {
  const page = await hosting('everything')
  await page.locator('[data-unshared]').click()
  const field = page.locator('#all-links')
  expect(await isWhole(field)).toBe(true)
  const text = await field.inputValue()
  for (const name of NAMES.slice(1)) expect(text).toMatch(new RegExp(`^${name}: http\\S+/claim/[a-z2-7]{26}$`, 'm'))
  expect(await selected(page)).toBe(text)
  expect(await page.locator('#all-links + [role=status]').textContent()).toContain('copy it yourself')
  expect(await page.locator('[data-unshared]').textContent()).toBe('Copy all links')
})

test('without permission to copy, one link stands whole in its field, and so do the others', async () => {
  const page = await hosting('everything')
  await page.locator('.seats [data-copy]').nth(1).click()
  const fields = page.locator('.seats textarea')
  for (const field of await fields.all()) expect(await isWhole(field)).toBe(true)
  expect(await selected(page)).toBe(await fields.nth(1).inputValue())
  expect(await page.locator('.seats [role=status]').count()).toBe(1)
})

test('on plain http the older way of copying is used', async () => {
  const page = await hosting('plain http')
  const button = page.locator('[data-unshared]')
  await button.click()
  await page.locator('[data-unshared]', { hasText: 'Copied' }).waitFor()
  expect(await page.locator('[role=status]', { hasText: 'copy it yourself' }).count()).toBe(0)
})

test('without scripts every link stands whole in its field', async () => {
  const page = await hosting('no scripts')
  const fields = page.locator('#seats ~ * textarea, section textarea')
  expect(await fields.count()).toBeGreaterThanOrEqual(NAMES.length)
  for (const field of await page.locator('#all-links, .seats textarea').all()) expect(await isWhole(field)).toBe(true)
})
