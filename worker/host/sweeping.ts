/** Objects that keep nothing any more: workerd leaves each its file, empty, for ever. They go before workerd starts. */
import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { objectFilesIn } from './folder.ts'

/** Of the head of an SQLite file, where it says how large a page is and how many there are. */
const HEAD = 32
const PAGE_SIZE_AT = 16
const PAGES_AT = 28

/** How many went. The one page of an empty file lists its tables, of which there are none; the first would need a second. */
export function sweepEmpty(objects: string): number {
  const spaces = readdirSync(objects, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const files = spaces.flatMap(({ name }) => objectFilesIn(join(objects, name)).map(file => join(objects, name, file)))
  const empty = files.filter(isEmpty)
  for (const file of empty) for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
  return empty.length
}

function isEmpty(file: string): boolean {
  const wal = `${file}-wal`
  if (existsSync(wal) && statSync(wal).size > 0) return false
  const { size } = statSync(file)
  const head = Buffer.alloc(HEAD)
  const open = openSync(file, 'r')
  try {
    if (readSync(open, head) < HEAD) return size === 0
  } finally {
    closeSync(open)
  }
  return head.toString('latin1', 0, 15) === 'SQLite format 3' && head.readUInt32BE(PAGES_AT) === 1 && head.readUInt16BE(PAGE_SIZE_AT) === size
}
