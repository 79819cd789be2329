/** Static files under names that change with their contents, so that a browser may keep them for ever. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { type Loader, build, transform } from 'esbuild'
import { bundling, root } from './bundling.ts'
import { put } from './put.ts'
import { TYPES } from './types.ts'

export interface StaticFile {
  /** As pages ask for it: `style.css`. */
  name: string
  /** As it is served: `/static/style-ABC123.css`. */
  path: string
  bytes: Uint8Array
}

const loaderOf = (type: string): Loader => (type === 'css' ? 'css' : 'copy')
const LOADERS = Object.fromEntries(Object.keys(TYPES).map(type => [`.${type}`, loaderOf(type)]))

/** The bundler names the files, rewrites the addresses in style sheets to those names, and leaves scripts as they are given. */
export async function staticFiles(folder: string, scratch: string): Promise<StaticFile[]> {
  const names = new Map([
    [htmx(scratch), 'htmx.js'],
    [await beacon(scratch), 'beacon.js'],
    ...(await charts(scratch)),
  ])
  for (const file of filesIn(folder)) names.set(extname(file) === '.js' ? await script(folder, file, scratch) : join(folder, file), file)
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
      // A file that a style sheet names may be listed by that address alone, its fragment included.
      resolve(root, (entryPoint ?? Object.keys(inputs)[0] ?? '').replace(/[#?].*/, '')),
    ])
  )
  return outputFiles.map(file => {
    const name = names.get(sources.get(file.path) ?? '')
    if (!name) throw new Error(`${file.path} comes from no static file`)
    return { name, path: file.path, bytes: file.contents }
  })
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

/** One of our own, without what is written for its readers. */
async function script(folder: string, file: string, scratch: string): Promise<string> {
  const path = join(scratch, 'scripts', file)
  put(path, (await transform(readFileSync(join(folder, file), 'utf8'), { minify: true })).code)
  return path
}

/** What checks the signature of a beacon, for the page of a proof: the same program that the table asks. */
async function beacon(scratch: string): Promise<string> {
  const path = join(scratch, 'beacon.js')
  const { outputFiles } = await build({ ...bundling, platform: 'browser', minify: true, entryPoints: ['worker/table/beacon/signature.ts'], outfile: path, write: false })
  for (const { contents } of outputFiles) put(path, contents)
  return path
}

/** What lies under the boards, as the games draw it. */
async function charts(scratch: string): Promise<[path: string, name: string][]> {
  // Pages know the names of the static files, which nothing has made yet where this is the first build of all.
  if (!existsSync(join(scratch, 'assets.json'))) put(join(scratch, 'assets.json'), '{}')
  const { outputFiles } = await build({ ...bundling, entryPoints: ['worker/host/charts.ts'], outfile: join(scratch, 'charts.js'), write: false })
  const program = outputFiles.map(({ text }) => text).join('')
  const { drawCharts }: typeof import('./charts') = await import(`data:text/javascript;base64,${Buffer.from(program).toString('base64')}`)
  return drawCharts().map(({ file, svg }) => {
    const path = join(scratch, 'charts', file)
    put(path, svg)
    return [path, file]
  })
}

/** htmx and its live channel in one file: apart, the page would be processed before the channel has registered. */
function htmx(scratch: string): string {
  const dist = join(root, 'node_modules/htmx.org/dist')
  const scripts = ['htmx.min.js', 'ext/hx-ws.min.js'].map(file =>
    readFileSync(join(dist, file), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
  )
  const path = join(scratch, 'htmx.js')
  put(path, scripts.join('\n'))
  return path
}
