/**
 * `npm test [NAME …]` checks types and house style while the tests run. A name selects test files by path; the name of a game also
 * selects the tests that every game must pass. Anything that begins with a dash is passed to Vitest.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isGame = (name: string): boolean => existsSync(join(root, 'worker/games', name, 'index.ts'))

const OF_EVERY_GAME = [
  ...readdirSync(join(root, 'test/games'))
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `test/games/${file}`),
  'test/web/words.test.ts',
  'test/web/charts.test.ts',
]

async function run(command: string, ...args: string[]): Promise<boolean> {
  const [code] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')
  return code === 0
}

const chosen = process.argv.slice(2)
const files = new Set(chosen.flatMap(name => (isGame(name) ? [name, ...OF_EVERY_GAME] : [name])))
const checks = [
  run('tsc', '--noEmit'),
  run('biome', 'check', '--error-on-warnings'),
  run('vitest', 'run', '--config', 'test/vitest.config.ts', '--root', '.', ...files),
]
process.exitCode = (await Promise.all(checks)).every(Boolean) ? 0 : 1
