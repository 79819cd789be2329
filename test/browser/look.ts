/** Looks at a page as eyes, thumbs and screen readers meet it, and says what is wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { root } from '../../worker/host/bundling.ts'
import type { Place } from './places'

export interface Eyes {
  width: number
  scheme: 'light' | 'dark'
}
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const NARROWEST = 320

/** A letter is laid out by mail programs, not by this site: only its words are looked at. */
const isLetter = ({ url }: Place): boolean => /\/mailbox\/\d+\/html$/.test(url)

export async function faultsOf(browser: Browser, place: Place, eyes: readonly Eyes[]): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const url = new URL(place.url)
  for (const { name, value, path } of place.as?.jar.all() ?? []) await context.addCookies([{ name, value, path, domain: url.hostname }])
  const page = await context.newPage()
  await page.goto(place.url)
  await place.first?.(page)
  const faults: string[] = []
  for (const { width, scheme } of eyes) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    const seen = [...(await unfit(page, place)), ...(await unheard(page))]
    faults.push(...seen.map(fault => `${place.name}, ${width} px, ${scheme}: ${fault}`))
  }
  await page.setViewportSize({ width: NARROWEST, height: 800 })
  if (!isLetter(place)) faults.push(...(await unfit(page, place)).map(fault => `${place.name}, ${NARROWEST} px: ${fault}`))
  await context.close()
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

async function unheard(page: Page): Promise<string[]> {
  // In one frame: the letter's own allows no script, and is looked at by itself.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, runOnly: RULES }).analyze()
  return violations.map(({ id, impact, nodes }) => `${impact} ${id} ×${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`)
}
