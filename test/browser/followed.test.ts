/** A GET writes nothing even if the page's scripts run: some mail programs preload links in a whole browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type Site } from '../host/site'
import { changedRows } from '../kit/disk'
import { sharedBrowser } from './shared'
import { followAll, letters, linksInLetters, settled } from './followed'

const browser = await sharedBrowser()
let site: Site
beforeAll(async () => {
  // No link leads to the pictures in letters.
  site = await startSite({ TABLES_PER_MINUTE: '1000', PICTURES: 'off' })
  await letters(site)
}, 300_000)
afterAll(() => site.stop())

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
}, 300_000)
