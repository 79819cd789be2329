/** Lays out many pages one after another in an already open page: measuring each this way costs a tenth of loading it. */
import type { Frame, Page } from 'playwright-core'
import { serve, SITE } from '../gallery/shoot'

export type Named<T> = readonly [name: string, of: T]

export interface Window {
  width: number
  height: number
  /** The size of text, in percent, if it is not the usual one. */
  text?: number
}

/**
 * Evaluates a script (one expression) in the browser for each of these pages, in windows of these sizes. The window is a frame, because a
 * page that is already laid out costs less than half when its frame changes.
 */
export async function saidOfEach<T>(
  page: Page,
  pages: readonly Named<string>[],
  script: string,
  windows: readonly Window[]
): Promise<Named<T[]>[]> {
  const said: Named<T[]>[] = []
  for (const [sheets, alike] of Map.groupBy(pages, ([, html]) => (html.match(SHEETS) ?? []).join(''))) {
    const bare = alike.map(([name, html]): Named<string> => [name, withoutDrawings(html.replace(SHEETS, ''))])
    // All style sheets go into the head, where they stay when the body is replaced.
    await serve(page, () => bare[0]?.[1].replace('</head>', () => `${sheets}</head>`) ?? '')
    const frame = await framed(page)
    await frame.evaluate(() => Promise.all([...document.fonts].map(font => font.load())))
    await frame.evaluate(`window.look = () => ${script}`)
    said.push(...(await frame.evaluate<Named<T[]>[], Wanted>(layOutEach, { pages: bare, windows })))
    await page.unrouteAll()
  }
  return said
}

/** The served page, in a frame. */
async function framed(page: Page): Promise<Frame> {
  const around = `${SITE}/around`
  const body = '<!doctype html><iframe src="/page" style="position: fixed; top: 0; left: 0; border: 0"></iframe>'
  await page.route(around, route => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(around)
  const [frame] = page.mainFrame().childFrames()
  if (!frame) throw new Error('the page has no frame')
  return frame
}

const SHEETS = /<link rel="stylesheet"[^>]*>/g

/** A drawing's size does not depend on its contents, which are most of a page. */
function withoutDrawings(html: string): string {
  let [kept, depth, from] = ['', 0, 0]
  for (const { 0: tag, index } of html.matchAll(/<svg(?:"[^"]*"|[^">])*>|<\/svg>/g)) {
    if (tag.endsWith('/>')) continue
    if (tag !== '</svg>' && depth++ === 0) kept += html.slice(from, index + tag.length)
    if (tag === '</svg>' && --depth === 0) from = index
  }
  return kept + html.slice(from)
}

interface Wanted {
  pages: readonly Named<string>[]
  windows: readonly Window[]
}

/** Runs in the browser. */
const layOutEach = <T>({ pages, windows }: Wanted): Named<T[]>[] =>
  pages.map(([name, html]) => {
    const { documentElement: next, body } = new DOMParser().parseFromString(html, 'text/html')
    const { documentElement: shown } = document
    for (const attribute of shown.getAttributeNames()) shown.removeAttribute(attribute)
    for (const { name, value } of next.attributes) shown.setAttribute(name, value)
    document.body.replaceWith(body)
    const said = windows.map(({ width, height, text }) => {
      for (const [side, size] of Object.entries({ width, height })) window.frameElement?.setAttribute(side, `${size}`)
      shown.style.fontSize = text ? `${text}%` : ''
      return Reflect.get(window, 'look')()
    })
    return [name, said]
  })
