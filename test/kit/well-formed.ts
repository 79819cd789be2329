/** Requirements for every page, whatever it shows. */
import type { Page } from './page'

const VOID = ['meta', 'link', 'input', 'br', 'hr', 'img', 'wbr']
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/"']+(?:="[^"<]*")?)*)\s*(\/?)>/y

/** Everything wrong with a page; empty if it is well-formed, has a title and one main heading, and all its references resolve. */
export function faultsOf(page: Page): string[] {
  const { root } = page
  const all = (selector: string) => root.querySelectorAll(selector)
  const faults = faultsOfMarkup(page.html)
  if (!page.html.startsWith('<!doctype html>')) faults.push('no doctype')
  if (!/^(en|ru|uk|pl)$/.test(root.querySelector('html')?.getAttribute('lang') ?? '')) faults.push('no language')
  if (page.title === '') faults.push('no title')
  if (all('h1').length !== 1) faults.push(`${all('h1').length} headings`)
  const ids = all('[id]').map(element => element.id)
  faults.push(...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `twice the id ${id}`))
  const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(name =>
    all(`[${name}]`).flatMap(element => (element.getAttribute(name) ?? '').split(' '))
  )
  const inside = all('a[href]').flatMap(a => /^#(.+)$/.exec(a.getAttribute('href') ?? '')?.[1] ?? [])
  faults.push(...[...referring, ...inside].filter(id => !ids.includes(id)).map(id => `nothing has the id ${id}`))
  for (const form of page.forms())
    for (const { kind, name, label } of form.fields) if (kind !== 'hidden' && label === '') faults.push(`${name} has no label`)
  return faults
}

/** Checks that tags are closed in order, attributes are quoted and unique, and everything is escaped. */
function faultsOfMarkup(html: string): string[] {
  const open: string[] = []
  let at = html.startsWith('<!doctype html>') ? '<!doctype html>'.length : 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const text = html.slice(at, next < 0 ? undefined : next)
    const bare = /&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/i.exec(text)
    if (bare) return [`a bare & in "${text.slice(bare.index, bare.index + 20)}"`]
    if (next < 0) break
    TAG.lastIndex = next
    const tag = TAG.exec(html)
    if (!tag) return [`no tag: ${html.slice(next, next + 60)}`]
    const [whole, closing, name = '', attributes = '', closed] = tag
    const names = [...attributes.matchAll(/\s([^\s=]+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return [`twice one attribute: ${whole}`]
    if (closing) {
      const expected = open.pop()
      if (expected !== name) return [`${whole} where ${expected} should close`]
    } else if (!VOID.includes(name) && !closed) open.push(name)
    at = TAG.lastIndex
  }
  return open.map(name => `${name} is not closed`)
}
