/** A proxy before the site, as many stand there: it hands requests on, and knows nothing of live channels. */
import { createServer, request } from 'node:http'

export interface Proxy {
  address: string
  /** How many live channels it has refused. */
  refused(): number
  leadTo(site: string): void
  close(): void
}

export async function proxyWithoutSockets(): Promise<Proxy> {
  let target = ''
  let refused = 0
  const server = createServer((asked, answer) => {
    const { upgrade: _, ...headers } = asked.headers
    const passed = request(target + asked.url, { method: asked.method, headers: { ...headers, connection: 'close' } }, from => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('upgrade', (_, socket) => {
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
    address: `http://127.0.0.1:${port}`,
    refused: () => refused,
    leadTo: site => void (target = site),
    close: () => void (server.close(), server.closeAllConnections()),
  }
}
