/** Serves static files on a local host, in place of the platform: each file is one binding per encoding. */
import { ENCODINGS, TYPES, kind } from './types.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

export default {
  fetch(request: Request, files: Record<string, ArrayBuffer>): Response {
    const { pathname } = new URL(request.url)
    if (!files[`${pathname}:`]) return new Response('Not found', { status: 404 })
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const accepted = encodings(request.headers.get('accept-encoding') ?? '')
    const encoding = ENCODINGS.find(name => files[`${pathname}:${name}`] && (!name || accepted.has(name))) ?? ''
    const body = files[`${pathname}:${encoding}`]
    const type = TYPES[kind(pathname)] ?? 'application/octet-stream'
    const headers = new Headers({ 'content-type': type, 'cache-control': FOR_EVER })
    // Browsers heed it for scripts and styles, and would guess at text.
    if (!/^(?:font|image)\//.test(type)) headers.set('x-content-type-options', 'nosniff')
    if (ENCODINGS.some(name => name && files[`${pathname}:${name}`])) headers.set('vary', 'accept-encoding')
    if (encoding) headers.set('content-encoding', encoding)
    return new Response(request.method === 'HEAD' ? null : body, { headers, encodeBody: 'manual' })
  },
}

/** The encodings that the header allows; `br;q=0` forbids one. */
function encodings(header: string): Set<string> {
  const named = header.split(',').map(part =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/)
  )
  return new Set(named.flatMap(([name = '', weight]) => (Number(weight ?? 1) > 0 ? [name] : [])))
}
