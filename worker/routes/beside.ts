/** What people's own objects are asked and told beside a table's business: one that fails costs nobody the answer of the table. */
import { log } from '../log'
import type { Person } from '../people/person'
import type { Seat } from '../rules/contract'
import type { Request } from './site'

/** Undefined where it cannot say. */
export async function askPerson<T>(c: Request, name: string, ask: (person: DurableObjectStub<Person>) => Promise<T>): Promise<T | undefined> {
  const id = c.env.PERSON.idFromName(name)
  try {
    return await ask(c.env.PERSON.get(id))
  } catch (error) {
    log('error', 'person-failed', { person: String(id), why: error })
    return undefined
  }
}

/** A seat is no longer on the lists of these people. */
export async function dropFromLists(c: Request, table: string, seat: Seat, people: readonly string[]): Promise<void> {
  for (const name of people) await askPerson(c, name, person => person.drop(table, seat))
}
