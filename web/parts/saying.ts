/** Typed text split into plain words, links, and mentions of seats. */

export interface Piece {
  text: string
  href?: string
  /** A mention: `@name` of somebody at the table. */
  called?: true
}

/** Punctuation after an address belongs to the sentence. */
const AFTER_ADDRESS = /[.,;:!?)\]»”’]+$/u

/** Only http and https addresses become links. */
export function piecesOf(text: string, names: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern(names))) {
    const piece = found.startsWith('@') ? { text: found, called: true as const } : linkOf(found)
    if (!piece) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push(piece)
    end = index + piece.text.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

function linkOf(found: string): Piece | undefined {
  const href = found.replace(AFTER_ADDRESS, '')
  return URL.canParse(href) ? { text: href, href } : undefined
}

function pattern(names: readonly string[]): RegExp {
  const escaped = names
    .filter(name => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  const called = escaped.length > 0 ? `|@(?:${escaped.join('|')})` : ''
  return new RegExp(`https?://[^\\s<>"']+${called}`, 'gi')
}
