import type { Consent } from '../../web/model'
import { personOf } from '../people/person'
import type { Request } from './site'

/** The name of a person, and whether letters may go there. */
export interface Met {
  person: string | null
  consent?: Consent
}

/** The person at this address, who is known from now on. */
export async function meet(c: Request, address: string | undefined): Promise<Met> {
  if (!address) return { person: null }
  const person = personOf(c.env.SITE_KEY, address)
  return { person, consent: await c.env.PERSON.get(c.env.PERSON.idFromName(person)).meet(person, address) }
}
