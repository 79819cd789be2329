/** Objects reached since all storage was last emptied, because the list of the tests' workerd never forgets one. */
import { listDurableObjectIds, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const reached = new Map<string, DurableObjectId>()
/** Everything that the list is known to hold. Only what is missing here is asked for: the list grows with every file, and is long. */
const listed = new Set<string>()

const prototype: DurableObjectNamespace = Object.getPrototypeOf(env.TABLE)
const { get } = prototype
prototype.get = function (id, options) {
  reached.set(id.toString(), id)
  return get.call(this, id, options)
}

/** Objects of one kind that may have stored something. */
export async function objectIds<T extends Rpc.DurableObjectBranded>(space: DurableObjectNamespace<T>): Promise<DurableObjectId[]> {
  const ours = [...reached].filter(([name]) => isOf(space, name))
  if (ours.some(([name]) => !listed.has(name))) for (const id of await listDurableObjectIds(space)) listed.add(id.toString())
  return ours.filter(([name]) => listed.has(name)).map(([, id]) => id)
}

/** An id says of which kind it is, and other kinds refuse it. */
function isOf<T extends Rpc.DurableObjectBranded>(space: DurableObjectNamespace<T>, name: string): boolean {
  try {
    space.idFromString(name)
    return true
  } catch {
    return false
  }
}

/** Empties all storage, as if the site had just been set up. */
export async function forgetAll(): Promise<void> {
  await reset()
  reached.clear()
}
