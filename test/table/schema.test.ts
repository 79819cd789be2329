/** New tables are as the migrations make old ones. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { FRESH, MIGRATIONS } from '../../worker/table/schema'

const columnsAfter = (name: string, statements: readonly string[]) =>
  runInDurableObject(env.TABLE.get(env.TABLE.idFromName(name)), (_, { storage: { sql } }) => {
    for (const statement of statements) sql.exec(statement)
    const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type IN ('table', 'index') AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name").toArray()
    return tables.map(table => [table.name, sql.exec(`PRAGMA table_info("${table.name}")`).toArray()])
  })

test('a table made today has the columns of one that was brought up to date', async () => {
  expect(await columnsAfter('fresh', [FRESH])).toEqual(await columnsAfter('old', MIGRATIONS))
})

test('what was handed over before, and what is gone, keeps its number when an old table is brought up to date', async () => {
  const [first = '', second = '', third = ''] = MIGRATIONS
  const kept = await runInDurableObject(env.TABLE.get(env.TABLE.idFromName('numbered')), (_, { storage: { sql } }) => {
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
