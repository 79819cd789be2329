/** Explains the plan of every query the objects run, and records those that scan a whole table, except tables with a single row. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const ONE_ROW = ['card', 'present', 'schema', 'person', 'late']

const known = new Set<string>()
const scans: string[] = []
let watching = false

/** Starts watching. Test files share one workerd, so this happens only once. */
export async function watchScans(): Promise<void> {
  if (watching) return
  watching = true
  await runInDurableObject(env.GATE.get(env.GATE.idFromName('plans')), (_, { storage }) => {
    const prototype: SqlStorage = Object.getPrototypeOf(storage.sql)
    const { exec } = prototype
    prototype.exec = function <T extends Record<string, SqlStorageValue>>(this: SqlStorage, query: string, ...values: SqlStorageValue[]) {
      if (!known.has(query) && isOurs(query)) {
        known.add(query)
        const plan = exec
          .call(this, `EXPLAIN QUERY PLAN ${query}`, ...values)
          .toArray()
          .map(({ detail }) => String(detail))
        for (const step of plan) if (isScan(step)) scans.push(`${step}: ${query}`)
      }
      return exec.call(this, query, ...values) as SqlStorageCursor<T>
    }
  })
}

/** Scans recorded since the last call. */
export const newScans = (): string[] => scans.splice(0)

/** Queries made by the tests themselves may scan; one that begins with a comment is theirs. */
const isOurs = (query: string): boolean =>
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(query) && /\/worker\//.test(new Error().stack?.split('\n')[3] ?? '')

function isScan(step: string): boolean {
  const table = /^SCAN (\w+)/.exec(step)?.[1]
  return table !== undefined && table !== 'CONSTANT' && !ONE_ROW.includes(table)
}
