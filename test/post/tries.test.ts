/** A delivery that fails at either hop: when it is tried again, what it holds up, and how it is given up. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELIVERY_TRIES } from '../../worker/bounds'
import { open } from '../../worker/parcel'
import type { LateLetters } from '../../worker/people/late'
import { Person } from '../../worker/people/person'
import type { Letter } from '../../worker/post/letter'
import { Outbox } from '../../worker/post/outbox'
import { Busy } from '../../worker/post/transports/contract'
import { alarmOf, bothHops, firstHop, lettersTo, noticesOf, personAt, secondHop, START } from '../kit/post'
import { newTable, see, type Played } from '../kit/table'

const MINUTE = 60_000

let ships = 0
let lost: string
let others: string[]

beforeEach(() => {
  vi.setSystemTime(START)
  const ship = ++ships
  lost = `anne@tries-${ship}.example`
  others = ['bob', 'kim'].map(name => `${name}@tries-${ship}.example`)
})
afterEach(() => void vi.useRealTimers())

const rename = (address: string, from: string, to: string) =>
  runInDurableObject(personAt(address), (_, { storage }) => void storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`))
const kinds = async (address: string): Promise<string[]> => (await lettersTo(address)).map(({ kind }) => kind)
const seatNotice = async (table: Played) => (await noticesOf(table)).find(({ seat, kind }) => seat === 0 && kind === 'seat')

test('a person’s object that throws, its outbox hidden on purpose, is tried again after growing pauses, and stops nobody else', async () => {
  const table = await newTable({ addresses: [lost, ...others] })
  await rename(lost, 'outbox', 'hidden')
  await bothHops(table, ...others)
  for (const address of others) expect(await kinds(address)).toContain('seat')
  const pauses: number[] = []
  for (let tries = 1; tries < DELIVERY_TRIES; tries++) {
    const row = await seatNotice(table)
    expect(row).toMatchObject({ tries, done: null, error: expect.stringContaining('outbox') })
    expect(await alarmOf(table.stub)).toBe(row?.due)
    pauses.push((row?.due ?? 0) - Date.now())
    vi.setSystemTime(row?.due ?? 0)
    if (tries < DELIVERY_TRIES - 1) await firstHop(table)
  }
  for (const [n, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(2 * (pauses[n - 1] ?? 0))
  await rename(lost, 'hidden', 'outbox')
  await bothHops(table, lost)
  expect(await kinds(lost)).toContain('seat')
})

test('after the last try at an object that throws, its outbox hidden on purpose, a delivery is given up aloud, and its row says why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const table = await newTable({ addresses: [lost] })
  await rename(lost, 'outbox', 'hidden')
  for (let tries = 0; tries < DELIVERY_TRIES; tries++) {
    await firstHop(table)
    vi.setSystemTime(Date.now() + 31 * 60 * MINUTE)
  }
  const row = await seatNotice(table)
  expect(row).toMatchObject({ tries: DELIVERY_TRIES, done: expect.any(Number), error: expect.any(String) })
  expect(said.mock.calls.flat().join(' ')).toContain('given-up')
  said.mockRestore()
})

test('what comes for somebody who was forgotten is taken at once, sent to nobody, and tried no more', async () => {
  const table = await newTable({ addresses: [lost] })
  await personAt(lost).forget()
  await bothHops(table, lost)
  expect(await seatNotice(table)).toMatchObject({ tries: 0, done: START, error: null })
  const kept = await runInDurableObject(personAt(lost), (_, { storage }) => storage.sql.exec('SELECT body, fate FROM outbox').toArray())
  expect(kept).toEqual([{ body: '', fate: 'unwanted' }])
  expect(await alarmOf(personAt(lost))).toBeNull()
  expect(await kinds(lost)).toEqual([])
})

test('a transport that fails is tried again by the person’s own alarm, letter by letter', async () => {
  await firstHop(await newTable({ addresses: [lost] }))
  const person = personAt(lost)
  await runInDurableObject(person, (_, state) => new Person(state, { ...env, MAILBOX_OPEN: '' }).alarm())
  expect(await kinds(lost)).toEqual([])
  const due = (await alarmOf(person)) ?? 0
  expect(due - START).toBeGreaterThanOrEqual(30_000)
  vi.setSystemTime(due)
  await secondHop(lost)
  expect(await kinds(lost)).toEqual(['seat'])
})

test('letters that wait for another try are counted for the people who run the site, until they are sent or their person is forgotten', async () => {
  const [bob = '', kim = ''] = others
  const known = [lost, bob, kim]
  await firstHop(await newTable({ addresses: known }))
  const late = (): Promise<LateLetters> => env.LOBBY.get(env.LOBBY.idFromName('lobby')).late()
  const before = await late()
  for (const address of known) await runInDurableObject(personAt(address), (_, state) => new Person(state, { ...env, MAILBOX_OPEN: '' }).alarm())
  expect(await late()).toEqual({ letters: before.letters + 3, since: before.since ?? START })
  vi.setSystemTime(START + 60 * MINUTE)
  for (const address of [lost, bob]) await secondHop(address)
  expect((await late()).letters).toBe(before.letters + 1)
  await personAt(kim).forget()
  expect(await late()).toEqual(before)
})

test('a provider that asks to be left alone is not asked before it wishes, nor sooner than it would have been anyway', async () => {
  await firstHop(await newTable({ addresses: [lost] }))
  const letter: Letter = { id: '', kind: 'seat', to: lost, subject: '', text: '', html: '', headers: {} }
  const pauseAfter = (wished: number) =>
    runInDurableObject(personAt(lost), async (_, { storage }) => {
      const outbox = new Outbox(storage.sql)
      vi.setSystemTime(outbox.earliest() ?? 0)
      await outbox.send(async () => letter, () => Promise.reject(new Busy('busy', wished)))
      return (outbox.earliest() ?? 0) - Date.now()
    })
  expect(await pauseAfter(5 * 60 * MINUTE)).toBe(5 * 60 * MINUTE)
  expect(await pauseAfter(1)).toBeGreaterThanOrEqual(2 * MINUTE)
})

test('a letter that cannot be written does not stop the next', async () => {
  const table = await newTable({ addresses: [lost] })
  await runInDurableObject(personAt(lost), (_, { storage }) => void storage.sql.exec("INSERT INTO outbox (id, thread, number, kind, body, written, due) VALUES ('a', '', 1, 'turn', '{}', 1, ?)", START))
  await bothHops(table, lost)
  expect(await kinds(lost)).toEqual(['seat'])
  const [broken] = await runInDurableObject(personAt(lost), (_, { storage }) => storage.sql.exec("SELECT * FROM outbox WHERE id = 'a'").toArray())
  expect(broken).toMatchObject({ tries: 1, done: null })
})

test('a letter that can never be written is given up aloud like any other, and its table is told', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const table = await newTable({ addresses: [lost] })
  await bothHops(table, lost)
  const order = { id: 'b', kind: 'turn', table: { head: { id: table.id } } }
  await runInDurableObject(personAt(lost), (_, { storage }) =>
    void storage.sql.exec("INSERT INTO outbox (id, thread, number, kind, body, written, due) VALUES ('b', ?, 1000, 'turn', ?, 1, ?)", table.id, JSON.stringify(order), START)
  )
  for (let tries = 0; tries < DELIVERY_TRIES; tries++) {
    await runInDurableObject(personAt(lost), object => object.alarm())
    vi.setSystemTime(Date.now() + 31 * 60 * MINUTE)
  }
  expect(open(await personAt(lost).progress(table.id)).find(({ id }) => id === 'b')).toMatchObject({ fate: 'given-up' })
  expect((await see(table, 'watcher')).model.head.seats[0]?.unreached).toBe(true)
  said.mockRestore()
})
