/** The two hops of the post, fired by hand, and the letters that came. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { open } from '../../worker/parcel'
import { personOf, type Person } from '../../worker/people/person'
import type { Caught } from '../../worker/post/mailbox'
import { Table } from '../../worker/table/table'
import type { Played } from './table'

/** Far enough ahead that the real clock fires no alarm of itself. */
export const START = Date.UTC(2031, 4, 5, 9)

export const personAt = (address: string): DurableObjectStub<Person> => env.PERSON.get(env.PERSON.idFromName(personOf(env.SITE_KEY, address)))

/** From the table to the people. */
export const firstHop = ({ stub }: Played): Promise<boolean> => runDurableObjectAlarm(stub)
/** From a person's object to the mailbox. */
export const secondHop = (address: string): Promise<boolean> => runDurableObjectAlarm(personAt(address))

export async function bothHops(table: Played, ...addresses: string[]): Promise<void> {
  await firstHop(table)
  for (const address of addresses) await secondHop(address)
}

/** Oldest first. */
export async function lettersTo(address: string): Promise<Caught[]> {
  const box = env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))
  const own = open(await box.newest()).filter(({ to }) => to === address)
  const letters = await Promise.all(own.map(async ({ number }) => open(await box.one(number))))
  return letters.filter(letter => letter !== null).reverse()
}

export interface NoticeRow {
  id: number
  seat: number
  kind: string
  cause: number
  due: number
  tries: number
  error: string | null
  done: number | null
}

/** Letters only: what a table tells lists of tables is no post. */
export const noticesOf = ({ stub }: Played): Promise<NoticeRow[]> =>
  runInDurableObject(stub, (_, { storage }) =>
    storage.sql.exec<NoticeRow & Record<string, SqlStorageValue>>("SELECT * FROM notices WHERE kind NOT IN ('row', 'lobby') ORDER BY id").toArray()
  )

export const alarmOf = (stub: DurableObjectStub): Promise<number | null> => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())

/** The same table where letters wait a while, as they do wherever they are sent by a real transport. */
export const whereLettersWait = <T>({ stub }: Played, act: (table: Table) => T | Promise<T>): Promise<T> =>
  runInDurableObject(stub, (_, state) => act(new Table(state, { ...env, MAILBOX_OPEN: '' })))
