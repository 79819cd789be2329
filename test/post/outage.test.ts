/** A mail server that is away for a while: the log names that once, and once that it is back, whoever's letters wait. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELIVERY_TRIES } from '../../worker/bounds'
import { Person } from '../../worker/people/person'
import { Refused } from '../../worker/post/transports/contract'
import { firstHop, personAt, START } from '../kit/post'
import { newTable, type Played } from '../kit/table'

const MINUTE = 60_000
let said: { level: string; event: string }[]
const hear = (line: string): void => void said.push(JSON.parse(line))
let away: Error | undefined

beforeEach(() => {
  vi.setSystemTime(START)
  said = []
  away = undefined
  vi.spyOn(console, 'error').mockImplementation(hear)
  vi.spyOn(console, 'info').mockImplementation(hear)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const EMAIL: SendEmail = {
  send: async () => {
    if (away) throw away
    return { messageId: 'taken' }
  },
}
const SETTINGS = { ...env, MAILBOX_OPEN: '', LETTERS_FROM: 'boat@boat.example', EMAIL }

async function ring(...addresses: string[]): Promise<void> {
  for (const address of addresses) await runInDurableObject(personAt(address), (_, state) => new Person(state, SETTINGS).alarm())
}
async function written(...addresses: string[]): Promise<Played> {
  const table = await newTable({ seats: addresses.length, addresses })
  await firstHop(table)
  return table
}
const later = (minutes: number): unknown => vi.setSystemTime(Date.now() + minutes * MINUTE)

test('an outage of the post is two lines in the log, however many letters wait', async () => {
  const [anne, bob] = ['anne@outage.example', 'bob@outage.example']
  await written(anne, bob)
  away = new Error('connect ECONNREFUSED for anne@outage.example at smtp://mail.example:587')
  await ring(anne, bob)
  later(5)
  await ring(anne, bob)
  away = undefined
  later(40)
  await ring(anne)
  expect(said).toEqual([{ level: 'error', event: 'post-fails', transport: 'platform', why: expect.stringContaining('ECONNREFUSED') }])
  expect(JSON.stringify(said)).not.toMatch(/outage\.example|mail\.example/)
  await ring(bob)
  expect(said.slice(1)).toEqual([{ level: 'info', event: 'post-works', transport: 'platform', minutes: 45 }])
})

test('a letter that is refused breaks no way', async () => {
  const kim = 'kim@outage.example'
  await written(kim)
  away = new Refused('letter', 'too large')
  await ring(kim)
  expect(said.map(({ event }) => event)).not.toContain('post-fails')
})

test('an outage that outlasts all tries is not said to be over, and each letter that was given up names its table, way and tries', async () => {
  const ann = 'ann@outage.example'
  const table = await written(ann)
  away = new Error('connect ECONNREFUSED')
  for (let tries = 0; tries < DELIVERY_TRIES && !said.some(({ event }) => event === 'letter-given-up'); tries++) {
    await ring(ann)
    later(31 * 60)
  }
  expect(said.map(({ event }) => event)).toEqual(['post-fails', 'letter-given-up', 'post-gave-up'])
  expect(said[1]).toMatchObject({ level: 'error', table: table.id, transport: 'platform', tries: DELIVERY_TRIES, why: 'connect ECONNREFUSED' })
})
