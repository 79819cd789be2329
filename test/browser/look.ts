/** Checks pages for faults in layout, click targets and accessibility. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { root } from '../../worker/host/files/bundling.ts'
import type { Place } from './places'
import { takeOver } from './visitor'

export interface Eyes {
  width: number
  scheme: 'light' | 'dark'
}
export interface Look {
  place: Place
  eyes: readonly Eyes[]
}
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const NARROWEST = 320
const HEIGHT = 800
/** While one page waits for the server, another is laid out. */
const AT_ONCE = 2

/** A letter is laid out by mail programs, not by this site, so only its accessibility is checked. */
const isLetter = ({ url }: Place): boolean => /\/mailbox\/\d+\/html$/.test(url)

export async function faultsOf(browser: Browser, looks: readonly Look[]): Promise<string[]> {
  const left = looks.values()
  const found = await Promise.all(Array.from({ length: AT_ONCE }, () => faultsAmong(browser, left)))
  return found.flat()
}

/** Works through the remaining pages in one browser, with the cookies each one needs. */
async function faultsAmong(browser: Browser, left: Iterable<Look>): Promise<string[]> {
  const context = await browser.newContext()
  // Handed over once and not with each page, because it is as long as twenty of them.
  await context.addInitScript({ content: axe })
  const page = await context.newPage()
  const faults: string[] = []
  for (const look of left) {
    await become(context, look.place)
    faults.push(...(await faultsAt(page, look)))
  }
  await context.close()
  return faults
}

async function become(context: BrowserContext, { url, as }: Place): Promise<void> {
  await context.clearCookies()
  if (as) await takeOver(context, as.jar, url)
}

async function faultsAt(page: Page, { place, eyes }: Look): Promise<string[]> {
  const faults: string[] = []
  await page.goto(place.url)
  await place.first?.(page)
  for (const { width, scheme } of eyes) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: scheme })
    const seen = [...(await unfit(page, place)), ...(await unheard(page))]
    faults.push(...seen.map(fault => `${place.name}, ${width} px, ${scheme}: ${fault}`))
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
  faults.push(...(await unfit(page, place)).map(fault => `${place.name}, ${NARROWEST} px: ${fault}`))
  return faults
}

const inPage = readFileSync(join(root, 'test/browser/in-page.js'), 'utf8')

async function unfit(page: Page, place: Place): Promise<string[]> {
  if (isLetter(place)) return []
  const { sideways, out, small } = await page.evaluate<{ sideways: number; out: string[]; small: string[] }>(inPage)
  return [
    ...(sideways ? [`scrolls sideways by ${sideways} px`] : []),
    ...out.map(element => `sticks out: ${element}`),
    ...small.map(element => `too small for a thumb: ${element}`),
  ]
}

const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Runs in the page. */
const violationsHere = async (options: RunOptions): Promise<AxeResults['violations']> =>
  (await Reflect.get(window, 'axe').run(document, options)).violations

async function unheard(page: Page): Promise<string[]> {
  // Checks one frame only: a letter's own frame allows no script and is checked separately. The bar with the button is unpinned, because
  // what it covers can be scrolled into view.
  const lay = (position: string): Promise<void> =>
    page.evaluate(where => {
      for (const bar of document.querySelectorAll<HTMLElement>('.send')) bar.style.position = where
    }, position)
  await lay('static')
  const violations = await page.evaluate<AxeResults['violations'], RunOptions>(violationsHere, {
    iframes: false,
    runOnly: RULES,
    resultTypes: ['violations'],
    // Style sheets are fetched once more only for a rule that is not among these.
    preload: { assets: ['media'] },
  })
  await lay('')
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id} ×${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`
  )
}
