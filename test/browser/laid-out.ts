/** Lays out many pages one after another in an already open page: measuring each this way costs a tenth of loading it. */
import type { Page } from 'playwright-core'
import { serve, SITE } from '../gallery/shoot'

export type Named<T> = readonly [name: string, of: T]

/** Evaluates a script (one expression) in the browser for each of these pages, at the window's current size. */
export async function saidOfEach<T>(page: Page, pages: readonly Named<string>[], script: string): Promise<Named<T>[]> {
  const said: Named<T>[] = []
  for (const [sheets, alike] of Map.groupBy(pages, ([, html]) => (html.match(SHEETS) ?? []).join(''))) {
    const bare = alike.map(([name, html]): Named<string> => [name, html.replace(SHEETS, '')])
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

/** Runs in the browser. */
const layOutEach = <T>(pages: readonly Named<string>[]): Named<T>[] =>
  pages.map(([name, html]) => {
    const { documentElement: next, body } = new DOMParser().parseFromString(html, 'text/html')
    const { documentElement: shown } = document
    for (const attribute of shown.getAttributeNames()) shown.removeAttribute(attribute)
    for (const { name, value } of next.attributes) shown.setAttribute(name, value)
    // A drawing's size does not depend on its contents, and without them the work is halved.
    for (const drawing of body.querySelectorAll('svg')) drawing.replaceChildren()
    document.body.replaceWith(body)
    return [name, Reflect.get(window, 'look')()]
  })
