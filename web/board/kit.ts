/** The kit: kit.svg holds every drawing once; a page carries the symbols that it uses, and those that they use. */
import source from './kit.svg'

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g

const drawings = new Map<string, string>()
for (const [drawing, id = ''] of source.matchAll(SYMBOL)) drawings.set(id, drawing.replace(/>\s+</g, '><'))

export const SIGNS: readonly string[] = [...drawings.keys()]

/** All names that stand in markup behind this opening. Pages are long, and this is much quicker than a pattern. */
function namesAfter(opening: string, markup: string): Set<string> {
  const found = new Set<string>()
  for (let at = markup.indexOf(opening); at >= 0; at = markup.indexOf(opening, at)) {
    at += opening.length
    found.add(markup.slice(at, markup.indexOf('"', at)))
  }
  return found
}

const usedIn = (markup: string): string[] => [...namesAfter('href="#', markup)].filter(id => drawings.has(id))

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
  const brought = namesAfter('<symbol id="', markup)
  const missing = [...new Set(usedIn(markup).flatMap(needsOf))].filter(id => !brought.has(id))
  if (missing.length === 0) return ''
  const symbols = missing.map(id => drawings.get(id)).join('')
  return `<svg class="kit" aria-hidden="true" focusable="false"><defs>${symbols}</defs></svg>`
}
