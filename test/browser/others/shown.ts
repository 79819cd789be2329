/** A small site with given pages and the built files, which remembers what the pages post. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileAt } from '../../gallery/shoot'

export interface Showing {
  /** The address of a page by its place in the list. */
  at(page: number): string
  posted: URLSearchParams[]
  stop(): void
}

export async function showing(pages: readonly string[]): Promise<Showing> {
  const posted: URLSearchParams[] = []
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://here')
    if (asked.method === 'POST') return void text(asked).then(body => (posted.push(new URLSearchParams(body)), answer.writeHead(204).end()))
    const page = pages[Number(/^\/pages\/(\d+)$/.exec(pathname)?.[1])]
    const found = page === undefined ? fileAt(pathname) : { body: page, contentType: 'text/html; charset=utf-8' }
    if (!found) return void answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': found.contentType }).end(found.body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { at: page => `http://127.0.0.1:${port}/pages/${page}`, posted, stop: () => void server.close() }
}
