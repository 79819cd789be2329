/** A reverse proxy that forwards requests but not WebSockets, as many do. */
import { createServer, type IncomingHttpHeaders, request, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export interface Proxy {
  address: string
  /** How many WebSockets it has refused. */
  refused(): number
  leadTo(site: string): void
  close(): void
}

/** What it does to the requests and responses it forwards. */
export interface Habits {
  stripsCookies?: true
  keepsPages?: true
  /** Serves TLS with this key and certificate. */
  tls?: { key: string; cert: string }
}

export async function proxyWithoutSockets({ stripsCookies, keepsPages, tls }: Habits = {}): Promise<Proxy> {
  const kept = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }>()
  let target = ''
  let refused = 0
  const handOn: RequestListener = (asked, answer) => {
    const { upgrade: _, ...headers } = asked.headers
    if (stripsCookies) delete headers.cookie
    const before = kept.get(asked.url ?? '')
    if (before) return void answer.writeHead(200, before.headers).end(before.body)
    const passed = request(target + asked.url, { method: asked.method, headers: { ...headers, connection: 'close' } }, from => {
      if (stripsCookies) delete from.headers['set-cookie']
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
      if (keepsPages && from.statusCode === 200) void buffer(from).then(body => kept.set(asked.url ?? '', { headers: from.headers, body }))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
  const server = tls ? createSecureServer(tls, handOn) : createServer(handOn)
  server.on('upgrade', (_: unknown, socket: Duplex) => {
    refused++
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  const port = await new Promise<number>(done => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(address && typeof address === 'object' ? address.port : 0)
    })
  })
  return {
    address: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    refused: () => refused,
    leadTo: site => void (target = site),
    close: () => void (server.close(), server.closeAllConnections()),
  }
}
