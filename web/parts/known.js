// Remembers the pieces of the newest table part. Each request names them, the response then contains only new pieces, and the part is
// assembled here. If assembly fails, the whole part is requested again.
import '../static/local.js'
import '../static/table.js'
import './later.js'
import { BETWEEN, named, PIECES_NAMED, piecesOf } from '../../worker/shared/pieces.ts'

let known

// Each distinct piece once, in order of first appearance.
function learn(text) {
  const bytes = new TextEncoder().encode(text)
  const { ends, marks } = piecesOf(bytes)
  const pieces = new Map()
  marks.forEach((mark, i) => {
    if (!pieces.has(mark) && pieces.size < PIECES_NAMED) pieces.set(mark, bytes.subarray(ends[i - 1] ?? 0, ends[i]))
  })
  known = { names: named([...pieces.keys()]), pieces: [...pieces.values()] }
}

// Alternates between new text and runs of known pieces, given as first index and count.
function rebuilt(text, whole) {
  const decoder = new TextDecoder()
  const parts = text.split(String.fromCharCode(BETWEEN)).map((part, i) => {
    if (i % 2 === 0) return part
    const [from, count] = part.split('.').map(number => parseInt(number, 36))
    return known.pieces.slice(from, from + count).map(piece => decoder.decode(piece)).join('')
  })
  const made = parts.join('')
  return piecesOf(new TextEncoder().encode(made)).whole === whole ? made : undefined
}

const isTable = ({ target }) => target?.id === 'table'

document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
  if (known && isTable(ctx)) ctx.request.headers['X-Has'] = known.names
})

document.addEventListener('htmx:after:request', event => {
  const { ctx } = event.detail
  if (!isTable(ctx)) return
  const whole = ctx.response.headers.get('x-whole')
  const text = whole === null ? ctx.text : rebuilt(ctx.text, whole)
  if (text !== undefined) {
    learn(text)
    ctx.text = text
    return
  }
  known = undefined
  event.preventDefault()
  setTimeout(() => document.querySelector('#table').dispatchEvent(new Event('look')))
})

// The page itself is usually in the browser's cache, so reading it again costs nothing.
addEventListener('load', async () => {
  const address = document.querySelector('#table')?.getAttribute('hx-get')?.replace('?part', '')
  if (address !== location.pathname + location.search) return
  const page = await fetch(address, { cache: 'force-cache' }).catch(() => undefined)
  if (page?.ok && !known) learn(await page.text())
})
