/**
 * A single byte buffer that all markup is printed into, reused for every page. Text must be scanned for escaping anyway; writing its bytes
 * on the way saves joining and encoding thousands of pieces.
 */

export type Markup = Uint8Array<ArrayBuffer>

let bytes: Markup = new Uint8Array(1 << 16)
let end = 0

/** Returns what `print` writes, and rewinds the buffer. `front` is printed last but placed first. */
export function capture(print: () => void, front?: () => void): Markup {
  const start = end
  try {
    print()
    if (!front) return bytes.slice(start, end)
    const middle = end
    front()
    const markup = new Uint8Array(end - start)
    markup.set(bytes.subarray(middle, end))
    markup.set(bytes.subarray(start, middle), end - middle)
    return markup
  } finally {
    end = start
  }
}

const SHELF_BYTES = 8192
let shelf: Markup = new Uint8Array(SHELF_BYTES)
let taken = 0

/**
 * A copy of everything printed since `from`, for pasting later. Small copies share larger buffers, because allocating costs more than
 * copying.
 */
export function copyFrom(from: number): Markup {
  const size = end - from
  if (size > SHELF_BYTES / 2) return bytes.slice(from, end)
  if (taken + size > SHELF_BYTES) {
    shelf = new Uint8Array(SHELF_BYTES)
    taken = 0
  }
  shelf.set(bytes.subarray(from, end), taken)
  taken += size
  return shelf.subarray(taken - size, taken)
}

/** The number of bytes printed so far. */
export const length = (): number => end

/** Replaces the last byte. */
export function replaceLast(markup: string): void {
  end -= 1
  plain(markup)
}

/** The buffer, grown if fewer than `more` bytes are free. */
function room(more: number): Markup {
  if (end + more > bytes.length) {
    const larger: Markup = new Uint8Array(2 * (end + more))
    larger.set(bytes)
    bytes = larger
  }
  return bytes
}

export function paste(markup: Markup): void {
  room(markup.length).set(markup, end)
  end += markup.length
}

/** Our own markup: ASCII only, nothing to escape. */
export function plain(markup: string): void {
  const into = room(markup.length)
  const from = end
  for (let i = 0; i < markup.length; i++) into[from + i] = markup.charCodeAt(i)
  end = from + markup.length
}

const QUOTE = 34
const AND = 38
const LESS = 60
const MOST_BYTES = 6 // for one character: &quot;

export function text(words: string): void {
  const into = room(words.length * MOST_BYTES)
  // A local place, because a module's own variable is read from and written to memory for every character.
  let at = end
  for (let i = 0; i < words.length; i++) {
    const code = words.charCodeAt(i)
    if (code < 0x80 && code !== AND && code !== LESS && code !== QUOTE) into[at++] = code
    else {
      end = at
      if (code >= 0x80) i += wide(words, i)
      else plain(code === AND ? '&amp;' : code === LESS ? '&lt;' : '&quot;')
      at = end
    }
  }
  end = at
}

const NO_LETTER = 0xfffd

/** Writes a non-ASCII character as UTF-8. Returns how many UTF-16 units it took besides the first. */
function wide(words: string, at: number): number {
  const point = words.codePointAt(at) ?? NO_LETTER
  const letter = point >= 0xd800 && point < 0xe000 ? NO_LETTER : point
  if (letter < 0x800) bytes[end++] = 0xc0 | (letter >> 6)
  else {
    if (letter < 0x10000) bytes[end++] = 0xe0 | (letter >> 12)
    else {
      bytes[end++] = 0xf0 | (letter >> 18)
      bytes[end++] = 0x80 | ((letter >> 12) & 63)
    }
    bytes[end++] = 0x80 | ((letter >> 6) & 63)
  }
  bytes[end++] = 0x80 | (letter & 63)
  return letter > 0xffff ? 1 : 0
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Long markup from elsewhere, which may contain non-ASCII characters. */
export function raw(markup: string): void {
  const { written } = encoder.encodeInto(markup, room(markup.length * 3).subarray(end))
  end += written
}

export const textOf = (markup: Markup): string => decoder.decode(markup)
