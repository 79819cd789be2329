/**
 * `npm run bench [-- regatta]`: how fast a table answers, compared with a minimal Durable Object and with the bare disk. `--quick` gives a
 * rough result.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../worker/host/build.ts'
import { FORMS, measure } from './bench/measure'
import { print } from './bench/print'

const [game = 'tunnel'] = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
if (game !== 'tunnel' && game !== 'regatta') throw new Error(`No bench of ${game}`)
const folder = mkdtempSync(join(tmpdir(), 'packetboat-bench-'))
try {
  await buildAll()
  print(await measure(folder, FORMS[game], process.argv.includes('--quick')))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
