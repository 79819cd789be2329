/**
 * `npm test [NAME …]` checks types and house style while the tests run. A name selects test files by path; the name of a game also
 * selects the tests that every game must pass. Anything that begins with a dash is passed to Vitest.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isGame = (name: string): boolean => existsSync(join(root, 'worker/games', name, 'index.ts'))

const OF_EVERY_GAME = [
  ...readdirSync(join(root, 'test/games'))
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `test/games/${file}`),
  ...['host/arrows', 'routes/game', 'post/game'].map(name => `test/${name}.test.`),
  ...['words', 'charts', 'rendered', 'enumerations', 'english', 'newcomer', 'bearings', 'pages', 'stands'].map(
    name => `test/web/${name}.test.`
  ),
]

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/** Where tests keep their sites' data: in memory if the system has room for it there, because they write thousands of small databases. */
function quickFolder(): string {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 }
  const folder = mkdtempSync(join(bavail * bsize > ROOM ? MEMORY : tmpdir(), 'packetboat-tests-'))
  // Some tests read it as another user.
  chmodSync(folder, 0o755)
  return folder
}

async function run(command: string, ...args: string[]): Promise<boolean> {
  const [code] = await once(spawn(command, args, { cwd: root, stdio: 'inherit', env }), 'exit')
  return code === 0
}

const chosen = process.argv.slice(2)
const files = new Set(chosen.flatMap(name => (isGame(name) ? [name, ...OF_EVERY_GAME] : [name])))
const folder = quickFolder()
/** Tests that play whole games play only those of `GAMES`, if any. */
const env = { ...process.env, TMPDIR: folder, GAMES: chosen.filter(isGame).join(' ') }
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// A signal would end the process without its exit event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
/** A run that writes kept files anew judges nothing, and so skips the checks of the whole tree. */
const writes = chosen.some(argument => argument === '-u' || argument.startsWith('--update'))
const checks = [
  ...(writes
    ? []
    : [
        run('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.build/types.tsbuildinfo'),
        run('biome', 'check', '--error-on-warnings'),
      ]),
  run('vitest', 'run', '--config', 'test/vitest.config.ts', '--root', '.', ...files),
]
process.exitCode = (await Promise.all(checks)).every(Boolean) ? 0 : 1
