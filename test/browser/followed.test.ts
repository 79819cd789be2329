/** A GET writes nothing even if the page's scripts run: some mail programs preload links in a whole browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { changedRows } from '../kit/disk'
import { launch } from './chromium'
import { followAll, letters, linksInLetters, settled } from './followed'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ TABLES_PER_MINUTE: '1000' }), launch()])
  await letters(site)
}, 60_000)
afterAll(() => Promise.all([browser.close(), site.stop()]))

const KINDS = ['/claim/', '/link/', '/confirm/', '/stop/', '/mine/', '?choice=', '/proof']

/** Keeps one choice per seat, because their pages differ only in what is ticked. `npm run prove letters` follows all of them. */
function fewer(links: readonly string[]): string[] {
  const [choices = [], others = []] = [true, false].map(wanted => links.filter(link => link.includes('?choice=') === wanted))
  return [...others, ...new Map(choices.map(link => [link.replace(/\?.*/, ''), link])).values()]
}

test('opening every link in every letter (one choice per seat) with JavaScript writes nothing', async () => {
  const before = await settled(site)
  const links = new Set(fewer((await linksInLetters(site)).flat()))
  expect(KINDS.filter(kind => ![...links].some(link => link.includes(kind)))).toEqual([])
  expect(await followAll(browser, links)).toEqual([])
  expect(changedRows(before, await settled(site))).toEqual([])
}, 60_000)
