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
  schemes?: readonly (typeof SCHEMES)[number][]
  /** What else the page asks the site for, by path: JSON. */
  answers?: Readonly<Record<string, string>>
  /** Pressed in turn before the picture is taken, each by its selector. */
  press?: readonly string[]
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
export const serve = (page: Page, html: () => string, answers: Shot['answers'] = {}): Promise<unknown> =>
  page.route(`${SITE}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page') return route.fulfill({ body: html(), contentType: 'text/html; charset=utf-8' })
    const answer = answers[pathname]
    if (answer !== undefined) return route.fulfill({ body: answer, contentType: 'application/json' })
    return route.fulfill(fileAt(pathname) ?? { status: 404, body: '' })
  })

/** On a busy machine Chromium now and then fails to capture a long page. */
const TRIES = 6

async function captured(page: Page, path: string, tries = TRIES): Promise<void> {
  try {
    await page.screenshot({ path, fullPage: true })
  } catch (error) {
    if (tries === 1) throw error
    await captured(page, path, tries - 1)
  }
}

/** Where no desktop says what the system's own face is, Chromium takes a serif; people see a face without. */
export const PLAIN_FACE = "'DejaVu Sans'"

const asOnDesktops = (page: Page): Promise<unknown> =>
  page.route(`${SITE}/**/*.css`, route => {
    const { body = '', contentType } = fileAt(new URL(route.request().url()).pathname) ?? {}
    return route.fulfill({ body: String(body).replace(/system-ui,\s*-apple-system/g, PLAIN_FACE), contentType })
  })

/** Buttons that stay in reach while one scrolls would cover what is in the middle of a long picture. */
const WHOLE = '.send, .orders > .row { position: static !important }'

export async function shoot(
  browser: Browser,
  { html, path, widths = WIDTHS, schemes = SCHEMES, answers, press = [] }: Shot,
  script = true
): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: script, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await serve(page, () => html, answers)
  await asOnDesktops(page)
  const files: string[] = []
  mkdirSync(dirname(path), { recursive: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(`${SITE}/page`)
    await page.addStyleTag({ content: WHOLE })
    for (const button of press) await page.click(button)
    await page.evaluate(() => document.fonts.ready)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const file = `${path}-${width}-${colorScheme}.png`
      await captured(page, file)
      files.push(file)
    }
  }
  await context.close()
  return files
}
