import type { Consent } from '../../model'
import { personOf } from '../../shared/person-key'
import type { Request } from '../request/site'

/** A person's name, and whether letters may go there. */
export interface Met {
  person: string | null
  consent?: Consent
}

/** The person at this address, who is registered if new. */
export async function meet(c: Request, address: string | undefined): Promise<Met> {
  if (!address) return { person: null }
  const person = personOf(c.env.SITE_KEY, address)
  return { person, consent: await c.env.PERSON.get(c.env.PERSON.idFromName(person)).meet(person, address) }
}
