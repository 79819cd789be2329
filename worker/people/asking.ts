/** Whoever types an address may have the links of its seats sent there. Strangers type, too: they learn nothing, and leave nothing. */
import { LINKS_AFTER_MS } from '../bounds'
import type { Env } from '../env'
import { log } from '../log'
import type { Language } from '../rules/game'
import { personOf } from './person'

export async function sendLinksTo(env: Env, address: string, language: Language): Promise<void> {
  const name = personOf(env.SITE_KEY, address)
  const id = env.PERSON.idFromName(name)
  // One thread serves all: work that began at once would still be felt by who waits for the answer.
  await scheduler.wait(LINKS_AFTER_MS)
  try {
    if (await mayBeKept(env, id)) await env.PERSON.get(id).sendLinks(language)
  } catch (error) {
    log('error', 'links-failed', { why: error })
  }
}

/** On one's own machine an object that is only looked into has a file from then on, so the folder is asked first. */
async function mayBeKept({ PEOPLE }: Env, id: DurableObjectId): Promise<boolean> {
  if (!PEOPLE) return true
  const { status } = await PEOPLE.fetch(`http://people/${id}.sqlite`, { method: 'HEAD' })
  if (status !== 200 && status !== 404) throw new Error(`the folder of people answered ${status}`)
  return status === 200
}
