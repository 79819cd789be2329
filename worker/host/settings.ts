/** What may be set when the Worker is hosted on one's own machine, and what follows from it. */
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { root } from './bundling.ts'
import { openFolder } from './folder.ts'
import { OPERATOR_SETTINGS, operatorFaults } from './operator.ts'
import { faultsOf, LETTER_SETTINGS, TRANSPORTS } from '../post/transports/settings.ts'
import { BEACON_SETTINGS, beaconFaults } from '../table/beacon/chain.ts'
import { loopback } from '../post/webhook/loopback.ts'
import { versionOf } from './status.ts'

/** The texts that the Worker is given, each by its name: workerd's configuration binds every one of them. */
const AS_GIVEN = ['TABLES_PER_MINUTE', 'PROXY_HEADER', ...OPERATOR_SETTINGS, ...LETTER_SETTINGS, ...BEACON_SETTINGS] as const
export const TEXTS = ['SITE_KEY', 'PUBLIC_URL', 'MAILBOX_OPEN', 'DEV', 'VERSION', 'WEBHOOKS_LOOPBACK', ...AS_GIVEN] as const
export type TextName = (typeof TEXTS)[number]

export interface Settings {
  host: string
  port: number
  data: string
  /** Where this machine reaches the site; PUBLIC_URL is where people do. */
  address: string
  texts: Record<TextName, string>
}

export async function settings(env: NodeJS.ProcessEnv, dev: boolean): Promise<Settings> {
  const host = env.HOST || '127.0.0.1'
  const port = await freePort(host, env.PORT || '8787')
  const data = resolve(env.DATA || '.data')
  const address = `http://${reachable(host)}:${port}`
  const publicUrl = (env.PUBLIC_URL || address).replace(/\/+$/, '')
  if (!/^https?:$/.test(new URL(publicUrl).protocol)) throw new Error(`PUBLIC_URL is no web address: ${publicUrl}`)
  const faults = [...faultsOf(env), ...operatorFaults(env), ...beaconFaults(env)]
  if (faults.length) throw new Error(faults.join('\n'))
  if (env.PROXY_HEADER && !/^[\w-]+$/.test(env.PROXY_HEADER)) throw new Error(`PROXY_HEADER is no name of a header: ${env.PROXY_HEADER}`)
  const own = loopback(host) && loopback(new URL(publicUrl).hostname)
  const near = env.WEBHOOKS_LOOPBACK === '1'
  if (near && !own) throw new Error('WEBHOOKS_LOOPBACK is for development: HOST and PUBLIC_URL have to be this machine, too')
  const mailbox = own && !TRANSPORTS.some(name => env[name])
  return {
    host,
    port,
    data,
    address,
    texts: {
      SITE_KEY: openFolder(data),
      PUBLIC_URL: publicUrl,
      MAILBOX_OPEN: flag(mailbox),
      DEV: flag(dev),
      VERSION: versionOf(root),
      WEBHOOKS_LOOPBACK: flag(near),
      ...asGiven(env),
    },
  }
}

/** Each of them, for workerd would warn of a text that is not there. */
const asGiven = (env: NodeJS.ProcessEnv): Record<(typeof AS_GIVEN)[number], string> =>
  Object.fromEntries(AS_GIVEN.map(name => [name, env[name] ?? ''])) as Record<(typeof AS_GIVEN)[number], string>

const flag = (set: boolean): string => (set ? '1' : '')

/** As it stands in an address; a host that means every network of this machine is reached through the loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Asked before the Worker is started, because a port that is taken is the one failure that a person can mend. 0: any. */
function freePort(host: string, wanted: string): Promise<number> {
  const port = Number(wanted)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is no port: ${wanted}`)
  return new Promise((done, failed) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: choose another by PORT=…`) : error)
    )
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('no port'))))
    })
  })
}
