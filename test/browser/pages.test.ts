import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { launch } from './chromium'
import { faultsOf, type Eyes } from './look'
import { places, type Place } from './places'

/** Pages alternate between these two ways of looking; `npm run prove browser` tries four on each page. */
const EYES: readonly Eyes[] = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]

let site: Site
let browser: Browser
let all: Place[]
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ TABLES_PER_MINUTE: '1000' }, 'dev'), launch()])
  all = await places(site.address)
}, 120_000)
afterAll(() => Promise.all([browser.close(), site.stop()]))

test('every page fits narrow phones, thumbs and screen readers', async () => {
  const looks = all.map((place, n) => ({ place, eyes: [EYES[n % EYES.length] ?? expect.unreachable()] }))
  expect(await faultsOf(browser, looks)).toEqual([])
}, 240_000)
