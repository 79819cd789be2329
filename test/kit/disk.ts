/** What a site stores on disk, read from a copy with plain SQLite so that reading repairs nothing. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'

export function readCopy<T>(file: string, read: (database: DatabaseSync) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'packetboat-copy-'))
  const copy = join(folder, 'copy.sqlite')
  for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, copy + part)
  const database = new DatabaseSync(copy)
  try {
    return read(database)
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
}

export type Stored = Record<string, Record<string, unknown>[]>

/** All rows of all objects, alarms included, for checking that nothing was written. Call it only when nothing is in progress. */
export function storedOnDisk(data: string): Stored {
  const folder = join(data, 'objects')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.sqlite'))
    .sort()
  return Object.assign({}, ...files.map(file => readCopy(join(folder, file), database => rowsIn(database, file))))
}

/** The objects and tables whose rows differ. */
export const changedRows = (before: Stored, after: Stored): string[] =>
  Object.keys({ ...before, ...after }).filter(name => !isDeepStrictEqual(before[name], after[name]))

function rowsIn(database: DatabaseSync, file: string): Stored {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
  return Object.fromEntries(
    names.map(name => {
      const all = database.prepare(`SELECT * FROM "${name}"`)
      // Alarm times are in nanoseconds, beyond the safe integers.
      all.setReadBigInts(true)
      return [`${file} ${name}`, all.all().map(numbered)]
    })
  )
}

const numbered = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]))
