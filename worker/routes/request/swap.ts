/** The response to a table's open page: only the pieces it does not have, if it says which it has. */
import type { Markup } from '../../../web/board/paper'
import { BETWEEN, marksIn, piecesOf } from '../../shared/pieces'
import { page, type Request } from './site'

export function partFor(c: Request, markup: Markup, status: 200 | 409): Response {
  const has = marksIn(c.req.header('x-has') ?? '')
  if (!has?.length) return page(markup, status)
  const { ends, marks, whole } = piecesOf(markup)
  const body = news(markup, ends, marks, has)
  if (!body) return page(markup, status)
  const headers = {
    'content-type': 'text/plain; charset=UTF-8',
    'x-whole': whole,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  return new Response(body, { status, headers })
}

/** New markup, alternating with references: the first piece and the number of pieces that the page already has. Undefined if the new markup
    contains the byte that separates them. */
function news(markup: Markup, ends: Int32Array, marks: Int32Array, has: Int32Array): Markup | undefined {
  if (written.length < markup.length + LONGEST) written = new Uint8Array(2 * markup.length + LONGEST)
  const placeOf = finder(has)
  let length = 0
  let start = 0
  for (let i = 0; i < marks.length; ) {
    const from = placeOf(marks[i])
    if (from < 0) {
      i++
      continue
    }
    const first = i
    while (i < marks.length && has[from + i - first] === marks[i]) i++
    const end = ends[first - 1] ?? 0
    if (end > start) {
      const fresh = markup.subarray(start, end)
      if (fresh.includes(BETWEEN)) return undefined
      written.set(fresh, length)
      length += fresh.length
    }
    written[length] = BETWEEN
    length = digits(from, length + 1)
    written[length] = DOT
    length = digits(i - first, length + 1)
    written[length++] = BETWEEN
    start = ends[i - 1] ?? 0
  }
  const last = markup.subarray(start)
  if (last.includes(BETWEEN)) return undefined
  written.set(last, length)
  return written.slice(0, length + last.length)
}

const DOT = 46

/** Writes a number to base 36, and returns where it ends. */
function digits(n: number, at: number): number {
  const place = n < 36 ? at : digits(Math.floor(n / 36), at)
  const digit = n % 36
  written[place] = digit < 10 ? 48 + digit : 87 + digit
  return place + 1
}

/** Room for a last reference; every other one is shorter than the piece that it replaces. */
const LONGEST = 12
/** What is being written; kept, because a buffer as large as a page for every answer is garbage that soon has to be collected. */
let written: Markup = new Uint8Array(1 << 16)

/** More than twice as many as a page names, and a power of two. */
const SLOTS = 2048
/** The places of marks plus one, each in the slot that the mark's lowest bits name, or in the next that was free. */
const slots = new Uint16Array(SLOTS)

/** Finds the first place of a mark, or -1. Only one at a time can be in use. */
function finder(has: Int32Array): (mark: number | undefined) => number {
  const slotOf = (mark: number): number => {
    let slot = mark & (SLOTS - 1)
    for (let place = slots[slot]; place && has[place - 1] !== mark; place = slots[slot]) slot = (slot + 1) & (SLOTS - 1)
    return slot
  }
  slots.fill(0)
  for (let i = has.length - 1; i >= 0; i--) slots[slotOf(has[i] ?? 0)] = i + 1
  return mark => (slots[slotOf(mark ?? 0)] ?? 0) - 1
}
