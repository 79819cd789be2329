/** The kit: kit.svg holds every drawing once; a page carries the symbols that it uses, and those that they use. */
import source from './kit.svg'

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g

const drawings = new Map<string, string>()
for (const [drawing, id = ''] of source.matchAll(SYMBOL)) drawings.set(id, drawing.replace(/>\s+</g, '><'))

export const SIGNS: readonly string[] = [...drawings.keys()]

/** The symbols that markup asks for. Pages are long: a single sign is found in them much quicker than a word or a pattern. */
function usedIn(markup: string): string[] {
  const found = new Set<string>()
  for (let at = markup.indexOf('#'); at >= 0; at = markup.indexOf('#', at + 1))
    if (markup.startsWith('href="', at - 6)) found.add(markup.slice(at + 1, markup.indexOf('"', at)))
  return [...found].filter(id => drawings.has(id))
}

/** Every symbol with all that it needs, itself included. */
const needs = new Map<string, readonly string[]>()
function needsOf(id: string): readonly string[] {
  const known = needs.get(id)
  if (known) return known
  const found = [...new Set([...usedIn(drawings.get(id) ?? '').flatMap(needsOf), id])]
  needs.set(id, found)
  return found
}
SIGNS.forEach(needsOf)

/** The hidden sheet with the symbols that this markup asks for and does not bring along itself. */
export function sheet(markup: string): string {
  const brings = markup.includes('<symbol id="')
  const missing = [...new Set(usedIn(markup).flatMap(needsOf))].filter(id => !brings || !markup.includes(`<symbol id="${id}"`))
  if (missing.length === 0) return ''
  const symbols = missing.map(id => drawings.get(id)).join('')
  return `<svg class="kit" aria-hidden="true" focusable="false"><defs>${symbols}</defs></svg>`
}
