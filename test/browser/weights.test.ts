import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { launch } from './chromium'
import { LANGUAGES } from '../../worker/rules/game'
import { firstVisitIn, weigh, type Weight } from './weights'

const KB = 1000

let site: Site
let browser: Browser
let weights: Weight[]
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ TABLES_PER_MINUTE: '1000' }), launch()])
  weights = await weigh(browser, site.address)
}, 60_000)
afterAll(() => Promise.all([browser.close(), site.stop()]))

const by = (what: 'first' | 'swap') => Object.fromEntries(weights.map(weight => [weight.language, weight[what]]))

describe('the page of a table of Tunnel', () => {
  test.each(LANGUAGES)('weighs at the first visit in %s at most 43 kB, with Cyrillic letters 50', language => {
    expect(by('first')[language]).toBeLessThanOrEqual(firstVisitIn(language))
  })

  test('is renewed after an answer by at most 8 kB', () => {
    expect(Math.max(...weights.map(({ swap }) => swap)), JSON.stringify(by('swap'))).toBeLessThanOrEqual(8 * KB)
  })
})
