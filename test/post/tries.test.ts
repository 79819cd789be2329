/** A delivery that fails at either hop: when it is retried, what it delays, and how it is given up. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELIVERY_TRIES } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import type { LateLetters } from '../../worker/post/late-letters'
import { Person } from '../../worker/people/person'
import type { Letter } from '../../worker/post/transports/letter'
import { Outbox } from '../../worker/post/outbox'
import { Busy } from '../../worker/post/transports/contract'
import { alarmOf, bothHops, firstHop, kindsTo, noticesOf, personAt, secondHop, START } from '../kit/post'
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
const seatNotice = async (table: Played) => (await noticesOf(table)).find(({ seat, kind }) => seat === 0 && kind === 'seat')

test('a person’s object that throws (its outbox is hidden) is retried with growing pauses, and delays nobody else', async () => {
  const table = await newTable({ addresses: [lost, ...others] })
  await rename(lost, 'outbox', 'hidden')
  await bothHops(table, ...others)
  for (const address of others) expect(await kindsTo(address)).toContain('seat')
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
  expect(await kindsTo(lost)).toContain('seat')
})

test('after the last try at an object that throws (its outbox is hidden) the delivery is given up and logged, and its row says why', async () => {
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

test('a notice for somebody who was forgotten is accepted at once, sent to nobody, and not retried', async () => {
  const table = await newTable({ addresses: [lost] })
  await personAt(lost).forget()
  await bothHops(table, lost)
  expect(await seatNotice(table)).toMatchObject({ tries: 0, done: START, error: null })
  const kept = await runInDurableObject(personAt(lost), (_, { storage }) => storage.sql.exec('SELECT body, fate FROM outbox').toArray())
  expect(kept).toEqual([{ body: '', fate: 'unwanted' }])
  expect(await alarmOf(personAt(lost))).toBeNull()
  expect(await kindsTo(lost)).toEqual([])
})

test('a failing transport is retried by the person’s own alarm, letter by letter', async () => {
  await firstHop(await newTable({ addresses: [lost] }))
  const person = personAt(lost)
  await runInDurableObject(person, (_, state) => new Person(state, { ...env, MAILBOX_OPEN: '' }).alarm())
  expect(await kindsTo(lost)).toEqual([])
  const due = (await alarmOf(person)) ?? 0
  expect(due - START).toBeGreaterThanOrEqual(30_000)
  vi.setSystemTime(due)
  await secondHop(lost)
  expect(await kindsTo(lost)).toEqual(['seat'])
})

test('letters waiting for another try are counted for the operator until they are sent or their person is forgotten', async () => {
  const [bob = '', kim = ''] = others
  const known = [lost, bob, kim]
  await firstHop(await newTable({ addresses: known }))
  const late = (): Promise<LateLetters> => env.LOBBY.get(env.LOBBY.idFromName('lobby')).late()
  const before = await late()
  for (const address of known)
    await runInDurableObject(personAt(address), (_, state) => new Person(state, { ...env, MAILBOX_OPEN: '' }).alarm())
  expect(await late()).toEqual({ letters: before.letters + 3, since: before.since ?? START })
  vi.setSystemTime(START + 60 * MINUTE)
  for (const address of [lost, bob]) await secondHop(address)
  expect((await late()).letters).toBe(before.letters + 1)
  await personAt(kim).forget()
  expect(await late()).toEqual(before)
})

test('a provider’s Retry-After is respected, but never shortens our own pause', async () => {
  await firstHop(await newTable({ addresses: [lost] }))
  const letter: Letter = { id: '', kind: 'seat', to: lost, subject: '', text: '', html: '', headers: {} }
  const pauseAfter = (wished: number) =>
    runInDurableObject(personAt(lost), async (_, { storage }) => {
      const outbox = new Outbox(storage.sql)
      vi.setSystemTime(outbox.earliest() ?? 0)
      await outbox.send(
        async () => letter,
        () => Promise.reject(new Busy('busy', wished))
      )
      return (outbox.earliest() ?? 0) - Date.now()
    })
  expect(await pauseAfter(5 * 60 * MINUTE)).toBe(5 * 60 * MINUTE)
  expect(await pauseAfter(1)).toBeGreaterThanOrEqual(2 * MINUTE)
})

test('a letter that cannot be written does not stop the next one', async () => {
  const table = await newTable({ addresses: [lost] })
  await runInDurableObject(
    personAt(lost),
    (_, { storage }) =>
      void storage.sql.exec(
        "INSERT INTO outbox (id, thread, number, kind, body, written, due) VALUES ('a', '', 1, 'turn', '{}', 1, ?)",
        START
      )
  )
  await bothHops(table, lost)
  expect(await kindsTo(lost)).toEqual(['seat'])
  const [broken] = await runInDurableObject(personAt(lost), (_, { storage }) =>
    storage.sql.exec("SELECT * FROM outbox WHERE id = 'a'").toArray()
  )
  expect(broken).toMatchObject({ tries: 1, done: null })
})

test('a letter that can never be written is given up and logged like any other, and its table is told', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const table = await newTable({ addresses: [lost] })
  await bothHops(table, lost)
  const order = { id: 'b', kind: 'turn', table: { head: { id: table.id } } }
  await runInDurableObject(
    personAt(lost),
    (_, { storage }) =>
      void storage.sql.exec(
        "INSERT INTO outbox (id, thread, number, kind, body, written, due) VALUES ('b', ?, 1000, 'turn', ?, 1, ?)",
        table.id,
        JSON.stringify(order),
        START
      )
  )
  for (let tries = 0; tries < DELIVERY_TRIES; tries++) {
    await runInDurableObject(personAt(lost), object => object.alarm())
    vi.setSystemTime(Date.now() + 31 * 60 * MINUTE)
  }
  expect(unpack(await personAt(lost).progress(table.id)).find(({ id }) => id === 'b')).toMatchObject({ fate: 'given-up' })
  expect(
    await runInDurableObject(personAt(lost), (_, { storage }) =>
      storage.sql.exec("SELECT waits, body FROM outbox WHERE id = 'b'").toArray()
    )
  ).toEqual([{ waits: 0, body: '' }])
  expect((await see(table, 'watcher')).model.head.seats[0]?.unreached).toBe(true)
  said.mockRestore()
})
