/** Everything stored inside the tests' workerd, for checking that nothing was written. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { objectIds } from './reached'

type Rows = Record<string, Record<string, SqlStorageValue>[]>

/** All rows by object and table, alarms included. Call it only when nothing is in progress. */
export async function stored(): Promise<Record<string, { rows: Rows; alarm: number | null }>> {
  const dump: Awaited<ReturnType<typeof stored>> = {}
  for (const [name, stub] of await objects()) {
    const kept = await runInDurableObject(stub, async (_, { storage }) => ({ rows: rowsIn(storage.sql), alarm: await storage.getAlarm() }))
    if (Object.keys(kept.rows).length > 0) dump[name] = kept
  }
  return dump
}

/** Tells `scans.ts` that a query is none of the site’s, for which it would otherwise need a stack trace, which is slow. */
const FOR_A_TEST = '/* for a test */'

/** From all tables, or only those named. */
function rowsIn(sql: SqlStorage, names?: readonly string[]): Rows {
  const tables = sql.exec<{ name: string }>(
    `${FOR_A_TEST} SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`
  )
  const wanted = tables.toArray().filter(({ name }) => !names || names.includes(name))
  return Object.fromEntries(wanted.map(({ name }) => [name, sql.exec(`${FOR_A_TEST} SELECT * FROM "${name}"`).toArray()]))
}

/** Fires alarms by hand until all due notices and letters have been handed on. */
export async function delivered(): Promise<void> {
  for (;;) {
    let open = 0
    for (const [, stub] of await objects()) {
      await runDurableObjectAlarm(stub)
      open += await runInDurableObject(stub, (_, { storage }) => dueIn(rowsIn(storage.sql, ['notices', 'outbox'])))
    }
    if (open === 0) return
  }
}

const dueIn = (rows: Rows): number =>
  Object.values(rows)
    .flat()
    .filter(({ done, due }) => done === null && Number(due) <= Date.now()).length

async function objects(): Promise<[name: string, stub: DurableObjectStub][]> {
  return [
    ...(await objectsOf('table', env.TABLE)),
    ...(await objectsOf('person', env.PERSON)),
    ...(await objectsOf('mailbox', env.MAILBOX)),
  ]
}

async function objectsOf<T extends Rpc.DurableObjectBranded>(
  name: string,
  space: DurableObjectNamespace<T>
): Promise<[string, DurableObjectStub][]> {
  return (await objectIds(space)).map(id => [`${name} ${id}`, space.get(id)])
}
