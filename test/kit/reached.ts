/** Objects reached since all storage was last emptied, because the list of the tests' workerd never forgets one. */
import { listDurableObjectIds, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const reached = new Set<string>()

const prototype: DurableObjectNamespace = Object.getPrototypeOf(env.TABLE)
const { get } = prototype
prototype.get = function (id, options) {
  reached.add(id.toString())
  return get.call(this, id, options)
}

/** Objects of one kind that may have stored something. */
export async function objectIds<T extends Rpc.DurableObjectBranded>(space: DurableObjectNamespace<T>): Promise<DurableObjectId[]> {
  return (await listDurableObjectIds(space)).filter(id => reached.has(id.toString()))
}

/** Empties all storage, as if the site had just been set up. */
export async function forgetAll(): Promise<void> {
  await reset()
  reached.clear()
}
