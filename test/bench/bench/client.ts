/** A minimal client: one keep-alive connection, one request at a time. Bodies stay compressed until they are read. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
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
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', failed)
        reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }))
      })
      sent.on('error', failed)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export const textOf = ({ headers, body }: Reply): string =>
  new TextDecoder().decode(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body)

/** All cookies that were set, without attributes. */
export const cookieOf = ({ headers }: Reply): string => headers['set-cookie']?.map(cookie => cookie.replace(/;.*/, '')).join('; ') ?? ''
