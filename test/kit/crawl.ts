/** Follows every link on pages and in letters, as mail scanners and search engines do. */
import type { Page } from './page'
import type { Visitor } from './visitor'

/** The most pages a crawl may open; more means a crawler trap. */
const MOST = 3000

/** Every page reachable by GET from these addresses, of links that are alike at most so many; each is also requested with HEAD. */
export async function crawl(
  visitor: Visitor,
  from: readonly string[],
  wanted: (url: string) => boolean = () => true,
  alike = Infinity
): Promise<Page[]> {
  const pages: Page[] = []
  const known = new Set(from)
  const kinds = new Map<string, number>()
  const isNew = (url: string): boolean => {
    if (known.has(url)) return false
    const kind = kindOf(new URL(url))
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    return count <= alike
  }
  for (const url of known) {
    if (pages.length >= MOST) throw new Error(`links without end: ${url}`)
    await (await visitor.ask(url, 'HEAD')).body?.cancel()
    const page = await visitor.open(url)
    pages.push(page)
    for (const found of linksOf(page)) if (new URL(found).origin === new URL(url).origin && wanted(found) && isNew(found)) known.add(found)
  }
  return pages
}

/** Links that differ only in numbers, such as positions and seats, or in what their query says are alike. */
const kindOf = ({ pathname, searchParams }: URL): string =>
  [pathname.replace(/\/\d+(?=\/|$)/g, '/N'), ...[...new Set(searchParams.keys())].toSorted()].join(' ')

export const isPage = (page: Page): boolean => page.headers.get('content-type')?.startsWith('text/html') === true

/** The page's links, those of a letter on it, and addresses in read-only fields. */
function linksOf(page: Page): string[] {
  if (!isPage(page)) return []
  const handed = page.handed().map(({ href }) => href)
  return [...page.addresses(), ...handed].map(url => url.replace(/#.*/, ''))
}
