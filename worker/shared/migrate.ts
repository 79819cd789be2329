/** Numbered migrations of an object's storage, for every class. Each runs once, in order; a released migration is never changed. */

/** What a migration may change: SQL tables, and the key-value pairs in which some classes used to keep their rows. */
export type Stored = { sql: SqlStorage; kv?: SyncKvStorage }
export type Migration = string | ((stored: Stored) => void)

export interface Schema {
  migrations: readonly Migration[]
  /** Creates the current schema at once in a new object, in place of the migrations. */
  fresh?: string
  /** Whether unnumbered storage holds data from before this class had numbers. */
  isOlder?(sql: SqlStorage): boolean
}

/** Storage written by a newer program, whose rows this one cannot read. */
export class FromNewerProgram extends Error {
  constructor(version: number, known: number) {
    super(`stored by a newer program: version ${version}, and this one knows ${known}`)
  }
}

export function migrate(stored: Stored, { migrations, fresh, isOlder }: Schema): void {
  const { sql } = stored
  const version = versionOf(sql)
  if (version === migrations.length) return
  if (version > migrations.length) throw new FromNewerProgram(version, migrations.length)
  sql.exec('-- How many migrations have run; one row.\nCREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)')
  const isNew = version === 0 && !isOlder?.(sql)
  for (const migration of fresh !== undefined && isNew ? [fresh] : migrations.slice(version)) {
    if (typeof migration === 'string') sql.exec(migration)
    else migration(stored)
  }
  sql.exec('DELETE FROM schema')
  sql.exec('INSERT INTO schema (version) VALUES (?)', migrations.length)
}

function versionOf(sql: SqlStorage): number {
  const [row] = hasTable(sql, 'schema') ? sql.exec<{ version: number }>('SELECT version FROM schema').toArray() : []
  return row?.version ?? 0
}

/** Whether the object has this table, without creating it. */
export const hasTable = (sql: SqlStorage, name: string): boolean => sql.exec(`PRAGMA table_info(${name})`).toArray().length > 0
