/** A site that was down for long: thousands of tables, copied from one pattern, whose clocks ran out in the meantime. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newTableId } from '../../worker/shared/keys'
import { linksOf, unpacked } from './fixture'

const HOUR = 60 * 60_000
/** How long ago the table's deadline was. */
export const AGES = { long: 60 * 24 * HOUR, short: 3 * HOUR }
export type Age = keyof typeof AGES
export interface Away {
  /** The site's data folder; the caller removes it. */
  data: string
  tables: { id: string; age: Age }[]
}

/** One table out of this many was due only recently. */
export const EVERY_SHORT = 200

/** No seat has an address. */
export function awayForLong(tables: number): Away {
  const data = unpacked('a8b7505')
  const folder = join(data, 'objects/packetboat-Table')
  const siteKey = readFileSync(join(data, 'site-key'), 'utf8')
  const { id: pattern } = linksOf('a8b7505').tables.clocked
  const since = { long: Date.now() - AGES.long, short: Date.now() - AGES.short }
  const original = join(folder, `${objectId('Table', pattern)}.sqlite`)
  const patterns = { long: madeOverdue(original, since.long), short: madeOverdue(original, since.short) }
  const alarms = new DatabaseSync(join(folder, 'metadata.sqlite'))
  const add = alarms.prepare('INSERT INTO _cf_ALARM (actor_id, scheduled_time, actor_name) VALUES (?, ?, ?)')
  alarms.exec('BEGIN')
  const made = Array.from({ length: tables }, (_, n) => {
    const age: Age = n % EVERY_SHORT === EVERY_SHORT - 1 ? 'short' : 'long'
    const id = newTableId(siteKey)
    // Table ids all have the same length, so replacing them in the file's bytes moves nothing.
    writeFileSync(join(folder, `${objectId('Table', id)}.sqlite`), patterns[age].replaceAll(pattern, id), 'latin1')
    add.run(objectId('Table', id), nanoseconds(since[age]), id)
    return { id, age }
  })
  alarms.exec('COMMIT')
  alarms.close()
  return { data, tables: made }
}

/** The bytes of a copy of the table with the given deadline. */
function madeOverdue(original: string, deadline: number): string {
  const copy = `${original}.copy`
  copyFileSync(original, copy)
  const database = new DatabaseSync(copy)
  const body = String(database.prepare('SELECT body FROM present').get()?.['body'])
  const until = Number(/"until":(\d{13})/.exec(body)?.[1])
  const earlier = body.replace(/\b1[6-9]\d{11}\b/g, time => String(Number(time) - until + deadline))
  database.prepare('UPDATE present SET body = ?').run(earlier)
  database.exec('UPDATE seats SET person = NULL')
  database.exec("UPDATE votes SET outcome = 'no'")
  database.prepare('UPDATE _cf_METADATA SET value = ? WHERE key = 1').run(nanoseconds(deadline))
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const bytes = readFileSync(copy, 'latin1')
  rmSync(copy)
  return bytes
}

const nanoseconds = (time: number): bigint => BigInt(time) * 1_000_000n

/** workerd's file name for an object: half is derived from its name, half from the first half. */
export function objectId(space: string, name: string): string {
  const key = sha256(utf8ToBytes(`packetboat-${space}`))
  const half = hmac(sha256, key, utf8ToBytes(name)).subarray(0, 16)
  return bytesToHex(half) + bytesToHex(hmac(sha256, key, half).subarray(0, 16))
}

/** The number of tables per age whose alarm has fired: it is then set for another day. */
export function woken({ data, tables }: Away): Record<Age, number> {
  const alarms = new DatabaseSync(join(data, 'objects/packetboat-Table/metadata.sqlite'), { readOnly: true })
  const later = alarms.prepare('SELECT actor_name AS id FROM _cf_ALARM WHERE scheduled_time > ?').all(nanoseconds(Date.now() + HOUR))
  alarms.close()
  const rung = new Set(later.map(({ id }) => id))
  const count = (wanted: Age): number => tables.filter(({ id, age }) => age === wanted && rung.has(id)).length
  return { long: count('long'), short: count('short') }
}
