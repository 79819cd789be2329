/** Screenshots of pages, from markup and the built static files. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { built } from '../../worker/host/files/bundling.ts'

export const SITE = 'https://boat.example'
export const WIDTHS = [360, 768, 1280] as const
export const SCHEMES = ['light', 'dark'] as const
const HEIGHT = 740

export interface Shot {
  html: string
  /** The picture's path, to which width and colour scheme are added. */
  path: string
  widths?: readonly number[]
}

const TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
}

/** A file that the build made for browsers. */
export function fileAt(pathname: string): { body: Buffer; contentType: string } | undefined {
  const file = join(built, 'public', pathname)
  if (!existsSync(file)) return undefined
  return { body: readFileSync(file), contentType: TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain' }
}

/** Serves this markup as the site's /page, with the built styles, pictures and fonts. */
export const serve = (page: Page, html: () => string): Promise<unknown> =>
  page.route(`${SITE}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page') return route.fulfill({ body: html(), contentType: 'text/html; charset=utf-8' })
    return route.fulfill(fileAt(pathname) ?? { status: 404, body: '' })
  })

/** On a busy machine Chromium now and then fails to capture a long page. */
const TRIES = 3

async function captured(page: Page, path: string, tries = TRIES): Promise<void> {
  try {
    await page.screenshot({ path, fullPage: true })
  } catch (error) {
    if (tries === 1) throw error
    await captured(page, path, tries - 1)
  }
}

export async function shoot(browser: Browser, { html, path, widths = WIDTHS }: Shot, script = true): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: script, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await serve(page, () => html)
  const files: string[] = []
  mkdirSync(dirname(path), { recursive: true })
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto(`${SITE}/page`)
      await page.evaluate(() => document.fonts.ready)
      const file = `${path}-${width}-${colorScheme}.png`
      await captured(page, file)
      files.push(file)
    }
  }
  await context.close()
  return files
}
