/** A person with a browser, whose errors are recorded. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Jar } from '../kit/cookies'

const PATIENCE_MS = 20_000

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Console errors (including CSP violations), failed requests, and responses with an error status. */
  faults: string[]
}

/** They have asked their system for less motion, which costs as much processor as all else; tests of motion say otherwise. */
export async function visitor(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const faults: string[] = []
  context.on('page', page => listen(page, faults))
  return { context, page: await context.newPage(), faults }
}

function listen(page: Page, faults: string[]): void {
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`error: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`thrown: ${error.message}`))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // Requests the page itself cancelled in favour of newer ones did not fail.
    if (why !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${why}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
}

/** Hands a browser the cookies of somebody who came without one. */
export const takeOver = (context: BrowserContext, jar: Jar, site: string): Promise<void> =>
  context.addCookies(jar.all().map(({ name, value, path }) => ({ name, value, path, domain: new URL(site).hostname })))
