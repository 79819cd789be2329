/** A second address of a seat: which letters go there, what it opens, and how it is removed. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { personOf } from '../../worker/shared/person-key'
import type { Deed } from '../../worker/table/deeds'
import { isForward, isStop } from '../kit/forward'
import { bothHops, firstHop, kindsTo, lettersTo, personAt, secondHop, START } from '../kit/post'
import { answerOnce, asked, newTable, see, visit, type Played } from '../kit/table'

let ships = 0
let first: string
let second: string

beforeEach(() => {
  vi.setSystemTime(START)
  const ship = ++ships
  first = `anne@first-${ship}.example`
  second = `anne@second-${ship}.example`
})
afterEach(() => void vi.useRealTimers())

const hashOf = (address: string): string => personOf(env.SITE_KEY, address)
const listed = async (address: string): Promise<string[]> => unpack(await personAt(address).mine()).map(({ link }) => link)

async function act(table: Played, deed: Deed) {
  const acted = unpack(await table.stub.act(visit(table, 0), deed))
  if ('refused' in acted) throw new Error(acted.refused)
  return acted
}

/** A table whose first seat has two addresses, both of which have agreed to letters. */
async function withTwo(): Promise<Played> {
  const table = await newTable({ seats: 2, addresses: [first] })
  await personAt(second).meet(hashOf(second), second)
  await personAt(second).confirm()
  expect(await act(table, { do: 'second-address', person: hashOf(second) })).toMatchObject({ outcome: 'done', gone: [] })
  await bothHops(table, first, second)
  return table
}
async function passTurn(table: Played): Promise<void> {
  await answerOnce(table, isForward)
  await answerOnce(table, isStop)
}
/** Plays until it is the first seat's turn again. */
async function untilAsked(table: Played): Promise<void> {
  do await passTurn(table)
  while ((await asked(table))?.seat !== 0)
}
async function loseFirst(table: Played): Promise<void> {
  await personAt(first).bounced('no such user')
  await runInDurableObject(personAt(first), object => object.alarm())
  await bothHops(table, second)
}

test('it gets the seat’s link at once and lists its tables, but questions go to the first address', async () => {
  const table = await withTwo()
  expect(await kindsTo(second)).toEqual(['seat'])
  expect(await listed(second)).toEqual(await listed(first))
  await untilAsked(table)
  await bothHops(table, first, second)
  expect(await kindsTo(first)).toContain('turn')
  expect(await kindsTo(second)).toEqual(['seat'])
  expect((await see(table, 0)).model.own?.second).toBe(true)
})

test('once the first address fails, this question and all later ones go to the second', async () => {
  const table = await withTwo()
  await untilAsked(table)
  await loseFirst(table)
  const [, lost, question] = await lettersTo(second)
  expect(lost).toMatchObject({ kind: 'unreached', subject: expect.stringContaining('Letters come here now') })
  expect(question).toMatchObject({ kind: 'turn' })
  await untilAsked(table)
  await bothHops(table, second)
  expect((await kindsTo(second)).slice(2)).toEqual(['turn', 'turn'])
  const own = unpack(await table.stub.post(visit(table, 0)))
  expect('notices' in own && own.notices.map(({ kind, way }) => `${kind} ${way}`)).toContain('turn second')
  await act(table, { do: 'replace-link' })
  await bothHops(table, second)
  expect((await kindsTo(second)).at(-1)).toBe('seat')
})

test('a turn that was taken back is announced to it with the next one', async () => {
  const table = await withTwo()
  await loseFirst(table)
  const turns = async () => (await kindsTo(second)).filter(kind => kind === 'turn').length
  const before = await turns()
  if ((await asked(table))?.seat === 0) await passTurn(table)
  await passTurn(table)
  expect((await asked(table))?.seat).toBe(0)
  expect(unpack(await table.stub.takeBack(visit(table, 1)))).toMatchObject({ outcome: 'taken-back' })
  await answerOnce(table, isStop)
  await bothHops(table, second)
  expect(await turns()).toBe(before + 1)
})

test('only once the first address takes a letter again do letters go back there', async () => {
  const table = await withTwo()
  await loseFirst(table)
  const unreached = async () => (await see(table, 'watcher')).model.head.seats[0]?.unreached
  await personAt(first).again()
  expect(await unreached()).toBe(true)
  await personAt(first).sendLinks('en')
  await secondHop(first)
  expect(await unreached()).toBeUndefined()
  const before = await kindsTo(second)
  await untilAsked(table)
  await bothHops(table, first, second)
  expect(await kindsTo(second)).toEqual(before)
  expect((await kindsTo(first)).at(-1)).toBe('turn')
})

test('a new first address gets the letters again, and the second gets none', async () => {
  const table = await withTwo()
  await loseFirst(table)
  const third = `third.${first}`
  await personAt(third).meet(hashOf(third), third)
  await personAt(third).confirm()
  expect((await act(table, { do: 'address', person: hashOf(third) })).gone).toEqual([hashOf(first)])
  const before = await kindsTo(second)
  await untilAsked(table)
  await bothHops(table, third, second)
  expect(await kindsTo(third)).toEqual(['seat', 'turn'])
  expect(await kindsTo(second)).toEqual(before)
})

test('once removed, it gets nothing more', async () => {
  const table = await withTwo()
  expect((await act(table, { do: 'drop-second' })).gone).toEqual([hashOf(second)])
  await loseFirst(table)
  expect(await kindsTo(second)).toEqual(['seat'])
})

test('if the second is forgotten, the seat plays on; if the first is forgotten, the second is deleted too', async () => {
  const table = await withTwo()
  expect(unpack(await table.stub.forget(hashOf(second), 'A pirate'))).toEqual([])
  expect((await see(table, 0)).model.head.seats[0]).toMatchObject({ name: 'Pirate 1' })
  expect((await see(table, 0)).model.own?.second).toBe(false)
  await act(table, { do: 'second-address', person: hashOf(second) })
  expect(unpack(await table.stub.forget(hashOf(first), 'A pirate'))).toEqual([{ seat: 0, address: hashOf(second) }])
  const rows = await runInDurableObject(table.stub, (_, { storage }) => JSON.stringify(storage.sql.exec('SELECT * FROM seats').toArray()))
  expect(rows).not.toContain(hashOf(second))
})

test('the first address cannot also be the second, and a seat without a first can have no second', async () => {
  const table = await newTable({ seats: 2, addresses: [first] })
  expect(await act(table, { do: 'second-address', person: hashOf(first) })).toMatchObject({ outcome: 'same-address' })
  const bare = await newTable({ seats: 2 })
  expect(await act(bare, { do: 'second-address', person: hashOf(second) })).toMatchObject({ outcome: 'not-now' })
  await firstHop(table)
  await secondHop(first)
  expect(await kindsTo(first)).toEqual(expect.arrayContaining(['seat']))
})
