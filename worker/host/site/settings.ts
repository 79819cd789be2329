/** The settings of a local host, and what follows from them. */
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { root } from '../files/bundling.ts'
import { openFolder } from './folder.ts'
import { OPERATOR_SETTINGS, operatorFaults } from './operator.ts'
import { faultsOf, LETTER_SETTINGS, TRANSPORTS } from '../../post/transports/settings.ts'
import { BEACON_SETTINGS, beaconFaults } from '../../beacon/chain.ts'
import { loopback } from '../../post/webhook/loopback.ts'
import { versionOf } from './status.ts'
import { isSilenced, restoredAt } from './restored.ts'
import { openVersions } from './versions.ts'

/** The texts passed to the Worker: workerd's configuration binds every one by name. */
const AS_GIVEN = ['TABLES_PER_MINUTE', 'PROXY_HEADER', ...OPERATOR_SETTINGS, ...LETTER_SETTINGS, ...BEACON_SETTINGS] as const
export const TEXTS = [
  'SITE_KEY',
  'PUBLIC_URL',
  'MAILBOX_OPEN',
  'DEV',
  'VERSION',
  'WEBHOOKS_LOOPBACK',
  'EPOCH',
  'SILENT',
  ...AS_GIVEN,
] as const
/** All known settings whose name has an underscore. */
export const KNOWN: readonly string[] = [...AS_GIVEN, 'PUBLIC_URL', 'WEBHOOKS_LOOPBACK', 'BACKUP_PASSPHRASE']
export type TextName = (typeof TEXTS)[number]

export interface Settings {
  host: string
  port: number
  data: string
  /** The site's address on this machine; PUBLIC_URL is its address for people. */
  address: string
  texts: Record<TextName, string>
}

export async function settings(env: NodeJS.ProcessEnv, dev: boolean): Promise<Settings> {
  const host = env.HOST || '127.0.0.1'
  const port = await freePort(host, env.PORT || '8787')
  const data = resolve(env.DATA || '.data')
  const address = `http://${reachable(host)}:${port}`
  const publicUrl = (env.PUBLIC_URL || address).replace(/\/+$/, '')
  if (!URL.canParse(publicUrl) || !/^https?:$/.test(new URL(publicUrl).protocol))
    throw new Error(`PUBLIC_URL is not a web address: it must begin with https:// or http://, unlike ${publicUrl}`)
  const faults = [...faultsOf(env), ...operatorFaults(env), ...beaconFaults(env)]
  if (faults.length) throw new Error(faults.join('\n'))
  if (env.PROXY_HEADER && !/^[\w-]+$/.test(env.PROXY_HEADER))
    throw new Error(`PROXY_HEADER is not the name of a header: ${env.PROXY_HEADER}`)
  const own = loopback(host) && loopback(new URL(publicUrl).hostname)
  const near = env.WEBHOOKS_LOOPBACK === '1'
  if (near && !own) throw new Error('WEBHOOKS_LOOPBACK is for development only: HOST and PUBLIC_URL must be this machine, too')
  const mailbox = own && !TRANSPORTS.some(name => env[name])
  const key = openFolder(data)
  openVersions(data)
  return {
    host,
    port,
    data,
    address,
    texts: {
      SITE_KEY: key,
      PUBLIC_URL: publicUrl,
      MAILBOX_OPEN: flag(mailbox),
      DEV: flag(dev),
      VERSION: versionOf(root),
      WEBHOOKS_LOOPBACK: flag(near),
      EPOCH: restoredAt(data),
      SILENT: flag(isSilenced(data)),
      ...asGiven(env),
    },
  }
}

/** Every text, even if empty, because workerd warns about missing ones. */
const asGiven = (env: NodeJS.ProcessEnv): Record<(typeof AS_GIVEN)[number], string> =>
  Object.fromEntries(AS_GIVEN.map(name => [name, env[name] ?? ''])) as Record<(typeof AS_GIVEN)[number], string>

const flag = (set: boolean): string => (set ? '1' : '')

/** The host as part of an address; one that means all networks is reached through loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Checked before the Worker starts, because a taken port is the one failure that a person can fix. 0 means any port. */
function freePort(host: string, wanted: string): Promise<number> {
  const port = Number(wanted)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port: ${wanted}`)
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
