/** Makes everything the Worker needs to run: static files and their names, the bundle, workerd's configuration. */
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type OutputFile } from 'esbuild'
import { built, builtForDevelopers, bundling, root, small } from './files/bundling.ts'
import { encode } from './files/encode.ts'
import { put } from './files/put.ts'
import { staticFiles } from './files/static.ts'
import { configuration } from './site/workerd.ts'

const HEADERS = '/static/*\n  cache-control: public, max-age=31536000, immutable\n  x-content-type-options: nosniff\n'

/** The developers' build also has the pages that only they see, in a folder of its own: a site may be starting from the other. */
export async function buildAll(how: 'small' | 'for developers' = 'small'): Promise<void> {
  const [folder, options] = how === 'small' ? [built, small] : [builtForDevelopers, { ...small, define: {}, minify: false }]
  const files = await staticFiles(join(root, 'web/static'), built)
  for (const file of files) put(join(built, 'public', file.path), file.bytes)
  dropOthers(
    join(built, 'public/static'),
    files.map(file => join(built, 'public', file.path))
  )
  put(join(built, 'public/_headers'), HEADERS)
  // The Worker imports the names, so they are written before it is bundled.
  put(join(built, 'assets.json'), JSON.stringify(Object.fromEntries(files.map(file => [file.name, file.path])), null, 2))
  const programs = await bundle(options, folder)
  await bundleHost()
  put(join(folder, 'workerd.capnp'), configuration(encode(files, join(built, 'encoded')), programs, folder))
}

/** Removes old files, which would otherwise be deployed under every name they ever had. */
function dropOthers(folder: string, wanted: readonly string[]): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.includes(path)) rmSync(path, { force: true })
  }
}

type HowSmall = Omit<BuildOptions, 'write'>

/** Bundles the Worker, with the parts that it loads on demand. */
async function bundle(how: HowSmall, folder: string): Promise<string[]> {
  const files = await partsOf(how, folder, { in: 'worker/index.ts', out: 'index' })
  const assets = await partsOf(how, folder, { in: 'worker/host/files/assets.ts', out: 'assets' })
  const [maps, programs] = [files.filter(({ path }) => path.endsWith('.map')), files.filter(({ path }) => !path.endsWith('.map'))]
  for (const { path, contents } of maps) put(join(folder, 'maps', basename(path)), contents)
  const wanted = [...programs, ...assets.filter(({ path }) => !path.endsWith('.map'))]
  for (const { path, contents } of wanted) put(path, contents)
  // Every file in that folder would be deployed.
  dropOthers(
    join(folder, 'worker'),
    wanted.map(({ path }) => path)
  )
  return programs.map(({ path }) => path).filter(path => basename(path) !== 'index.js' && !isPainters(path))
}

/** The Worker's own painter, which is never loaded where one runs beside it. */
const isPainters = (path: string): boolean => /^part-paint-|\.wasm$/.test(basename(path))

async function partsOf(how: HowSmall, folder: string, entry: { in: string; out: string }): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    ...bundling,
    ...how,
    entryPoints: [entry],
    outdir: join(folder, 'worker'),
    external: ['cloudflare:*', 'node:*'],
    conditions: ['workerd', 'worker'],
    write: false,
  })
  return outputFiles
}

/** Bundles the host, so that `npm start` needs neither esbuild nor a Node that reads TypeScript. */
async function bundleHost(): Promise<void> {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: ['start', 'painter'].map(name => ({ in: `worker/host/${name}.ts`, out: name })),
    outdir: join(built, 'host'),
    outExtension: { '.js': '.mjs' },
    write: false,
  })
  for (const file of outputFiles) put(file.path, file.contents)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll()
