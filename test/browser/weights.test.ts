import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { startSite, type Site } from '../host/site'
import { launch } from './chromium'
import { LANGUAGES } from '../../worker/drawing/game'
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

const by = (what: 'first' | 'swap' | 'again') => Object.fromEntries(weights.map(weight => [weight.language, weight[what]]))

describe('the page of a table of Tunnel', () => {
  test.each(LANGUAGES)('a first visit in %s weighs at most 43 kB, or 50 kB with Cyrillic letters', language => {
    expect(by('first')[language]).toBeLessThanOrEqual(firstVisitIn(language))
  })

  test('an answer transfers at most 4.5 kB', () => {
    expect(Math.max(...weights.map(({ swap }) => swap)), JSON.stringify(by('swap'))).toBeLessThanOrEqual(4.5 * KB)
  })

  test('loading it again unchanged transfers at most 0.4 kB', () => {
    expect(Math.max(...weights.map(({ again }) => again)), JSON.stringify(by('again'))).toBeLessThanOrEqual(0.4 * KB)
  })
})
