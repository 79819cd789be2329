/** A mail server that is down for a while: the log reports the outage once and its end once, however many letters wait. */
import { createExecutionContext, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELIVERY_TRIES } from '../../worker/shared/bounds'
import { Person } from '../../worker/people/person'
import { Refused } from '../../worker/post/transports/contract'
import site from '../../worker'
import { HOME } from '../kit/inside'
import { firstHop, personAt, START } from '../kit/post'
import { newTable, type Played } from '../kit/table'
import { Visitor } from '../kit/visitor'

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

test('an outage is two lines in the log, however many letters wait', async () => {
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

test('a refused letter is no outage', async () => {
  const kim = 'kim@outage.example'
  await written(kim)
  away = new Refused('letter', 'too large')
  await ring(kim)
  expect(said.map(({ event }) => event)).not.toContain('post-fails')
})

test('an outage longer than all tries is not reported as over, and each letter given up is logged with its table, transport and tries', async () => {
  const ann = 'ann@outage.example'
  const table = await written(ann)
  away = new Error('connect ECONNREFUSED')
  for (let tries = 0; tries < DELIVERY_TRIES && !said.some(({ event }) => event === 'letter-given-up'); tries++) {
    await ring(ann)
    later(31 * 60)
  }
  expect(said.map(({ event }) => event)).toEqual(['post-fails', 'letter-given-up', 'post-gave-up'])
  expect(said[1]).toMatchObject({
    level: 'error',
    table: table.id,
    transport: 'platform',
    tries: DELIVERY_TRIES,
    why: 'connect ECONNREFUSED',
  })
})

test('ten minutes without a mail server: two log lines, and the operator’s page says what waits and what to do', async () => {
  const [anne, bob, kim] = ['anne@ten.example', 'bob@ten.example', 'kim@ten.example']
  const key = 'a-key-of-twenty-letters'
  const reader = new Visitor(
    async (url, init) => site.fetch(new Request(url, init), { ...env, OPERATOR_KEY: key }, createExecutionContext()),
    { 'accept-language': 'en' }
  )
  const door = await reader.open(new URL('/operator', HOME).href)
  await reader.send(door.form('Open').type('OPERATOR_KEY', key))
  const operator = async (): Promise<string> => (await reader.reload()).textOf('main')
  await written(anne, bob, kim)
  away = new Error('connect ECONNREFUSED')
  await ring(anne, bob, kim)
  later(9)
  await ring(anne, bob, kim)
  expect(await operator()).toMatch(
    /\d+ letters couldn’t be sent and will be tried again\. The oldest is 9 minutes old\.Look for post-fails in the log/
  )
  expect(said.map(({ event }) => event)).toEqual(['post-fails'])
  away = undefined
  later(1 + 60)
  await ring(anne, bob, kim)
  expect(said).toEqual([expect.anything(), { level: 'info', event: 'post-works', transport: 'platform', minutes: 70 }])
  expect(await operator()).toContain('No letters are waiting to be tried again.')
})
