/** The response to a table's open page: only the pieces it does not have, if it says which it has. */
import type { Markup } from '../../../web/board/paper'
import { BETWEEN, marksIn, piecesOf } from '../../shared/pieces'
import { page, type Request } from './site'

export function partFor(c: Request, markup: Markup, status: 200 | 409): Response {
  const has = marksIn(c.req.header('x-has') ?? '')
  if (!has?.length || markup.includes(BETWEEN)) return page(markup, status)
  const { ends, marks, whole } = piecesOf(markup)
  const headers = {
    'content-type': 'text/plain; charset=UTF-8',
    'x-whole': whole,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  return new Response(news(markup, ends, marks, has), { status, headers })
}

/** New markup, alternating with references: the first piece and the number of pieces that the page already has. */
function news(markup: Markup, ends: readonly number[], marks: readonly number[], has: Int32Array): Markup {
  const out = new Uint8Array(markup.length + LONGEST)
  let length = 0
  const put = (bytes: Uint8Array): void => {
    out.set(bytes, length)
    length += bytes.length
  }
  for (let i = 0; i < marks.length; ) {
    // To search a thousand numbers in a row for each piece is quicker than to make a table of them for each answer.
    const from = has.indexOf(marks[i] ?? 0)
    if (from < 0) {
      put(markup.subarray(ends[i - 1] ?? 0, ends[i++]))
      continue
    }
    const first = i
    while (i < marks.length && has[from + i - first] === marks[i]) i++
    put(ASCII.encode(`${SIGN}${from.toString(36)}.${(i - first).toString(36)}${SIGN}`))
  }
  return out.slice(0, length)
}

const SIGN = String.fromCharCode(BETWEEN)
const ASCII = new TextEncoder()
/** Room for a last reference; every other one is shorter than the piece that it replaces. */
const LONGEST = 12
