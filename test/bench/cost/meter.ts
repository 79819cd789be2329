/** Counts what the platform bills for objects, at their methods and storage. Bundled only by the bench. */
import { DurableObject } from 'cloudflare:workers'
import { alarmsOf } from './clock'
import { EMPTY, KINDS, type Kind, type Use } from './figures'

export type Made = new (ctx: DurableObjectState, env: Env) => DurableObject<Env>

/** Calls the bench may make to any object. */
export interface Handled {
  ring(): Promise<void>
  watched(): Promise<boolean>
  sleep(): Promise<void>
}

const uses = Object.fromEntries(KINDS.map(kind => [kind, { ...EMPTY }])) as Record<Kind, Use>
/** Bytes on disk by object id. */
const sizes = new Map<string, { kind: Kind; bytes: number }>()
/** Objects in memory by id. */
const awake = new Map<string, Kind>()
let reading: { use: Use; cursor: Pick<SqlStorageCursor<Record<string, SqlStorageValue>>, 'rowsRead' | 'rowsWritten'> }[] = []
let quiet = false
let depth = 0

/** A metered subclass. `furnished` completes its `env`. */
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

    async watched(): Promise<boolean> {
      return this.ctx.getWebSockets().some(({ readyState }) => readyState === WebSocket.OPEN)
    }

    async sleep(): Promise<void> {
      this.ctx.abort('asleep')
    }
  }
  for (const [name, { value }] of Object.entries(methodsOf(Base.prototype)))
    if (typeof value === 'function' && !['constructor', 'alarm'].includes(name))
      Object.defineProperty(Metered.prototype, name, {
        value(this: Metered, ...args: unknown[]) {
          return asked(this.ctx, kind, () => value.apply(this, args))
        },
      })
  return Metered
}

/** Its own methods and those inherited from our own classes. */
function methodsOf(prototype: object): Record<string, PropertyDescriptor> {
  const above: object = Object.getPrototypeOf(prototype)
  const inherited = above === DurableObject.prototype ? {} : methodsOf(above)
  return { ...inherited, ...Object.getOwnPropertyDescriptors(prototype) }
}

/** Counts calls from outside as requests, but not calls an object makes to itself. */
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
  // Key-value entries are billed as rows as well.
  const { get, put } = storage
  storage.get = (...args: unknown[]) => (use.rowsRead++, Reflect.apply(get, storage, args))
  storage.put = (...args: unknown[]) => (use.rowsWritten++, Reflect.apply(put, storage, args))
}

/** Adds up open cursors, whose counts are complete only once they have been read to the end. */
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

/** Runs the bench's own requests without counting them. */
export async function unmetered<T>(ask: () => Promise<T>): Promise<T> {
  quiet = true
  try {
    return await ask()
  } finally {
    quiet = false
  }
}

/** Waits until the objects have heard that nobody looks at their pages any more: they do more for somebody who does. */
export async function allLeft(stubOf: (kind: Kind, id: string) => Handled): Promise<void> {
  for (const [id, kind] of awake) while (await stubOf(kind, id).watched()) await new Promise(later => setTimeout(later, 1))
}

/** Evicts all objects from memory. */
export async function allAsleep(stubOf: (kind: Kind, id: string) => Handled): Promise<void> {
  const objects = [...awake]
  awake.clear()
  // An evicted object never answers the call that evicts it.
  for (const [id, kind] of objects)
    await stubOf(kind, id)
      .sleep()
      .catch(() => undefined)
}
