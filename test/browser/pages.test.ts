import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type Site } from '../host/site'
import { sharedBrowser } from './shared'
import { faultsOf, type Eyes } from './look'
import { places, type Place } from './places'

/** Pages alternate between these two ways of looking; `npm run prove browser` tries four on each page. */
const EYES: readonly Eyes[] = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]

const browser = await sharedBrowser()
let site: Site
let all: Place[]
beforeAll(async () => {
  site = await startSite({ TABLES_PER_MINUTE: '1000' }, 'dev')
  all = await places(site.address)
}, 300_000)
afterAll(() => site.stop())

test('every page fits narrow phones, thumbs and screen readers', async () => {
  const looks = all.map((place, n) => ({ place, eyes: [EYES[n % EYES.length] ?? expect.unreachable()] }))
  expect(await faultsOf(browser, looks)).toEqual([])
}, 300_000)
