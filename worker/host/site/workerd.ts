/** Generates workerd's configuration: the Worker, its objects on disk, and a second small Worker for static files. */
import { basename, dirname, join, relative } from 'node:path'
import type { Variant } from '../files/encode.ts'
import { TEXTS } from './settings.ts'

const OBJECTS = ['Table', 'Person', 'Mailbox', 'Gate', 'Lobby', 'Code']
/** Address ranges without public servers that workerd's "public" does not exclude: for tests, documentation, relays, reverse names, and
    IPv4 within IPv6. */
const NOBODYS = [
  '0.0.0.0/8',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fec0::/10',
]
/** The same date as in wrangler.toml. */
const COMPATIBLE = '2026-09-01'

/** The workerd argument that says where it asks for pictures. */
export const painterAt = (door: string): string => `--external-addr=painter=unix:${door}`
/** The workerd arguments that say where its objects are. */
export const foldersAt = (objects: string): string[] => [
  `--directory-path=data=${objects}`,
  `--directory-path=people=${join(objects, 'packetboat-Person')}`,
  `--directory-path=status=${join(dirname(objects), 'status')}`,
]

/** Data folder and address come from workerd's command line, so one configuration serves every start. */
export function configuration(variants: readonly Variant[], programs: readonly string[], folder: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "assets", worker = .assets),
    (name = "data", disk = (writable = true)),
    # Persons' objects again, read-only, to see which exist.
    (name = "people", disk = ()),
    (name = "status", disk = ()),
    (name = "painter", external = (address = "unix:painter", http = ())),
    # All that the Worker's fetch may reach, whatever a name resolves to: people give us addresses to call.
    (name = "internet", network = (allow = ["public"], deny = [${NOBODYS.map(range => `"${range}"`)}], tlsOptions = (trustBrowserCas = true))),
    # A mail server is often on the same machine.
    (name = "mail", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  # Pages are small and short-lived: a small young heap keeps a busy site below 200 MB. The old one may double before it is collected,
  # because a collection also drops compiled code: twice as many of them made answers some six percent slower. With code kept small an
  # answer would take a fifth more processor. Garbage is collected by one thread.
  v8Flags = ["--max-semi-space-size=4", "--single-threaded-gc", "--initial-old-space-size=24", "--heap-growing-percent=100"],
  # One line per event, which the supervisor passes on.
  logging = (structuredLogging = true),
  sockets = [(name = "http", http = (), service = "main")],
);

const main :Workerd.Worker = (
  modules = [
    (name = "index.js", esModule = embed "worker/index.js"),
${lines(
  programs,
  path => `(name = "${basename(path)}", ${path.endsWith('.wasm') ? 'wasm' : 'esModule'} = embed "${relative(folder, path)}")`
)}
  ],
  compatibilityDate = "${COMPATIBLE}",
  durableObjectNamespaces = [
${lines(OBJECTS, name => `(className = "${name}", uniqueKey = "packetboat-${name}", enableSql = true)`)}
  ],
  durableObjectStorage = (localDisk = "data"),
  bindings = [
${lines(OBJECTS, name => `(name = "${name.toUpperCase()}", durableObjectNamespace = "${name}")`)}
    # Read from workerd's environment, so that no secret is written here.
${lines(TEXTS, name => `(name = "${name}", fromEnvironment = "${name}")`)}
    (name = "ASSETS", service = "assets"),
    (name = "MAIL_NETWORK", service = "mail"),
    (name = "PEOPLE", service = "people"),
    (name = "STATUS", service = "status"),
    (name = "PAINTER", service = "painter"),
  ],
);

const assets :Workerd.Worker = (
  modules = [(name = "assets.js", esModule = embed "worker/assets.js")],
  compatibilityDate = "${COMPATIBLE}",
  bindings = [
${lines(variants, ({ path, encoding, file }) => `(name = "${path}:${encoding}", data = embed "${relative(folder, file)}")`)}
  ],
);
`
}

const lines = <T>(items: readonly T[], line: (item: T) => string): string => items.map(item => `    ${line(item)},`).join('\n')
