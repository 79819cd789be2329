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

/** Sheets by the symbols that were asked for: page after page asks for the same. */
const sheets = new Map<string, string>()
const SHEETS_BEFORE = 1000

/** The hidden sheet with the symbols that this markup asks for. */
export function sheet(markup: string): string {
  const used = usedIn(markup)
  const key = used.join(' ')
  const known = sheets.get(key)
  if (known !== undefined) return known
  const symbols = [...new Set(used.flatMap(needsOf))].map(id => drawings.get(id)).join('')
  const made = symbols && `<svg class="kit" aria-hidden="true" focusable="false"><defs>${symbols}</defs></svg>`
  if (sheets.size >= SHEETS_BEFORE) sheets.clear()
  sheets.set(key, made)
  return made
}
