/**
 * Installs what the lock file names, and only when it changed. Plain JavaScript without dependencies: it runs on whatever
 * Node the machine has, before the Node that the lock file brings is there.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const stamp = join(root, 'node_modules/.lock-sha256')
const lock = join(root, '.setup.lock')
const PAUSE_MS = 200

/** Returns whether there was anything to install. */
export function setup() {
  const wanted = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
  const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  let installed = false
  while (!fresh()) {
    if (!taken()) continue
    try {
      if (!fresh()) {
        install()
        writeFileSync(stamp, wanted)
        installed = true
      }
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return installed
}

/** `npm start` and `npm test` may be started at once: one installs, the other waits, and takes over if the first dies. */
function taken() {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!alive(holder())) rmSync(lock, { recursive: true, force: true })
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  return false
}

function holder() {
  const deadline = Date.now() + PAUSE_MS
  do {
    try {
      const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
      if (pid) return pid
    } catch {
      // made a moment ago, its pid not yet written
    }
  } while (Date.now() < deadline)
  return 0
}

function alive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function install() {
  // Asked for by name, because NODE_ENV=production would leave out the bundler, and an omit setting the locked Node.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  const npm = process.env.npm_execpath
  const done = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Error(`npm ci failed${done.error ? `: ${done.error.message}` : ''}`)
}

/** The Node that the lock file brings; where it brings none, the one that is running. */
export function lockedNode() {
  const own = join(root, 'node_modules/.bin/node')
  if (existsSync(own)) return own
  // The first that reads TypeScript by itself.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18)) throw new Error('On this system Packetboat needs Node 22.18 or later')
  return process.execPath
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup()
  lockedNode()
}
