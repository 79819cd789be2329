/** workerd's configuration: the Worker, its objects on disk, and a small second worker that serves the static files. */
import { basename, dirname, join, relative } from 'node:path'
import type { Variant } from './encode.ts'
import { TEXTS } from './settings.ts'

const OBJECTS = ['Table', 'Person', 'Mailbox', 'Gate', 'Lobby', 'Code']
/** Ranges that are for no public server and that "public" does not leave out: for tests, documents, relays, names in reverse,
    and IPv4 within IPv6. */
const NOBODYS = [
  '0.0.0.0/8', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24',
  '203.0.113.0/24', '::/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '2001::/23', '2001:db8::/32',
  '2002::/16', '2620:4f:8000::/48', '3fff::/20', '5f00::/16', 'fec0::/10',
]
/** The same day as in wrangler.toml. */
const COMPATIBLE = '2026-09-01'

/** How workerd is told where its objects are kept. */
export const foldersAt = (objects: string): string[] => [
  `--directory-path=data=${objects}`,
  `--directory-path=people=${join(objects, 'packetboat-Person')}`,
  `--directory-path=status=${join(dirname(objects), 'status')}`,
]

/** Data folder and address are given on workerd's command line: one configuration in the build folder serves every start. */
export function configuration(variants: readonly Variant[], programs: readonly string[], folder: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "assets", worker = .assets),
    (name = "data", disk = (writable = true)),
    # Those of people once more, only to see which there are.
    (name = "people", disk = ()),
    (name = "status", disk = ()),
    # What the Worker's own fetch reaches, whatever a name leads to: people give us addresses to ask.
    (name = "internet", network = (allow = ["public"], deny = [${NOBODYS.map(range => `"${range}"`)}], tlsOptions = (trustBrowserCas = true))),
    # A mail server often stands on the same machine.
    (name = "mail", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  # Pages are small and soon forgotten: a table with painted letters else holds a quarter more memory, at no greater speed.
  v8Flags = ["--optimize-for-size", "--max-semi-space-size=2"],
  # One line an event, which the supervisor passes on.
  logging = (structuredLogging = true),
  sockets = [(name = "http", http = (), service = "main")],
);

const main :Workerd.Worker = (
  modules = [
    (name = "index.js", esModule = embed "worker/index.js"),
${lines(programs, path => `(name = "${basename(path)}", wasm = embed "${relative(folder, path)}")`)}
  ],
  compatibilityDate = "${COMPATIBLE}",
  durableObjectNamespaces = [
${lines(OBJECTS, name => `(className = "${name}", uniqueKey = "packetboat-${name}", enableSql = true)`)}
  ],
  durableObjectStorage = (localDisk = "data"),
  bindings = [
${lines(OBJECTS, name => `(name = "${name.toUpperCase()}", durableObjectNamespace = "${name}")`)}
    # Given through workerd's environment, so that no secret is written here.
${lines(TEXTS, name => `(name = "${name}", fromEnvironment = "${name}")`)}
    (name = "ASSETS", service = "assets"),
    (name = "MAIL_NETWORK", service = "mail"),
    (name = "PEOPLE", service = "people"),
    (name = "STATUS", service = "status"),
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

const lines = <T>(items: readonly T[], line: (item: T) => string): string =>
  items.map(item => `    ${line(item)},`).join('\n')
