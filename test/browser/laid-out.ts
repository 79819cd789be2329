/** Lays out many pages one after another in an already open page: measuring each this way costs a tenth of loading it. */
import type { Page } from 'playwright-core'
import { serve, SITE } from '../gallery/shoot'

export type Named<T> = readonly [name: string, of: T]

/** Evaluates a script (one expression) in the browser for each of these pages, at the window's current size. */
export async function saidOfEach<T>(page: Page, pages: readonly Named<string>[], script: string): Promise<Named<T>[]> {
  const said: Named<T>[] = []
  for (const [sheets, alike] of Map.groupBy(pages, ([, html]) => (html.match(SHEETS) ?? []).join(''))) {
    const bare = alike.map(([name, html]): Named<string> => [name, withoutDrawings(html.replace(SHEETS, ''))])
    // All style sheets go into the head, where they stay when the body is replaced.
    await serve(page, () => bare[0]?.[1].replace('</head>', () => `${sheets}</head>`) ?? '')
    await page.goto(`${SITE}/page`)
    await page.evaluate(() => Promise.all([...document.fonts].map(font => font.load())))
    await page.evaluate(`window.look = () => ${script}`)
    said.push(...(await page.evaluate<Named<T>[], Named<string>[]>(layOutEach, bare)))
    await page.unrouteAll()
  }
  return said
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

/** Runs in the browser. */
const layOutEach = <T>(pages: readonly Named<string>[]): Named<T>[] =>
  pages.map(([name, html]) => {
    const { documentElement: next, body } = new DOMParser().parseFromString(html, 'text/html')
    const { documentElement: shown } = document
    for (const attribute of shown.getAttributeNames()) shown.removeAttribute(attribute)
    for (const { name, value } of next.attributes) shown.setAttribute(name, value)
    document.body.replaceWith(body)
    return [name, Reflect.get(window, 'look')()]
  })
