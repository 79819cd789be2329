/** The project's tools by name. Node cannot read TSX, so a tool is bundled first. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildAll } from './build.ts'
import { built, bundling, root } from './files/bundling.ts'

const TOOLS: Record<string, string> = {
  sim: 'test/bench/sim.ts',
  bench: 'test/bench/bench.ts',
  cost: 'test/bench/cost.ts',
  keep: 'test/kit/keep.ts',
  gallery: 'test/gallery/gallery.ts',
  prove: 'test/prove/prove.ts',
  verify: 'worker/host/verify.ts',
  show: 'worker/host/show.ts',
}

const [name = '', ...args] = process.argv.slice(2)
const entry = TOOLS[name]
if (!entry) refuse(`No tool is called "${name}": there are ${Object.keys(TOOLS).join(', ')}.`)
else if (!existsSync(join(root, entry))) refuse(`The tool "${name}" is not there: ${entry} is missing.`)
else await run(entry)

async function run(entry: string): Promise<void> {
  // Pages import the names of static files, which do not exist yet if this is the first command of all.
  if (!existsSync(join(built, 'assets.json'))) await buildAll()
  // A separate program for each run, so that two runs do not read each other's half-written one.
  const program = join(root, `.build/tools/${name}-${process.pid}.mjs`)
  await build({ ...bundling, entryPoints: [join(root, entry)], outfile: program, packages: 'external', sourcemap: 'inline' })
  process.on('exit', () => rmSync(program, { force: true }))
  process.argv = [process.execPath, program, ...args]
  process.setSourceMapsEnabled(true)
  await import(program)
}

function refuse(why: string): void {
  console.error(why)
  process.exitCode = 2
}
