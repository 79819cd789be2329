/** Bounces and complaints about mail sent by the platform, as its queue reports them. */
import { createExecutionContext, createMessageBatch, getQueueResult, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVENT_DAYS } from '../../worker/shared/bounds'
import site from '../../worker'
import { unpack } from '../../worker/shared/parcel'
import { Person } from '../../worker/people/person'
import { DAY } from '../kit/life'
import { bothHops, firstHop, lettersTo, personAt, START } from '../kit/post'
import { newTable, see, type Played } from '../kit/table'

let said: string[]
let ships = 0
let anne: string
let bob: string

beforeEach(() => {
  vi.setSystemTime(START)
  const ship = ++ships
  anne = `anne@queue-${ship}.example`
  bob = `bob@queue-${ship}.example`
  said = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A table whose letters the platform has accepted, each with a message id. */
async function sailing(): Promise<{ table: Played; calls: string[] }> {
  const table = await newTable({ seats: 2, addresses: [anne, bob] })
  await firstHop(table)
  const calls: string[] = []
  const EMAIL: SendEmail = {
    send: async () => {
      const messageId = `0101018f7d0c4d9a-${ships}-${calls.length}`
      calls.push(messageId)
      return { messageId }
    },
  }
  for (const address of [anne, bob])
    await runInDurableObject(personAt(address), (_, state) =>
      new Person(state, { ...env, MAILBOX_OPEN: '', LETTERS_FROM: 'boat@boat.example', EMAIL }).alarm()
    )
  return { table, calls }
}

type Told = Record<string, unknown>
/** As in the platform's documentation. */
const event = (what: string, recipient: string, messageId: string | undefined, more: Told = {}): Told => ({
  type: `cf.email.sending.message.${what}`,
  source: { type: 'email.sending', zoneId: '023e105f4ecef8ad9ca31a8372d0c353', domain: 'boat.example' },
  payload: { eventId: '0190d0c4-7ea1', messageId, sender: 'boat@boat.example', recipient, terminal: true, ...more },
  metadata: { accountId: 'f9f79265f388666de8122cfb508d7776', eventSchemaVersion: 1, eventTimestamp: '2031-04-05T09:00:00.000Z' },
})
const HARD = { bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' } }
const SOFT = { bounce: { type: 'soft', classification: 'temporary_failure', reason: '451 4.2.0 Temporary mailbox error' } }

async function told(...bodies: unknown[]): Promise<{ taken: string[]; again: string[] }> {
  const batch = createMessageBatch(
    'packetboat-post',
    bodies.map((body, n) => ({ id: `${n}`, timestamp: new Date(), attempts: 1, body }))
  )
  const context = createExecutionContext()
  await site.queue(batch, env)
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context)
  return { taken: explicitAcks, again: retryMessages.map(({ msgId }) => msgId) }
}

const unreached = async (table: Played): Promise<boolean[]> =>
  (await see(table, 'watcher')).model.head.seats.map(seat => seat.unreached === true)
/** Passes the news from the people to the table. */
const hear = (table: Played): Promise<void> => bothHops(table, anne, bob)

test('a hard bounce marks its address, shows in the letter’s progress, and the table is told', async () => {
  const { table, calls } = await sailing()
  expect(await told(event('bounced', anne.toUpperCase(), calls[0], HARD))).toEqual({ taken: ['0'], again: [] })
  expect(unpack(await personAt(anne).progress(table.id)).find(({ accepted }) => accepted === calls[0])).toMatchObject({
    fate: 'bounced',
    error: '550 5.1.1 User unknown',
  })
  await hear(table)
  expect(await unreached(table)).toEqual([true, false])
  expect(said).toEqual([])
})

test('a complaint stops all letters to its address', async () => {
  const { calls } = await sailing()
  await told(event('complained', bob, calls.at(-1), { complaint: { type: 'abuse' } }))
  expect(await personAt(bob).wishes()).toMatchObject({ never: true })
  await bothHops(await newTable({ seats: 2, addresses: ['', bob] }), bob)
  expect(await lettersTo(bob)).toEqual([])
})

test.each<[what: string, told: (calls: readonly string[]) => unknown]>([
  ['another letter', () => event('bounced', anne, 'somebody-elses', HARD)],
  ['no letter', () => event('bounced', anne, undefined, HARD)],
  ['a letter to somebody else', calls => event('bounced', anne, calls.at(-1), HARD)],
  ['a letter with an empty name', () => event('complained', anne, '')],
])('an event about %s is logged and dropped', async (_, about) => {
  const { table, calls } = await sailing()
  expect(await told(about(calls))).toEqual({ taken: ['0'], again: [] })
  await hear(table)
  expect(await unreached(table)).toEqual([false, false])
  expect(await personAt(anne).wishes()).toMatchObject({ never: false })
  expect(said).toEqual([expect.stringContaining('post-event-dropped')])
  expect(said.join()).not.toContain(anne)
})

test('an event that comes too late or twice is dropped too', async () => {
  const { calls } = await sailing()
  vi.setSystemTime(START + EVENT_DAYS * DAY + 1)
  await told(event('complained', bob, calls.at(-1)))
  expect(await personAt(bob).wishes()).toMatchObject({ never: false })
  vi.setSystemTime(START + EVENT_DAYS * DAY)
  await told(event('bounced', anne, calls[0], HARD))
  await told(event('bounced', anne, calls[0], HARD))
  expect(said).toHaveLength(2)
})

test('nothing is kept about an address that only an unknown event names', async () => {
  await told(event('bounced', 'nobody@queue.example', 'x', HARD))
  const rows = await runInDurableObject(personAt('nobody@queue.example'), (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray()
  )
  expect(rows).toEqual([])
})

test('soft bounces, deliveries and things that are no event mark nobody', async () => {
  const { table, calls } = await sailing()
  const bodies = [
    event('bounced', anne, calls[0], SOFT),
    event('deferred', anne, calls[0], SOFT),
    event('delivered', anne, calls[0]),
    { type: 'cf.r2.object.create' },
    'text',
    null,
  ]
  expect(await told(...bodies)).toEqual({ taken: ['0', '1', '2', '3', '4', '5'], again: [] })
  await hear(table)
  expect(await unreached(table)).toEqual([false, false])
  expect(said).toEqual([])
})

test('an event we fail to handle comes again, and holds up no other', async () => {
  const { table, calls } = await sailing()
  await runInDurableObject(personAt(anne), (_, { storage }) => void storage.sql.exec('ALTER TABLE outbox RENAME COLUMN accepted TO hidden'))
  expect(await told(event('bounced', anne, calls[0], HARD), event('bounced', bob, calls.at(-1), HARD))).toEqual({
    taken: ['1'],
    again: ['0'],
  })
  await runInDurableObject(personAt(anne), (_, { storage }) => void storage.sql.exec('ALTER TABLE outbox RENAME COLUMN hidden TO accepted'))
  await told(event('bounced', anne, calls[0], HARD))
  await hear(table)
  expect(await unreached(table)).toEqual([true, true])
})
