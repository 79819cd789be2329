/** Follows every link that pages and letters show, as mail scanners and search engines do. */
import type { Page } from './page'
import type { Visitor } from './visitor'

/** What one crawler may open; more is a trap. */
const MOST = 3000

/** Every page of the site that is reached from these addresses by GET; each is asked for by HEAD, too. */
export async function crawl(visitor: Visitor, from: readonly string[], wanted: (url: string) => boolean = () => true): Promise<Page[]> {
  const pages: Page[] = []
  const known = new Set(from)
  for (const url of known) {
    if (pages.length >= MOST) throw new Error(`no end of links: ${url}`)
    await (await visitor.ask(url, 'HEAD')).body?.cancel()
    const page = await visitor.open(url)
    pages.push(page)
    for (const found of linksOf(page)) if (new URL(found).origin === new URL(url).origin && wanted(found)) known.add(found)
  }
  return pages
}

export const isPage = (page: Page): boolean => page.headers.get('content-type')?.startsWith('text/html') === true

/** Links of the page, those of a letter in it, and addresses in fields to be copied. */
function linksOf(page: Page): string[] {
  if (!isPage(page)) return []
  const handed = page.handed().map(({ href }) => href)
  return [...page.addresses(), ...handed].map(url => url.replace(/#.*/, ''))
}
