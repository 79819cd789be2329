/** Anybody who types an address may have the links of its seats sent there. Strangers learn nothing from this, and leave no trace. */
import { LINKS_AFTER_MS } from '../shared/bounds'
import { log } from '../shared/log'
import type { Language } from '../drawing/game'
import { personOf } from '../shared/person-key'

export async function sendLinksTo(env: Env, address: string, language: Language): Promise<void> {
  const name = personOf(env.SITE_KEY, address)
  const id = env.PERSON.idFromName(name)
  // Waits first: the object's work would otherwise slow down the response, and so reveal that it exists.
  await scheduler.wait(LINKS_AFTER_MS)
  try {
    if (await mayBeKept(env, id)) await env.PERSON.get(id).sendLinks(language)
  } catch (error) {
    log('error', 'links-failed', { why: error })
  }
}

/** On a local host even looking into an object creates its file, so the folder is asked first. */
async function mayBeKept({ PEOPLE }: Env, id: DurableObjectId): Promise<boolean> {
  if (!PEOPLE) return true
  const { status } = await PEOPLE.fetch(`http://people/${id}.sqlite`, { method: 'HEAD' })
  if (status !== 200 && status !== 404) throw new Error(`the people folder answered ${status}`)
  return status === 200
}
