import { describe, expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from './shared'
import { LANGUAGES } from '../../worker/drawing/game'
import { firstVisitIn, inTheMiddle, weigh } from './weights'

const KB = 1000

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
const weights = await weigh(browser, await inTheMiddle(site.address))

const by = (what: 'first' | 'swap' | 'again') => Object.fromEntries(weights.map(weight => [weight.language, weight[what]]))

describe('the page of a table of Tunnel', () => {
  test.each(LANGUAGES)('a first visit in %s weighs at most 43 kB, or 50 kB with Cyrillic letters', language => {
    expect(by('first')[language]).toBeLessThanOrEqual(firstVisitIn(language))
  })

  test('an answer transfers at most 3.5 kB', () => {
    expect(Math.max(...weights.map(({ swap }) => swap)), JSON.stringify(by('swap'))).toBeLessThanOrEqual(3.5 * KB)
  })

  test('loading it again unchanged transfers at most 0.4 kB', () => {
    expect(Math.max(...weights.map(({ again }) => again)), JSON.stringify(by('again'))).toBeLessThanOrEqual(0.4 * KB)
  })
})
