/** Whatever the tests make the objects ask of SQLite is asked of it once more: how it would look it up. Nobody looks through a whole
    table, but for those that hold one row; what is read whole on purpose is read by its key. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect } from 'vitest'

const ONE_ROW = ['card', 'present', 'schema', 'person', 'late']

const known = new Set<string>()
export const scans: string[] = []

beforeAll(async () => {
  await runInDurableObject(env.GATE.get(env.GATE.idFromName('plans')), (_, { storage }) => {
    const prototype: SqlStorage = Object.getPrototypeOf(storage.sql)
    const { exec } = prototype
    prototype.exec = function <T extends Record<string, SqlStorageValue>>(this: SqlStorage, query: string, ...values: SqlStorageValue[]) {
      if (!known.has(query) && isOurs(query)) {
        known.add(query)
        const plan = exec.call(this, `EXPLAIN QUERY PLAN ${query}`, ...values).toArray().map(({ detail }) => String(detail))
        for (const step of plan) if (isScan(step)) scans.push(`${step}: ${query}`)
      }
      return exec.call(this, query, ...values) as SqlStorageCursor<T>
    }
  })
})

afterAll(() => expect(scans).toEqual([]))

/** What tests ask on their own account may be looked up anyhow. */
const isOurs = (query: string): boolean => /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(query) && /\/worker\//.test(new Error().stack?.split('\n')[3] ?? '')

function isScan(step: string): boolean {
  const table = /^SCAN (\w+)/.exec(step)?.[1]
  return table !== undefined && table !== 'CONSTANT' && !ONE_ROW.includes(table)
}
