/** What an answer writes, read from the tables' files; and how fast this disk commits writes of that size. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Bytes {
  /** Bytes of the row an answer inserts, and of the row it replaces. */
  added: number
  replaced: number
}

/** Mean sizes over all answers of all tables played. */
export function bytesOfAnswers(objects: string): Bytes {
  let rows = 0
  let added = 0
  let weighted = 0
  for (const file of tablesIn(objects)) {
    const database = new DatabaseSync(file, { readOnly: true })
    const size = 'length(prompt) + length(choice) + length(given) + length(draws) + 24'
    const row = database.prepare(`SELECT count(*) AS n, sum(${size}) AS bytes FROM answers WHERE number > 0`).get()
    const present = database.prepare('SELECT length(body) AS bytes FROM present').get()
    database.close()
    const n = Number(row?.['n'] ?? 0)
    rows += n
    added += Number(row?.['bytes'] ?? 0)
    weighted += n * Number(present?.['bytes'] ?? 0)
  }
  return { added: Math.round(added / rows), replaced: Math.round(weighted / rows) }
}

function tablesIn(objects: string): string[] {
  const folder = readdirSync(objects).find(name => name.endsWith('-Table')) ?? ''
  return readdirSync(join(objects, folder))
    .filter(name => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map(name => join(objects, folder, name))
}

/** Commits per second, each on disk before the next begins. */
export function commitsPerSecond(file: string, { added, replaced }: Bytes, seconds: number): number {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE history (number INTEGER PRIMARY KEY, body TEXT); CREATE TABLE present (one INTEGER PRIMARY KEY, body TEXT)`)
  const add = database.prepare('INSERT INTO history (body) VALUES (?)')
  const replace = database.prepare('INSERT OR REPLACE INTO present (one, body) VALUES (1, ?)')
  const bodies = ['a'.repeat(added), 'r'.repeat(replaced)] as const
  const from = performance.now()
  let commits = 0
  for (; performance.now() - from < seconds * 1000; commits++) {
    database.exec('BEGIN IMMEDIATE')
    add.run(bodies[0])
    replace.run(bodies[1])
    database.exec('COMMIT')
  }
  const took = (performance.now() - from) / 1000
  database.close()
  return commits / took
}
