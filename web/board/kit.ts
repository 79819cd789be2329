/** kit.svg holds every drawing once; a picture includes the symbols it uses, and those they use in turn, a page those that no file holds. */
import { Memo } from '../../worker/shared/memo'
import source from './kit.svg'
import { capture, raw, type Markup } from './paper'
import { usedIn } from './print'
import type { Symbols } from './symbols'

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g

const drawings = new Map<string, string>()
for (const [drawing, id = ''] of source.matchAll(SYMBOL)) drawings.set(id, drawing.replace(/>\s+</g, '><'))

export const SIGNS: readonly string[] = [...drawings.keys()]

/** Each symbol with all symbols it needs, itself last. */
const needs = new Map<string, readonly string[]>()
function needsOf(id: string): readonly string[] {
  const known = needs.get(id)
  if (known) return known
  const found = [...new Set([...[...usedIn(drawings.get(id) ?? '')].flatMap(needsOf), id])]
  needs.set(id, found)
  return found
}
SIGNS.forEach(needsOf)

/** The drawings that markup uses, directly or indirectly. */
export const drawingsFor = (markup: string): string => drawn(usedIn(markup))

/** These symbols, each after those it uses itself. */
export const drawn = (ids: Iterable<string>): string => [...new Set([...ids].flatMap(needsOf))].map(id => drawings.get(id) ?? '').join(' ')

/** Sheets by set of symbols, since most pages ask for the same sets. */
const sheets = new Memo<Markup>(1000)

/** The hidden SVG sheet with the symbols asked for. On a page updated by htmx it replaces the previous sheet. */
export function sheet(symbols: Symbols): Markup {
  const { key } = symbols
  const known = sheets.get(key)
  if (known !== undefined) return known
  const defs = drawn(symbols.ids)
  return sheets.set(
    key,
    capture(() =>
      raw(defs && `<svg class="kit" id="kit" hx-swap-oob="outerMorph" aria-hidden="true" focusable="false"><defs>${defs}</defs></svg> `)
    )
  )
}
