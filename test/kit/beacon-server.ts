/** Serves the beacon of `beacon.ts` on a local port for tests inside workerd; the first part of the path says how it misbehaves. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { answerFor, type Manner } from './beacon'

const MANNERS: readonly Manner[] = ['good', 'absent', 'forged', 'other-round', 'garbage']

declare module 'vitest' {
  interface ProvidedContext {
    beacon: string
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const server = createServer(({ url = '' }, response) => {
    const manner = MANNERS.find(known => url.startsWith(`/${known}/`)) ?? 'absent'
    const { status, body } = answerFor(url.slice(manner.length + 1), manner)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  provide('beacon', `http://127.0.0.1:${port}`)
  return () => void server.close()
}
