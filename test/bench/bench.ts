/**
 * `npm run bench`: how fast a table answers, compared with a minimal Durable Object and with the bare disk. `--quick` gives a rough result.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../worker/host/build.ts'
import { measure } from './bench/measure'
import { print } from './bench/print'

const folder = mkdtempSync(join(tmpdir(), 'packetboat-bench-'))
try {
  await buildAll()
  print(await measure(folder, process.argv.includes('--quick')))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
