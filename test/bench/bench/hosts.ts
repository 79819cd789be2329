/** The site and the bare baseline object, hosted by the same workerd in the same way. */
import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { built } from '../../../worker/host/files/bundling.ts'
import { bundling } from '../../../worker/host/files/bundling.ts'
import { put } from '../../../worker/host/files/put.ts'
import { settings } from '../../../worker/host/site/settings.ts'
import { supervise } from '../../../worker/host/site/supervise.ts'
import type { Bytes } from './disk'

export interface Host {
  address: string
  /** The folder in which its objects are stored. */
  objects: string
  /** Resident memory in bytes. */
  memory(): number
  /** Bytes written to the disk layer since the start. */
  written(): number
  /** CPU time in seconds since the start. */
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

/** Runs on a copy of the data another site has left. */
export async function hostOn(configuration: string, left: string, data: string): Promise<Host> {
  mkdirSync(data, { recursive: true })
  cpSync(left, data, { recursive: true })
  return host(configuration, data)
}

function processOf(objects: string): string {
  const found = readdirSync('/proc').find(
    pid => /^\d+$/.test(pid) && commandOf(pid).startsWith('workerd') && commandOf(pid).includes(objects)
  )
  if (!found) throw new Error('no workerd process found')
  return join('/proc', found)
}

/** The command line without the program's path; empty if the process has just ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .replaceAll('\0', ' ')
      .replace(/^\S*\//, '')
  } catch {
    return ''
  }
}

/** User and system time, in hundredths of a second, come after the name in parentheses. */
function secondsOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Writes a configuration for the baseline object, with its pages and row sizes embedded. */
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
  services = [
    (name = "main", worker = .main),
    (name = "data", disk = (writable = true)),
    # workerd does not start if its command line names a service that is missing here.
    (name = "people", disk = ()),
    (name = "status", disk = ()),
    (name = "painter", external = (address = "unix:painter", http = ())),
  ],
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
${Object.entries(texts)
  .map(([name, text]) => `    (name = "${name}", text = "${text}"),`)
  .join('\n')}
  ],
);
`
