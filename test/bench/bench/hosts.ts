/** The site, and beside it a bare object, both hosted by the same workerd in the same way. */
import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { built } from '../../../worker/host/bundling.ts'
import { bundling } from '../../../worker/host/bundling.ts'
import { put } from '../../../worker/host/put.ts'
import { settings } from '../../../worker/host/settings.ts'
import { supervise } from '../../../worker/host/supervise.ts'
import type { Bytes } from './disk'

export interface Host {
  address: string
  /** The folder in which its objects keep what they write. */
  objects: string
  /** Resident memory, in bytes. */
  memory(): number
  /** What reached the disk's layer since the start, in bytes. */
  written(): number
  /** Processor time so far, in seconds. */
  busy(): number
  stop(): Promise<void>
}

export const SITE = join(built, 'workerd.capnp')

export async function host(configuration: string, data: string): Promise<Host> {
  const own = { HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: '', DATA: data, TABLES_PER_MINUTE: '1000000' }
  const chosen = await settings({ ...process.env, ...own }, false)
  const running = await supervise(chosen, configuration)
  const objects = join(chosen.data, 'objects')
  const proc = processOf(objects)
  const number = (file: string, pattern: RegExp): number => Number(pattern.exec(readFileSync(join(proc, file), 'utf8'))?.[1])
  return {
    address: chosen.address,
    objects,
    memory: () => number('status', /VmRSS:\s+(\d+)/) * 1024,
    written: () => number('io', /^write_bytes: (\d+)/m),
    busy: () => secondsOf(readFileSync(join(proc, 'stat'), 'utf8')),
    stop: () => running.stop(),
  }
}

/** On what another site has left, which stays as it was. */
export async function hostOn(configuration: string, left: string, data: string): Promise<Host> {
  mkdirSync(data, { recursive: true })
  cpSync(left, data, { recursive: true })
  return host(configuration, data)
}

function processOf(objects: string): string {
  const found = readdirSync('/proc').find(pid => /^\d+$/.test(pid) && commandOf(pid).startsWith('workerd') && commandOf(pid).includes(objects))
  if (!found) throw new Error('workerd is not among the processes')
  return join('/proc', found)
}

/** Of a process that may have just ended; the path of the program is left out. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').replace(/^\S*\//, '')
  } catch {
    return ''
  }
}

/** User and system time, in hundredths of a second, stand after the name in brackets. */
function secondsOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The bare object gets a configuration of its own; what it writes and answers is embedded. */
export async function bareSite(folder: string, { added, replaced }: Bytes, pages: readonly string[]): Promise<string> {
  await build({
    ...bundling,
    entryPoints: { bare: 'test/bench/bench/bare.ts' },
    outdir: folder,
    external: ['cloudflare:*'],
  })
  put(join(folder, 'pages.json'), JSON.stringify(pages))
  const configuration = join(folder, 'bare.capnp')
  put(configuration, capnp({ ADDED: String(added), REPLACED: String(replaced) }))
  return configuration
}

const capnp = (texts: Record<string, string>): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "data", disk = (writable = true))],
  sockets = [(name = "http", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "bare.js", esModule = embed "bare.js")],
  compatibilityDate = "2026-09-01",
  durableObjectNamespaces = [(className = "Bare", uniqueKey = "bare", enableSql = true)],
  durableObjectStorage = (localDisk = "data"),
  bindings = [
    (name = "BARE", durableObjectNamespace = "Bare"),
    (name = "PAGES", json = embed "pages.json"),
${Object.entries(texts).map(([name, text]) => `    (name = "${name}", text = "${text}"),`).join('\n')}
  ],
);
`
