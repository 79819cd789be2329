/**
 * Runs before `npm start`: installs what serving needs, and builds if anything has changed. Plain JavaScript without dependencies, like
 * setup.mjs.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedNode, root, setup } from './setup.mjs'

const built = join(root, '.build/built')
const PROGRAM = join(root, '.build/host/start.mjs')

setup('serving')
const wanted = printOf(['worker', 'web', 'package.json', 'package-lock.json', 'node_modules/.bin/workerd'])
if (!existsSync(PROGRAM) || !existsSync(built) || readFileSync(built, 'utf8') !== wanted) {
  rmSync(built, { force: true })
  const { status } = spawnSync(lockedNode(), [join(root, 'worker/host/build.ts')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(built, wanted)
}

/** A fingerprint from names, sizes and times: reading all files would take longer than the whole start. */
function printOf(paths) {
  const hash = createHash('sha256')
  const add = path => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const path of paths.map(name => join(root, name))) {
    if (!statSync(path).isDirectory()) add(path)
    else
      for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) add(join(entry.parentPath, entry.name))
  }
  return hash.digest('hex')
}
