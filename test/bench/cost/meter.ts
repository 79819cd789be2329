/** What the platform bills of its objects, counted at their own doors and storage. Only the bench bundles this. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../../../worker/env'
import { alarmsOf } from './clock'
import { EMPTY, KINDS, type Kind, type Use } from './figures'

export type Made = new (ctx: DurableObjectState, env: Env) => DurableObject<Env>

/** What the bench may ask of any object. */
export interface Handled {
  ring(): Promise<void>
  sleep(): Promise<void>
}

const uses = Object.fromEntries(KINDS.map(kind => [kind, { ...EMPTY }])) as Record<Kind, Use>
/** Bytes on disk, by object. */
const sizes = new Map<string, { kind: Kind; bytes: number }>()
/** Objects in memory. */
const awake = new Map<string, Kind>()
let reading: { use: Use; cursor: Pick<SqlStorageCursor<Record<string, SqlStorageValue>>, 'rowsRead' | 'rowsWritten'> }[] = []
let quiet = false
let depth = 0

/** The same class, with a meter. What its `env` lacks is added by `furnished`. */
export function metered(Base: Made, kind: Kind, furnished: (env: Env) => Env): Made & { prototype: Handled } {
  class Metered extends Base implements Handled {
    constructor(ctx: DurableObjectState, env: Env) {
      watch(ctx, kind)
      super(ctx, furnished(env))
    }

    async ring(): Promise<void> {
      const from = performance.now()
      uses[kind].alarms++
      await this.alarm?.()
      uses[kind].busy += performance.now() - from
      weigh(this.ctx, kind)
    }

    async sleep(): Promise<void> {
      this.ctx.abort('asleep')
    }
  }
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Base.prototype)))
    if (typeof value === 'function' && !['constructor', 'alarm'].includes(name))
      Object.defineProperty(Metered.prototype, name, {
        value(this: Metered, ...args: unknown[]) {
          return asked(this.ctx, kind, () => value.apply(this, args))
        },
      })
  return Metered
}

/** A call from outside is a request; what an object calls of itself is none. */
function asked(ctx: DurableObjectState, kind: Kind, call: () => unknown): unknown {
  if (quiet || depth > 0) return call()
  const use = uses[kind]
  use.requests++
  const from = performance.now()
  const end = (): void => {
    use.busy += performance.now() - from
    weigh(ctx, kind)
  }
  depth++
  try {
    const result = call()
    if (result instanceof Response && result.webSocket) use.sockets++
    if (result instanceof Promise) return result.finally(end)
    end()
    return result
  } finally {
    depth--
  }
}

function weigh({ id, storage }: DurableObjectState, kind: Kind): void {
  sizes.set(String(id), { kind, bytes: storage.sql.databaseSize })
}

function watch(ctx: DurableObjectState, kind: Kind): void {
  const use = uses[kind]
  const { id, storage } = ctx
  awake.set(String(id), kind)
  const exec = storage.sql.exec
  storage.sql.exec = <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]) => {
    settle()
    const cursor: SqlStorageCursor<T> = exec.call(storage.sql, query, ...values) as SqlStorageCursor<T>
    if (!quiet) reading.push({ use, cursor })
    return cursor
  }
  alarmsOf(storage, { kind, id: String(id) }, () => use.rowsWritten++)
  // Values under keys are rows, too.
  const { get, put } = storage
  storage.get = (...args: unknown[]) => (use.rowsRead++, Reflect.apply(get, storage, args))
  storage.put = (...args: unknown[]) => (use.rowsWritten++, Reflect.apply(put, storage, args))
}

/** A cursor has counted all its rows only once it was read to its end. */
function settle(): void {
  for (const { use, cursor } of reading) {
    use.rowsRead += cursor.rowsRead
    use.rowsWritten += cursor.rowsWritten
  }
  reading = []
}

export function usesNow(): Record<Kind, Use> {
  settle()
  for (const kind of KINDS) uses[kind].stored = 0
  for (const { kind, bytes } of sizes.values()) uses[kind].stored += bytes
  return uses
}

/** What the bench asks on its own account costs nothing. */
export async function unmetered<T>(ask: () => Promise<T>): Promise<T> {
  quiet = true
  try {
    return await ask()
  } finally {
    quiet = false
  }
}

/** All that are in memory leave it. */
export async function allAsleep(stubOf: (kind: Kind, id: string) => Handled): Promise<void> {
  const objects = [...awake]
  awake.clear()
  // Whoever is put to sleep does not answer.
  for (const [id, kind] of objects) await stubOf(kind, id).sleep().catch(() => undefined)
}
