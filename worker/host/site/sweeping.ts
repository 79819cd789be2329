/** Removes empty object files before workerd starts, because workerd never does. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { objectFilesIn } from './folder.ts'
import { headOf } from './head.ts'

/** Returns how many were removed. An empty database has one page, its list of tables; a first table would need a second. */
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
  const { size, isDatabase, pageSize, pages } = headOf(file)
  return size === 0 || (isDatabase && pages === 1 && pageSize === size)
}
