/** Calls to persons' objects besides a table's business: a failure there must not fail the table's response. */
import { log } from '../../shared/log'
import type { Person } from '../../people/person'
import type { Seat } from '../../rules/contract'
import type { Request } from './site'

/** Undefined if the object fails. */
export async function askPerson<T>(
  c: Request,
  name: string,
  ask: (person: DurableObjectStub<Person>) => Promise<T>
): Promise<T | undefined> {
  const id = c.env.PERSON.idFromName(name)
  try {
    return await ask(c.env.PERSON.get(id))
  } catch (error) {
    log('error', 'person-failed', { person: String(id), why: error })
    return undefined
  }
}

/** Removes a seat from these people's lists. */
export async function dropFromLists(c: Request, table: string, seat: Seat, people: readonly string[]): Promise<void> {
  for (const name of people) await askPerson(c, name, person => person.drop(table, seat))
}
