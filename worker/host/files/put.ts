import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically and only if it changed: two builds may run at once, and a server may be reading. */
export function put(path: string, contents: string | Uint8Array): void {
  const bytes = Buffer.from(contents)
  if (existsSync(path) && Buffer.compare(readFileSync(path), bytes) === 0) return
  mkdirSync(dirname(path), { recursive: true })
  const half = `${path}.${process.pid}`
  writeFileSync(half, bytes)
  renameSync(half, path)
}
