/** The two hops of the post, fired by hand, and the letters that arrived. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { unpack } from '../../worker/shared/parcel'
import type { Person } from '../../worker/people/person'
import { personOf } from '../../worker/shared/person-key'
import type { Caught, Envelope } from '../../worker/post/mailbox'
import { Table } from '../../worker/table/table'
import type { Played } from './table'

/** Far enough in the future that the real clock never fires an alarm. */
export const START = Date.UTC(2031, 4, 5, 9)

export const personAt = (address: string): DurableObjectStub<Person> =>
  env.PERSON.get(env.PERSON.idFromName(personOf(env.SITE_KEY, address)))

/** From the table to its people's objects. */
export const firstHop = ({ stub }: Played): Promise<boolean> => runDurableObjectAlarm(stub)
/** From a person's object to the mailbox. */
export const secondHop = (address: string): Promise<boolean> => runDurableObjectAlarm(personAt(address))

export async function bothHops(table: Played, ...addresses: string[]): Promise<void> {
  await firstHop(table)
  for (const address of addresses) await secondHop(address)
}

const mailbox = () => env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))

/** The mailbox's envelopes for one address, newest first. */
const listedTo = async (address: string): Promise<Envelope[]> => unpack(await mailbox().newest()).filter(({ to }) => to === address)

/** Oldest first. */
export async function lettersTo(address: string): Promise<Caught[]> {
  const letters = await Promise.all((await listedTo(address)).map(async ({ number }) => unpack(await mailbox().one(number))))
  return letters.filter(letter => letter !== null).reverse()
}

/** Kinds of the letters, oldest first. */
export const kindsTo = async (address: string): Promise<string[]> => (await listedTo(address)).map(({ kind }) => kind).reverse()

export async function newestTo(address: string): Promise<Caught | undefined> {
  const [envelope] = await listedTo(address)
  return (envelope && unpack(await mailbox().one(envelope.number))) ?? undefined
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

/** Letters only; rows for lists of tables are not post. */
export const noticesOf = ({ stub }: Played): Promise<NoticeRow[]> =>
  runInDurableObject(stub, (_, { storage }) =>
    storage.sql
      .exec<NoticeRow & Record<string, SqlStorageValue>>("SELECT * FROM notices WHERE kind NOT IN ('row', 'lobby', 'wait') ORDER BY id")
      .toArray()
  )

export const alarmOf = (stub: DurableObjectStub): Promise<number | null> => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())

/** The same table on a site where letters wait for a while, as with any real transport. */
export const whereLettersWait = <T>({ stub }: Played, act: (table: Table) => T | Promise<T>): Promise<T> =>
  runInDurableObject(stub, (_, state) => act(new Table(state, { ...env, MAILBOX_OPEN: '' })))
