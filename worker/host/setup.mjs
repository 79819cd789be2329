/**
 * Installs whatever is missing from the lock file. Plain JavaScript without dependencies, because it runs on any Node, before the Node of
 * the lock file is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const lock = join(root, '.setup.lock')
const PAUSE_MS = 200

/** Installs what 'serving' needs, or 'all' with tools and tests. Returns whether anything was missing. */
export function setup(what = 'all') {
  let installed = false
  while (isMissing(what)) {
    if (!taken()) continue
    try {
      if (isMissing(what)) {
        install(what)
        installed = true
      }
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return installed
}

const packagesIn = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})
const wanted = () => packagesIn(join(root, 'package-lock.json'))
/** What npm records at the end of an install. */
const present = () => packagesIn(join(root, 'node_modules/.package-lock.json'))

/** Whether a package is missing; optional ones may be absent, because they are for other systems. */
function isMissing(what) {
  const own = present()
  return Object.entries(wanted()).some(([path, { version, optional, dev }]) => {
    if (path === '' || (what === 'serving' && dev)) return false
    return own[path] ? own[path].version !== version : !optional
  })
}

/** `npm start` and `npm test` may run at once: one installs, the other waits and takes over if the first dies. */
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
      // just created, its pid not yet written
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

/** Keeps what is already installed, because a site may be running on it. */
function install(what) {
  const own = present()
  const hasTools = Object.entries(wanted()).some(([path, { dev }]) => dev && own[path])
  const how = Object.keys(own).length > 0 ? ['install', '--no-save'] : ['ci']
  const which = what === 'serving' && !hasTools ? '--omit=dev' : '--include=dev'
  // Named explicitly, because NODE_ENV=production would omit the tools, and an `omit` setting the locked Node.
  const args = [...how, '--no-audit', '--no-fund', '--loglevel=error', which, '--include=optional']
  const npm = process.env.npm_execpath
  const done = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Error(`npm ${how[0]} failed${done.error ? `: ${done.error.message}` : ''}`)
  dropHeaders()
}

/** Removes the locked Node's headers, two thirds the size of the program and only for compilers. */
function dropHeaders() {
  const modules = join(root, 'node_modules')
  for (const name of readdirSync(modules))
    if (name.startsWith('node-linux-')) rmSync(join(modules, name, 'include'), { recursive: true, force: true })
}

/** The Node of the lock file or, on systems without one, the running one. */
export function lockedNode() {
  const own = join(root, 'node_modules/.bin/node')
  if (existsSync(own)) return own
  // The first version that runs TypeScript without a flag.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18)) throw new Error('On this system Packetboat needs Node 22.18 or later')
  return process.execPath
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup(process.argv[2])
  lockedNode()
}
