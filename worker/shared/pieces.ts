/** Cuts markup into pieces before tags, so that a change in one place moves no other cut. The browser names the pieces it has by their
    marks and is sent the rest. */

/** Bytes in the shortest piece: a shorter one costs more to name than to send. */
const SHORTEST = 24
/** Most pieces that a browser names, so that the names fit into a header. */
export const PIECES_NAMED = 1000
/** Separates what is new from what the browser has; no page contains this byte. */
export const BETWEEN = 0x1e

/** Valid until the next call. */
export interface Pieces {
  /** Offset of each piece's end. */
  ends: Int32Array
  /** A 30-bit hash of each piece. */
  marks: Int32Array
  /** A hash of all bytes, because two different pieces may share a mark. */
  whole: string
}

const LESS = 60
/** Of the marks and, because pieces that share a mark must not share the whole's hash, of the whole. Signed, as `Math.imul` returns them: an
    engine then counts in whole numbers only. */
const SEED = 0x811c9dc5 | 0
const PRIME = 0x01000193
const OTHER_SEED = 0x9747b28c | 0
const OTHER_PRIME = 0x5bd1e995

/** What is being cut; kept, because it would be the largest garbage that an answer leaves. */
let ends = new Int32Array(4096)
let marks = new Int32Array(4096)

/** Takes four bytes at a time: one by one they would cost as much as a tenth of an answer. */
export function piecesOf(bytes: Uint8Array): Pieces {
  const { length } = bytes
  const words = new DataView(bytes.buffer, bytes.byteOffset, length)
  const most = Math.ceil(length / SHORTEST)
  if (ends.length < most) [ends, marks] = [new Int32Array(2 * most), new Int32Array(2 * most)]
  let count = 0
  let whole = OTHER_SEED
  for (let at = 0; at < length; ) {
    const end = endOf(bytes, at)
    let mark = SEED ^ (end - at)
    for (; at + 4 <= end; at += 4) {
      const word = words.getInt32(at, true)
      mark = mixed(mark, word, PRIME)
      whole = mixed(whole, word, OTHER_PRIME)
    }
    for (; at < end; at++) {
      mark = mixed(mark, bytes[at] ?? 0, PRIME)
      whole = mixed(whole, bytes[at] ?? 0, OTHER_PRIME)
    }
    ends[count] = end
    marks[count++] = mixed(mark, 0, OTHER_PRIME) & 0x3fffffff
  }
  return { ends: ends.subarray(0, count), marks: marks.subarray(0, count), whole: (whole >>> 0).toString(36) }
}

/** Where the piece that begins here ends: at the first tag that is far enough away. */
function endOf(bytes: Uint8Array, start: number): number {
  for (let at = start + SHORTEST; at < bytes.length; at++) if (bytes[at] === LESS && isLetter(bytes[at + 1] ?? 0)) return at
  return bytes.length
}

const isLetter = (byte: number): boolean => byte >= 97 && byte <= 122

/** The shift brings what high bits have changed down to the low ones. */
function mixed(hash: number, word: number, prime: number): number {
  const product = Math.imul(hash ^ word, prime)
  return product ^ (product >>> 15)
}

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
