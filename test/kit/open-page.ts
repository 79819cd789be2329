/** An open table page that names the pieces it has in every request, as its script does. */
import { BETWEEN, named, PIECES_NAMED, piecesOf } from '../../worker/shared/pieces'

export class OpenPage {
  #text: string

  constructor(text: string) {
    this.#text = text
  }

  get has(): string {
    return named([...this.#pieces().keys()])
  }

  #pieces(): Map<number, Uint8Array> {
    const bytes = new TextEncoder().encode(this.#text)
    const { ends, marks } = piecesOf(bytes)
    const pieces = new Map<number, Uint8Array>()
    for (const [i, mark] of marks.entries())
      if (!pieces.has(mark) && pieces.size < PIECES_NAMED) pieces.set(mark, bytes.subarray(ends[i - 1] ?? 0, ends[i]))
    return pieces
  }

  /** Assembles the response, which the page then has. Undefined if two pieces share a mark; the page then has nothing. */
  take(text: string, whole: string | null): string | undefined {
    if (whole === null) return (this.#text = text)
    const pieces = [...this.#pieces().values()].map(piece => new TextDecoder().decode(piece))
    const parts = text.split(String.fromCharCode(BETWEEN)).map((part, i) => {
      const [from = 0, count = 0] = part.split('.').map(number => parseInt(number, 36))
      return i % 2 ? pieces.slice(from, from + count).join('') : part
    })
    this.#text = parts.join('')
    if (piecesOf(new TextEncoder().encode(this.#text)).whole === whole) return this.#text
    this.#text = ''
    return undefined
  }
}
