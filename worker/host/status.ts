/** What only the machine knows of the site, written for the operator's page: how many tables there are, and the disk. */
import { mkdirSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { objectFilesIn, objectsIn, statusIn } from './folder.ts'
import { put } from './put.ts'
import type { Status } from '../routes/status'

const EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

export function statusOf(data: string, now: number): Status {
  const objects = objectsIn(data)
  const spaces = readdirSync(objects, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const stats = spaces.flatMap(({ name }) => readdirSync(join(objects, name)).map(file => statOf(join(objects, name, file))))
  const tables = spaces.some(({ name }) => name === TABLES) ? objectFilesIn(join(objects, TABLES)) : []
  const touched = tables.filter(file => ['', '-wal'].some(part => now - statOf(join(objects, TABLES, file + part)).mtimeMs < DAY_MS))
  const { bavail, bsize } = statfsSync(data)
  return { at: now, tables: tables.length, touched: touched.length, bytes: stats.reduce((sum, { size }) => sum + size, 0), free: bavail * bsize }
}

const TABLES = 'packetboat-Table'

/** One that went meanwhile counts for nothing. */
const statOf = (path: string): { size: number; mtimeMs: number } => statSync(path, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: -Infinity }

/** Written now and each minute; a disk that is full must not end the site for it. */
export function tellStatus(data: string): void {
  const tell = (): void => {
    try {
      put(join(statusIn(data), 'site.json'), JSON.stringify(statusOf(data, Date.now())))
    } catch {
      // The page says how old the newest is.
    }
  }
  mkdirSync(statusIn(data), { recursive: true, mode: 0o700 })
  tell()
  setInterval(tell, EVERY_MS).unref()
}

/** The version of the program: of its package, and of the commit where it was cloned. */
export function versionOf(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = commitOf(join(root, '.git'))
  return commit ? `${version} (${commit.slice(0, 9)})` : version
}

function commitOf(git: string): string | undefined {
  try {
    const head = readFileSync(join(git, 'HEAD'), 'utf8').trim()
    const ref = /^ref: (.*)$/.exec(head)?.[1]
    if (!ref) return head
    const packed = (): string | undefined => new RegExp(`^(\\w+) ${ref}$`, 'm').exec(readFileSync(join(git, 'packed-refs'), 'utf8'))?.[1]
    return statSync(join(git, ref), { throwIfNoEntry: false }) ? readFileSync(join(git, ref), 'utf8').trim() : packed()
  } catch {
    return undefined
  }
}
