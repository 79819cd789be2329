/** A minimal client: one keep-alive connection, one request at a time. Bodies stay compressed until they are read. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** On the wire, head included. */
  bytes: number
}
export type Send = (method: 'GET' | 'POST', path: string, headers?: Record<string, string>, body?: string) => Promise<Reply>

export function connection(address: string): { send: Send; close(): void } {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send: Send = (method, path, headers = {}, body) =>
    new Promise((done, failed) => {
      const form =
        body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
      const sent = request({ agent, hostname, port, method, path, headers: { 'accept-encoding': 'gzip', ...headers, ...form } }, reply => {
        const chunks: Buffer[] = []
        const { socket } = reply
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', failed)
        reply.on('end', () => {
          const { statusCode = 0, headers } = reply
          done({ status: statusCode, headers, body: Buffer.concat(chunks), bytes: socket.bytesRead - before })
        })
      })
      let before = 0
      sent.on('socket', socket => (before = socket.bytesRead))
      sent.on('error', failed)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export const textOf = ({ headers, body }: Reply): string => new TextDecoder().decode(unpacked(body, headers['content-encoding']))

function unpacked(body: Buffer, packing: string | undefined): Buffer {
  if (packing === 'br') return brotliDecompressSync(body)
  return packing === 'gzip' ? gunzipSync(body) : body
}

/** All cookies that were set, without attributes. */
export const cookieOf = ({ headers }: Reply): string => headers['set-cookie']?.map(cookie => cookie.replace(/;.*/, '')).join('; ') ?? ''
