/** Schemas of all classes of objects: numbered migrations, each run once, on data that older programs left. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { FromNewerProgram, migrate } from '../../worker/shared/migrate'
import { PERSON_SCHEMA } from '../../worker/people/person-schema'
import { CODE_SCHEMA, GATE_SCHEMA } from '../../worker/people/site-schemas'
import { SCHEMAS } from '../../worker/host/site/schemas'
import { FRESH, MIGRATIONS } from '../../worker/table/rows/schema'

const inObject = <T>(name: string, act: (storage: DurableObjectStorage) => T): Promise<T> =>
  runInDurableObject(env.TABLE.get(env.TABLE.idFromName(name)), (_, { storage }) => act(storage))

const columnsIn = ({ sql }: DurableObjectStorage) => {
  const tables = sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type IN ('table', 'index') AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name"
    )
    .toArray()
  return tables.map(table => [table.name, sql.exec(`PRAGMA table_info("${table.name}")`).toArray()])
}

const columnsAfter = (name: string, statements: readonly string[]) =>
  inObject(name, storage => {
    for (const statement of statements) storage.sql.exec(statement)
    return columnsIn(storage)
  })

test('a new table has the same columns as a migrated old one', async () => {
  expect(await columnsAfter('fresh', [FRESH])).toEqual(await columnsAfter('old', MIGRATIONS))
})

test('notices handed over or deleted keep their numbers when an old table is migrated', async () => {
  const [first = '', second = '', third = ''] = MIGRATIONS
  const kept = await inObject('numbered', ({ sql }) => {
    for (const statement of [first, second]) sql.exec(statement)
    for (const kind of ['seat', 'row', 'turn']) sql.exec('INSERT INTO notices (seat, kind, cause, due) VALUES (0, ?, -1, 7)', kind)
    sql.exec('DELETE FROM notices WHERE id = 3')
    sql.exec(third)
    return sql.exec('SELECT id, kind, done FROM notices ORDER BY id').toArray()
  })
  expect(kept).toEqual([
    { id: 1, kind: 'seat', done: null },
    { id: 2, kind: 'row', done: 7 },
    { id: 3, kind: 'row', done: 0 },
  ])
})

test.each(Object.entries(SCHEMAS))('a new %s has the newest schema number, and is not migrated again', async (name, schema) => {
  const written = await inObject(`new ${name}`, storage => {
    migrate(storage, schema)
    const once = columnsIn(storage)
    migrate(storage, { ...schema, migrations: schema.migrations.map(() => 'that would fail') })
    return { once, again: columnsIn(storage), versions: storage.sql.exec('SELECT version FROM schema').toArray() }
  })
  expect(written.again).toEqual(written.once)
  expect(written.versions).toEqual([{ version: schema.migrations.length }])
})

test.each(Object.entries(SCHEMAS))('a %s written by a newer program is refused, and stays as it is', async (name, schema) => {
  const left = await inObject(`newer ${name}`, storage => {
    migrate(storage, schema)
    migrate(storage, { migrations: [...schema.migrations, 'CREATE TABLE unheard (of TEXT)'] })
    expect(() => migrate(storage, schema)).toThrow(FromNewerProgram)
    return storage.sql.exec('SELECT version FROM schema').toArray()
  })
  expect(left).toEqual([{ version: schema.migrations.length + 1 }])
})

test('any class can gain a column by a migration of one line', async () => {
  const columns = await inObject('gains', storage => {
    migrate(storage, GATE_SCHEMA)
    migrate(storage, { migrations: [...GATE_SCHEMA.migrations, "ALTER TABLE counts ADD COLUMN why TEXT NOT NULL DEFAULT ''"] })
    return storage.sql
      .exec<{ name: string }>('PRAGMA table_info(counts)')
      .toArray()
      .map(({ name }) => name)
  })
  expect(columns).toContain('why')
})

test('a gate’s counts survive the move from keys to rows', async () => {
  const rows = await inObject('old gate', storage => {
    storage.kv.put('tables abc', { since: 5, times: 3 })
    migrate(storage, GATE_SCHEMA)
    return { rows: storage.sql.exec('SELECT * FROM counts').toArray(), left: [...storage.kv.list()] }
  })
  expect(rows).toEqual({ rows: [{ what: 'tables', network: 'abc', since: 5, times: 3 }], left: [] })
})

test('a code given out before an upgrade still works after it, and wrong guesses still count', async () => {
  const rows = await inObject('old codes', storage => {
    storage.kv.put('code 1234 12345678', { link: '/a', until: 9, guesses: 2 })
    storage.kv.put('guesses', { until: 8, times: 7 })
    migrate(storage, CODE_SCHEMA)
    const { sql, kv } = storage
    return { codes: sql.exec('SELECT * FROM codes').toArray(), wrong: sql.exec('SELECT * FROM wrong').toArray(), left: [...kv.list()] }
  })
  expect(rows).toEqual({
    codes: [{ place: '1234', digits: '12345678', link: '/a', until: 9, guesses: 2 }],
    wrong: [{ one: 1, until: 8, times: 7 }],
    left: [],
  })
})

test('a person saved before schemas had numbers is kept', async () => {
  const row = await inObject('old person', storage => {
    const { sql } = storage
    sql.exec(
      'CREATE TABLE person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, address TEXT NOT NULL, never INTEGER, bounced INTEGER, why TEXT, digest TEXT, digest_due INTEGER, confirmed INTEGER)'
    )
    sql.exec(
      'CREATE TABLE outbox (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, thread TEXT, kind TEXT, body TEXT, written INTEGER, due INTEGER, tries INTEGER DEFAULT 0, tried INTEGER, error TEXT, accepted TEXT, fate TEXT, done INTEGER)'
    )
    sql.exec('CREATE TABLE unwritable (number INTEGER PRIMARY KEY)')
    sql.exec("INSERT INTO person (one, name, address) VALUES (1, 'n', 'anne@ship.example')")
    sql.exec("INSERT INTO outbox (id, thread, kind, body, written, due) VALUES ('t.4', 't', 'turn', '{}', 1, 2)")
    migrate(storage, PERSON_SCHEMA)
    return { person: sql.exec('SELECT address FROM person').toArray(), letters: sql.exec('SELECT thread, number FROM outbox').toArray() }
  })
  expect(row).toEqual({ person: [{ address: 'anne@ship.example' }], letters: [{ thread: 't', number: 4 }] })
})
