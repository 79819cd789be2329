import { personOf } from '../people/person'
import type { Request } from './site'

/** The name of the person at this address, who is known from now on. */
export async function meet(c: Request, address: string | undefined): Promise<string | null> {
  if (!address) return null
  const person = personOf(c.env.SITE_KEY, address)
  await c.env.PERSON.get(c.env.PERSON.idFromName(person)).meet(person, address)
  return person
}
