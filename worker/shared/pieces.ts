/** Cuts markup into pieces before tags, so that a change in one place moves no other cut. The browser names the pieces it has by their
    marks and is sent the rest. */

/** Bytes in the shortest piece: a shorter one costs more to name than to send. */
const SHORTEST = 24
/** Most pieces that a browser names, so that the names fit into a header. */
export const PIECES_NAMED = 1000
/** Separates what is new from what the browser has; no page contains this byte. */
export const BETWEEN = 0x1e

export interface Pieces {
  /** Offset of each piece's end. */
  ends: number[]
  /** A 30-bit hash of each piece. */
  marks: number[]
  /** A hash of all bytes, because two different pieces may share a mark. */
  whole: string
}

const LESS = 60
/** Signed, as `Math.imul` returns them: an engine then counts in whole numbers only. */
const SEED = 0x811c9dc5 | 0
const PRIME = 0x01000193
/** Others than those of pieces: pieces that share a mark must not share the whole's hash, too. */
const OTHER_SEED = 0x9747b28c | 0
const OTHER_PRIME = 0x5bd1e995

/** FNV-1a of each piece, and one with another seed and prime of the whole. */
export function piecesOf(bytes: Uint8Array): Pieces {
  const ends: number[] = []
  const marks: number[] = []
  let start = 0
  let mark = SEED
  let whole = OTHER_SEED
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0
    if (byte === LESS && i - start >= SHORTEST && isLetter(bytes[i + 1] ?? 0)) {
      ends.push(i)
      marks.push(folded(mark))
      start = i
      mark = SEED
    }
    mark = Math.imul(mark ^ byte, PRIME)
    whole = Math.imul(whole ^ byte, OTHER_PRIME)
  }
  ends.push(bytes.length)
  marks.push(folded(mark))
  return { ends, marks, whole: (whole >>> 0).toString(36) }
}

const isLetter = (byte: number): boolean => byte >= 97 && byte <= 122

const folded = (mark: number): number => (mark ^ (mark >>> 30)) & 0x3fffffff

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SIGNS = 5

export const named = (marks: readonly number[]): string =>
  marks.map(mark => [24, 18, 12, 6, 0].map(bits => DIGITS.charAt((mark >>> bits) & 63)).join('')).join('')

const NO_DIGIT = 255
/** The value of each ASCII character as a digit. */
const VALUES = new Uint8Array(128).fill(NO_DIGIT)
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value

/** The marks in a header; undefined if our script did not write it. */
export function marksIn(names: string): Int32Array | undefined {
  if (names.length > PIECES_NAMED * SIGNS || names.length % SIGNS > 0) return undefined
  const marks = new Int32Array(names.length / SIGNS)
  let at = 0
  for (let i = 0; i < marks.length; i++) {
    let mark = 0
    for (const end = at + SIGNS; at < end; at++) {
      const value = VALUES[names.charCodeAt(at)] ?? NO_DIGIT
      if (value === NO_DIGIT) return undefined
      mark = (mark << 6) | value
    }
    marks[i] = mark
  }
  return marks
}
