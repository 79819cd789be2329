/** Prepares the objects of a back-up: checks each file, and sets every table's alarm, so that its people are told about the restore. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { alarmsOf, objectFilesIn } from '../site/folder.ts'

const NANOSECONDS = 1_000_000n
/** The key under which workerd stores an object's alarm. */
const ALARM = 1

/** Returns a message for each unreadable object. Nobody else may have the folder open. */
export function wakeTables(objects: string, now: number): string[] {
  const spaces = readdirSync(objects, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(objects, name))
  return spaces.flatMap(space => {
    const wake = basename(space) === 'packetboat-Table' && existsSync(alarmsOf(space))
    const alarms = wake ? new DatabaseSync(alarmsOf(space)) : undefined
    try {
      return objectFilesIn(space).flatMap(file => lookAt(join(space, file), alarms, now))
    } finally {
      alarms?.close()
    }
  })
}

function lookAt(file: string, alarms: DatabaseSync | undefined, now: number): string[] {
  let object: DatabaseSync | undefined
  try {
    object = new DatabaseSync(file)
    const [found] = object.prepare('PRAGMA quick_check(1)').all()
    if (found?.['quick_check'] !== 'ok') throw new Error(String(found?.['quick_check']))
    if (alarms) wake(object, basename(file, '.sqlite'), alarms, BigInt(now) * NANOSECONDS)
    // Merges the write-ahead log into the file.
    object.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return []
  } catch (error) {
    return [
      `${file} cannot be read (${error instanceof Error ? error.message : error}): what is in it is lost, unless an older back-up has it.`,
    ]
  } finally {
    object?.close()
  }
}

/** Sets the alarm of a table. Its name is on its card; an object without a card is no table. */
function wake(object: DatabaseSync, id: string, alarms: DatabaseSync, at: bigint): void {
  if (!object.prepare("SELECT 1 FROM sqlite_master WHERE name = 'card'").get()) return
  const name = object.prepare("SELECT json_extract(body, '$.id') AS name FROM card").get()?.['name']
  if (typeof name !== 'string') return
  object.exec('CREATE TABLE IF NOT EXISTS _cf_METADATA (key INTEGER PRIMARY KEY, value BLOB)')
  object.prepare('INSERT OR REPLACE INTO _cf_METADATA (key, value) VALUES (?, ?)').run(ALARM, at)
  alarms.prepare('INSERT OR REPLACE INTO _cf_ALARM (actor_id, scheduled_time, actor_name) VALUES (?, ?, ?)').run(id, at, name)
}
