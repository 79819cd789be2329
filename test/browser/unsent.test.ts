/** What a page says if something could not be sent. */
import { expect, test } from 'vitest'
import { seated, SOON_MS } from './crew'
import { asked, button, positionOf, question, tick } from './game'
import { until } from '../host/site'
import { three } from './people'
import { sharedBrowser, sharedSite } from './shared'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

test('an answer that could not be sent says so above its button until it is sent', async () => {
  const people = await seated(browser, site.address, three(true), { game: 'tunnel', edition: 'tortuga' })
  const { page } = (await asked(people)) ?? expect.unreachable()
  const before = await positionOf(page)
  const said = (await page.locator('#heard').getAttribute('data-lost')) ?? expect.unreachable()
  const notice = question(page).getByRole('alert')
  await tick(page)
  await page.route('**/answers', route => route.abort())
  for (const _ of ['once', 'again']) {
    await button(page).click()
    await expect.poll(() => notice.allTextContents(), { timeout: SOON_MS }).toEqual([said])
  }
  await page.unroute('**/answers')
  await button(page).click()
  await until(async () => (await positionOf(page)) > before, SOON_MS)
  expect(await page.getByRole('alert').count()).toBe(0)
}, 300_000)
