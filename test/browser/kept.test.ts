/** Going back to a table page. */
import { expect, test } from 'vitest'
import { claimsOn, openTable, sit } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { sharedBrowser, sharedSite } from './shared'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

test("shows it from the browser’s cache while the seat is one's own, and nothing of it afterwards", async () => {
  const visitor = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
  const host = visitor()
  const list = await openTable(host, `${site.address}/`, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] })
  const anne = { name: 'Anne', visitor: visitor() }
  const seat = (await sit(anne, claimsOn(list)[0]?.href ?? '')).url.replace(/\?.*/, '')
  const context = await browser.newContext({ locale: 'en' })
  for (const { name, value, path } of anne.visitor.jar.all())
    await context.addCookies([{ name, value, path, domain: new URL(seat).hostname }])
  const page = await context.newPage()
  await page.goto(seat, { waitUntil: 'networkidle' })
  await page.goto(`${site.address}/rules`)
  await page.goBack({ waitUntil: 'networkidle' })
  expect(await page.locator('#table').count()).toBe(1)
  await page.goto(`${site.address}/rules`)
  // As if the seat's link had been replaced, or the seat given back.
  await context.clearCookies()
  await page.goBack({ waitUntil: 'networkidle' })
  expect(page.url()).toBe(seat)
  expect(await page.locator('#table').count()).toBe(0)
  await context.close()
})
