/** Lets hours pass while nothing runs: everything on disk that has a time, the platform's alarms included, becomes due earlier. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const HOUR = 60 * 60_000

export function hoursPass(data: string, hours: number): void {
  for (const name of ['Table', 'Person']) {
    const folder = join(data, 'objects', `packetboat-${name}`)
    for (const file of readdirSync(folder).filter(file => file.endsWith('.sqlite'))) shift(join(folder, file), hours * HOUR)
  }
}

/** The platform counts in nanoseconds. */
function shift(file: string, ms: number): void {
  const database = new DatabaseSync(file)
  const has = (table: string): boolean => database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').all(table).length > 0
  for (const table of ['notices', 'outbox']) if (has(table)) database.exec(`UPDATE ${table} SET due = due - ${ms} WHERE done IS NULL`)
  if (has('_cf_ALARM')) database.exec(`UPDATE _cf_ALARM SET scheduled_time = scheduled_time - ${ms}000000`)
  if (has('_cf_METADATA')) database.exec(`UPDATE _cf_METADATA SET value = value - ${ms}000000 WHERE key = 1 AND value IS NOT NULL`)
  database.close()
}
