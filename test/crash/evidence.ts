/** Reads what is on disk while nothing runs. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { gameOf } from '../../worker/games'
import { validRows, stateAfter } from '../../worker/table/answers/history'
import { noticeName, type Named } from '../../worker/table/post/named'
import { Store } from '../../worker/table/rows/store'
import { readCopy } from '../kit/disk'

/** An answer the site has acknowledged. */
export interface Acknowledged {
  seat: number
  prompt: string
  choice: string
}

export const siteKeyIn = (data: string): string => readFileSync(join(data, 'site-key'), 'utf8').trim()

/** Reads every table on disk. */
export const readTables = <T>(data: string, read: (store: Store, sql: SqlStorage) => T, wanted?: (file: string) => boolean): T[] =>
  readObjects(data, 'Table', 'card', sql => read(new Store(sql), sql), wanted)

/** Returns a function that says whether a file has changed since it last asked. */
export function changes(): (file: string) => boolean {
  const known = new Map<string, string>()
  return file => {
    const now = ['', '-wal'].map(part => statSync(file + part, { throwIfNoEntry: false })?.mtimeMs).join()
    const changed = known.get(file) !== now
    known.set(file, now)
    return changed
  }
}

/** Reads every object of a class that has ever stored anything. */
export function readObjects<T>(
  data: string,
  name: string,
  written: string,
  read: (sql: SqlStorage) => T,
  wanted = (_: string) => true
): T[] {
  const folder = join(data, 'objects', `packetboat-${name}`)
  const files = existsSync(folder) ? readdirSync(folder).filter(file => /^[0-9a-f]+\.sqlite$/.test(file)) : []
  const has = (sql: SqlStorage) => sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', written).toArray().length > 0
  const paths = files.map(file => join(folder, file)).filter(wanted)
  return paths.flatMap(path =>
    readCopy(path, database => {
      const sql = asObject(database)
      return has(sql) ? [read(sql)] : []
    })
  )
}

/** The part of an object's storage that reading needs. */
function asObject(database: DatabaseSync): SqlStorage {
  const exec = (query: string, ...values: SQLInputValue[]) => {
    const rows = database
      .prepare(query)
      .all(...values)
      .map(row => ({ ...row }))
    return { toArray: () => rows, one: () => rows[0] }
  }
  // The platform's type has no public constructor, so it can only be cast.
  return { exec } as unknown as SqlStorage
}

/** Throws if a table's history and state differ, or if an acknowledged answer is missing or stored twice. */
export function checkTable(store: Store, acknowledged: (table: string) => readonly Acknowledged[]): { answers: number; over: boolean } {
  const { id, game } = store.card
  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) throw new Error(`table ${id}: ${otherwise}`)
  }
  const rows = store.history.answers()
  const { now } = store
  must(
    rows.every((row, i) => row.number === i),
    'the answers are not numbered one by one'
  )
  const given = validRows(rows)
    .filter(row => row.seat !== null)
    .map(({ seat, prompt }) => `${seat} ${prompt}`)
  must(new Set(given).size === given.length, 'a question has two answers')
  for (const said of acknowledged(id)) {
    const found = rows.filter(({ seat, prompt, choice }) => seat === said.seat && prompt === said.prompt && choice === said.choice)
    must(found.length === 1, `${found.length} times what was acknowledged: ${JSON.stringify(said)}`)
  }
  must((now === undefined) === (rows.length === 0), 'there is a history without a state, or a state without a history')
  if (!now) return { answers: 0, over: false }
  const { rules } = gameOf(game)
  const last = rows.at(-1)
  must(now.number === last?.number && now.position === last.position, 'state and history are at different answers')
  must(isDeepStrictEqual(JSON.parse(JSON.stringify(stateAfter(rules, rows))), now.state), 'history and state differ')
  rules.check(now.state)
  return { answers: rows.length - 1, over: now.over !== undefined }
}

export interface Post {
  /** Rows not handed on yet, at tables and at people's objects. */
  open: number
  notices: number
  /** What is wrong with the others. */
  faults: string[]
}

/** Letters seen in the mailbox, by id, with their numbers. The mailbox keeps only the newest, so it must be read often. */
export class Letters {
  readonly came = new Map<string, number>()

  look(data: string): void {
    for (const { id, number } of readObjects(data, 'Mailbox', 'letters', sql =>
      sql.exec<Kept>('SELECT id, number FROM letters').toArray()
    ).flat()) {
      if ((this.came.get(id) ?? number) !== number) throw new Error(`letter ${id} arrived twice`)
      this.came.set(id, number)
    }
  }
}
type Kept = { id: string; number: number }

/** Letters sent no matter what happened in the meantime; a turn letter may have become unnecessary. */
const ALWAYS_TRUE = ['seat', 'over']

/** Follows every notice to its letter. */
export function checkPost(data: string, { came }: Letters): Post {
  const key = siteKeyIn(data)
  const notices = readTables(data, ({ card }, sql) =>
    sql
      .exec<Noted>('SELECT id, seat, kind, via, cause, written, done, error FROM notices')
      .toArray()
      .map((row): Row => ({ ...row, id: noticeName(key, card.id, row) }))
  ).flat()
  const outbox = readObjects(data, 'Person', 'outbox', sql =>
    sql.exec<Row>('SELECT id, done, coalesce(error, fate) AS error FROM outbox').toArray()
  ).flat()
  const ordered = new Set(outbox.map(({ id }) => id))
  const handed = notices.filter(({ kind }) => ALWAYS_TRUE.includes(kind))
  return {
    open: [...notices, ...outbox].filter(({ done }) => done === null).length,
    notices: notices.length,
    faults: [
      ...[...notices, ...outbox].filter(({ error }) => error).map(({ id, error }) => `${id}: ${error}`),
      ...handed.filter(({ id }) => !ordered.has(id)).map(({ id, kind }) => `the ${kind} notice ${id} was lost`),
      ...[...ordered].filter(id => !came.has(id)).map(id => `the letter ${id} did not come`),
      ...[...came.keys()].filter(id => !ordered.has(id)).map(id => `nobody ordered the letter ${id}`),
    ],
  }
}
type Row = { id: string; kind: string; done: number | null; error: string | null }
type Noted = Named & Pick<Row, 'done' | 'error'> & Record<string, SqlStorageValue>
