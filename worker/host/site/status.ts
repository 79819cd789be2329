/** Writes what only the machine knows for the operator's page: the number of tables, and the disk. */
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readFileSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { objectFilesIn, objectsIn, statusIn } from './folder.ts'
import { put } from '../files/put.ts'
import { note } from './relay.ts'
import { eventsOf, jumpOf, type Look } from './watch.ts'
import type { Status } from '../../model/operator'

const EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

export function statusOf(data: string, now: number): Status {
  const objects = objectsIn(data)
  const spaces = readdirSync(objects, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const stats = spaces.flatMap(({ name }) => readdirSync(join(objects, name)).map(file => statOf(join(objects, name, file))))
  const tables = spaces.some(({ name }) => name === TABLES) ? objectFilesIn(join(objects, TABLES)) : []
  const ages = tables.map(file => Math.min(...['', '-wal'].map(part => now - statOf(join(objects, TABLES, file + part)).mtimeMs)))
  const { bavail, bsize } = statfsSync(data)
  return {
    at: now,
    tables: tables.length,
    touched: ages.filter(age => age < DAY_MS).length,
    quiet: ages.filter(age => age >= QUIET_DAYS * DAY_MS).length,
    bytes: stats.reduce((sum, { size }) => sum + size, 0),
    free: bavail * bsize,
  }
}

const TABLES = 'packetboat-Table'
/** A table without moves for this long is over, or waits for somebody. */
const QUIET_DAYS = 7

/** A file deleted in the meantime counts as empty and old. */
const statOf = (path: string): { size: number; mtimeMs: number } =>
  statSync(path, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: -Infinity }

/** On a full disk no new file can be written, but an existing one can be overwritten. */
function write(path: string, json: string): void {
  try {
    put(path, json)
  } catch {
    const file = openSync(path, 'r+')
    writeSync(file, json.padEnd(fstatSync(file).size))
    closeSync(file)
  }
}

/** Writes the status now and every minute; a full disk must not end the site. */
export function tellStatus(data: string): void {
  let before: Look | undefined
  let jumped: Status['jumped']
  const tell = (): void => {
    try {
      const status = statusOf(data, Date.now())
      const look = { at: status.at, steady: performance.now(), free: status.free }
      const jump = jumpOf(before, look)
      if (jump !== 0) jumped = { at: status.at, seconds: Math.round(jump / 1000) }
      for (const event of eventsOf(before, look)) note(...event)
      before = look
      write(join(statusIn(data), 'site.json'), JSON.stringify({ ...status, ...(jumped && status.at - jumped.at < DAY_MS && { jumped }) }))
    } catch {
      // The page shows how old the status is.
    }
  }
  mkdirSync(statusIn(data), { recursive: true, mode: 0o700 })
  tell()
  setInterval(tell, EVERY_MS).unref()
}

/** The program's version, with the commit if it was cloned. */
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
