/** The kit: kit.svg holds every drawing once; a page carries the symbols that it uses, and those that they use. */
import { Memo } from '../memo'
import source from './kit.svg'
import { cut, raw, type Markup } from './paper'
import { usedIn } from './print'
import type { Symbols } from './symbols'

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g

const drawings = new Map<string, string>()
for (const [drawing, id = ''] of source.matchAll(SYMBOL)) drawings.set(id, drawing.replace(/>\s+</g, '><'))

export const SIGNS: readonly string[] = [...drawings.keys()]

/** Every symbol with all that it needs, itself included. */
const needs = new Map<string, readonly string[]>()
function needsOf(id: string): readonly string[] {
  const known = needs.get(id)
  if (known) return known
  const found = [...new Set([...[...usedIn(drawings.get(id) ?? '')].flatMap(needsOf), id])]
  needs.set(id, found)
  return found
}
SIGNS.forEach(needsOf)

/** The drawings that markup uses, and those that they use. */
export const drawingsFor = (markup: string): string => drawn(usedIn(markup))

const drawn = (ids: Iterable<string>): string => [...new Set([...ids].flatMap(needsOf))].map(id => drawings.get(id) ?? '').join(' ')

/** Sheets by the symbols that were asked for: page after page asks for the same. */
const sheets = new Memo<Markup>(1000)

/** The hidden sheet with the symbols that were asked for. In a page that htmx renews it takes the place of the one before. */
export function sheet(symbols: Symbols): Markup {
  const { key } = symbols
  const known = sheets.get(key)
  if (known !== undefined) return known
  const defs = drawn(symbols.ids)
  return sheets.set(key, cut(() => raw(defs && `<svg class="kit" id="kit" hx-swap-oob="outerMorph" aria-hidden="true" focusable="false"><defs>${defs}</defs></svg> `)))
}
