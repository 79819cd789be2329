/** Numbered migrations of one object's tables: each runs once, in order; a finished one is never changed. */

/** `fresh`, where it is given, makes at once for a new object what the migrations make of an old one. */
export function migrate(sql: SqlStorage, migrations: readonly string[], fresh?: string): void {
  sql.exec('-- How many migrations have run; one row.\nCREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)')
  const version = versionOf(sql)
  if (version === migrations.length) return
  for (const migration of fresh === undefined ? migrations.slice(version) : [fresh]) sql.exec(migration)
  sql.exec('DELETE FROM schema')
  sql.exec('INSERT INTO schema (version) VALUES (?)', migrations.length)
}

function versionOf(sql: SqlStorage): number {
  const [row] = sql.exec<{ version: number }>('SELECT version FROM schema').toArray()
  return row?.version ?? 0
}

/** Whether an object has this table: looking must not make it. */
export const hasTable = (sql: SqlStorage, name: string): boolean => sql.exec(`PRAGMA table_info(${name})`).toArray().length > 0
