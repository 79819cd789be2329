/** Everything that is made before the Worker can run: static files and their names, the Worker, workerd's configuration. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { built, bundling, root } from './bundling.ts'
import { encode } from './encode.ts'
import { put } from './put.ts'
import { staticFiles } from './static.ts'
import { configuration } from './workerd.ts'

const HEADERS = '/static/*\n  cache-control: public, max-age=31536000, immutable\n  x-content-type-options: nosniff\n'

export async function buildAll(): Promise<void> {
  const files = await staticFiles(join(root, 'web/static'), built)
  for (const file of files) put(join(built, 'public', file.path), file.bytes)
  dropOthers(join(built, 'public/static'), files.map(file => join(built, 'public', file.path)))
  put(join(built, 'public/_headers'), HEADERS)
  // The Worker imports the names, so they have to be there first.
  put(join(built, 'assets.json'), JSON.stringify(Object.fromEntries(files.map(file => [file.name, file.path])), null, 2))
  const programs = await bundle()
  await bundleHost()
  put(join(built, 'workerd.capnp'), configuration(encode(files, join(built, 'encoded')), programs, built))
}

/** Else every name that a file ever had would be deployed. */
function dropOthers(folder: string, wanted: readonly string[]): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.includes(path)) rmSync(path, { force: true })
  }
}

/** The Worker, and the programs that it loads when it needs them. */
async function bundle(): Promise<string[]> {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: [
      { in: 'worker/index.ts', out: 'index' },
      { in: 'worker/host/assets.ts', out: 'assets' },
    ],
    outdir: join(built, 'worker'),
    external: ['cloudflare:*', 'node:*'],
    conditions: ['workerd', 'worker'],
    write: false,
  })
  for (const file of outputFiles) put(file.path, file.contents)
  return outputFiles.map(({ path }) => path).filter(path => path.endsWith('.wasm'))
}

/** The host, so that `npm start` needs neither the bundler nor what reads TypeScript. */
async function bundleHost(): Promise<void> {
  const { outputFiles } = await build({ ...bundling, entryPoints: [{ in: 'worker/host/start.ts', out: 'start' }], outdir: join(built, 'host'), outExtension: { '.js': '.mjs' }, write: false })
  for (const file of outputFiles) put(file.path, file.contents)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll()
