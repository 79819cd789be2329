/** Follows every link on pages and in letters, as mail scanners and search engines do. */
import type { Page } from './page'
import type { Visitor } from './visitor'

/** The most pages a crawl may open; more means a crawler trap. */
const MOST = 3000

/** Every page reachable by GET from these addresses; each is also requested with HEAD. */
export async function crawl(visitor: Visitor, from: readonly string[], wanted: (url: string) => boolean = () => true): Promise<Page[]> {
  const pages: Page[] = []
  const known = new Set(from)
  for (const url of known) {
    if (pages.length >= MOST) throw new Error(`links without end: ${url}`)
    await (await visitor.ask(url, 'HEAD')).body?.cancel()
    const page = await visitor.open(url)
    pages.push(page)
    for (const found of linksOf(page)) if (new URL(found).origin === new URL(url).origin && wanted(found)) known.add(found)
  }
  return pages
}

export const isPage = (page: Page): boolean => page.headers.get('content-type')?.startsWith('text/html') === true

/** The page's links, those of a letter on it, and addresses in read-only fields. */
function linksOf(page: Page): string[] {
  if (!isPage(page)) return []
  const handed = page.handed().map(({ href }) => href)
  return [...page.addresses(), ...handed].map(url => url.replace(/#.*/, ''))
}
