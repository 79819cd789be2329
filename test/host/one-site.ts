/** One site for all browser tests, which have their own tables and addresses there. It starts when the first of them asks where it is. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startSite, type Site } from './site'

declare module 'vitest' {
  interface ProvidedContext {
    oneSite: string
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let site: Promise<Site> | undefined
  const started = (): Promise<Site> => (site ??= startSite({ TABLES_PER_MINUTE: '100000', PICTURES: 'off' }))
  const server = createServer((_, answer) => {
    started().then(
      ({ address }) => answer.end(address),
      (fault: Error) => answer.writeHead(500).end(fault.message)
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  provide('oneSite', `http://127.0.0.1:${port}`)
  return async () => {
    server.close()
    await (await site)?.stop()
  }
}
