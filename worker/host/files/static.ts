/** Static files under names that change with their content, so that browsers may cache them for ever. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { type Loader, build, transform } from 'esbuild'
import { bundling, root } from './bundling.ts'
import { put } from './put.ts'
import { TYPES } from './types.ts'

export interface StaticFile {
  /** The name in pages: `style.css`. */
  name: string
  /** The path it is served at: `/static/style-ABC123.css`. */
  path: string
  bytes: Uint8Array
}

const loaderOf = (type: string): Loader => (type === 'css' ? 'css' : 'copy')
const LOADERS = Object.fromEntries(Object.keys(TYPES).map(type => [`.${type}`, loaderOf(type)]))

/** The bundler names the files, rewrites addresses in style sheets to those names, and leaves our minified scripts unchanged. */
export async function staticFiles(folder: string, scratch: string): Promise<StaticFile[]> {
  const names = new Map([[await htmx(scratch), 'htmx.js'], [await beacon(scratch), 'beacon.js'], ...(await charts(scratch))])
  for (const file of filesIn(folder).filter(file => file !== OF_TABLES))
    names.set(extname(file) === '.js' ? await script(folder, file, scratch) : join(folder, file), file)
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...names].map(([path, name]) => ({ in: path, out: name.slice(0, -extname(name).length) })),
    outdir: '/static',
    entryNames: '[dir]/[name]-[hash]',
    assetNames: '[dir]/[name]-[hash]',
    loader: LOADERS,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  const sources = new Map(
    Object.entries(metafile.outputs).map(([output, { entryPoint, inputs }]) => [
      resolve(root, output),
      // A file named in a style sheet may be listed with its URL fragment.
      resolve(root, (entryPoint ?? Object.keys(inputs)[0] ?? '').replace(/[#?].*/, '')),
    ])
  )
  return outputFiles.map(({ path, contents }) => {
    const name = names.get(sources.get(path) ?? '')
    if (!name) throw new Error(`${path} comes from no static file`)
    return { name, path: briefly(path), bytes: name.endsWith('.css') ? Buffer.from(briefly(Buffer.from(contents).toString())) : contents }
  })
}

/** With the first five letters of each hash: a page repeats them, and 25 bits tell the versions of one file apart. */
const briefly = (text: string): string => text.replace(/-([A-Z0-9]{5})[A-Z0-9]{3}(?=\.\w+)/g, '-$1')

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

/** Minifies one of our own scripts. */
async function script(folder: string, file: string, scratch: string): Promise<string> {
  const path = join(scratch, 'scripts', file)
  put(path, (await transform(readFileSync(join(folder, file), 'utf8'), { minify: true })).code)
  return path
}

/** The beacon's signature check for the proof page: the same code that the table uses. */
async function beacon(scratch: string): Promise<string> {
  const path = join(scratch, 'beacon.js')
  const { outputFiles } = await build({
    ...bundling,
    platform: 'browser',
    minify: true,
    entryPoints: ['worker/beacon/signature.ts'],
    outfile: path,
    write: false,
  })
  for (const { contents } of outputFiles) put(path, contents)
  return path
}

/** The charts under the boards, as the games draw them, and the kit's symbols. */
async function charts(scratch: string): Promise<[path: string, name: string][]> {
  // Pages import the names of static files, which do not exist yet in the first build of all.
  if (!existsSync(join(scratch, 'assets.json'))) put(join(scratch, 'assets.json'), '{}')
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: ['worker/host/files/drawn.ts'],
    outfile: join(scratch, 'charts.js'),
    write: false,
  })
  const program = outputFiles.map(({ text }) => text).join('')
  const { drawAll }: typeof import('./drawn') = await import(`data:text/javascript;base64,${Buffer.from(program).toString('base64')}`)
  return drawAll().map(({ file, svg }) => {
    const path = join(scratch, 'charts', file)
    put(path, svg)
    return [path, file]
  })
}

/** Bundled into htmx.js below. */
const OF_TABLES = 'table.js'

/** All scripts of a table's page in one file: otherwise htmx would process the page before the live channel is registered. */
async function htmx(scratch: string): Promise<string> {
  const dist = join(root, 'node_modules/htmx.org/dist')
  const theirs = ['htmx.min.js', 'ext/hx-ws.min.js'].map(file =>
    readFileSync(join(dist, file), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
  )
  const path = join(scratch, 'htmx.js')
  put(path, [await ours('settings.js', scratch), ...theirs, await ours('known.js', scratch)].join('\n'))
  return path
}

/** One of our scripts with what it imports. */
async function ours(file: string, scratch: string): Promise<string> {
  const options = { ...bundling, platform: 'browser', format: 'iife', minify: true, write: false } as const
  const { outputFiles } = await build({ ...options, entryPoints: [`web/parts/${file}`], outfile: join(scratch, 'ours', file) })
  return outputFiles.map(({ text }) => text).join('\n')
}
