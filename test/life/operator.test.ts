/** What operators do with tables: they receive reports, and decide how long finished ones are kept. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LONG_WAIT_DAYS, OFF_DAYS, SEATING_DAYS } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import type { LongWait } from '../../worker/model/operator'
import { Table } from '../../worker/table/table'
import { HOME, visitor } from '../kit/inside'
import { act, at, DAY, START, untilNextAlarm } from '../kit/life'
import { bothHops, kindsTo, lettersTo, personAt } from '../kit/post'
import { openSeats } from '../kit/rush'
import { delivered } from '../kit/storage'
import { answerOnce, newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

const OPERATOR = env.OPERATOR_ADDRESS ?? ''
const ADDRESS = 'anne@kept.example'

beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

const finished = async (): Promise<Played> => {
  const table = await newTable({ seats: 2, addresses: [ADDRESS], house: { sections: 4, pirates: 3 } })
  await playOut(table)
  await bothHops(table, ADDRESS)
  return table
}

/** Runs the alarm as on a site with this setting. */
const ringWith = ({ stub }: Played, KEEP_DAYS: string) =>
  runInDurableObject(stub, async (_, state) => {
    await new Table(state, { ...env, KEEP_DAYS }).alarm()
    return state.storage.getAlarm()
  })
const tablesIn = ({ stub }: Pick<Played, 'stub'>): Promise<number> =>
  runInDurableObject(
    stub,
    (_, { storage }) => storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name IN ('card', 'schema')").toArray().length
  )
const listed = async (address: string): Promise<string[]> => unpack(await personAt(address).mine()).map(({ table }) => table)

test("a report is one letter to the operator, with the reporter's words and nobody's key", async () => {
  const table = await newTable({ seats: 3, addresses: [ADDRESS] })
  expect(await act(table, 1, { do: 'report', text: 'Somebody is rude here.\nPlease look.' })).toBe('done')
  expect(await act(table, 1, { do: 'report', text: 'Once more' })).toBe('reported-before')
  await bothHops(table, OPERATOR, ADDRESS)
  const [letter, ...more] = await lettersTo(OPERATOR)
  expect(more).toEqual([])
  expect(letter?.text).toContain('Somebody is rude here.')
  expect(letter?.text).toContain('Pirate 2')
  expect(letter?.text).toContain(`${env.PUBLIC_URL}/tables/${table.id}`)
  for (const key of [table.host, ...Object.values(table.keys)]) expect(letter?.text).not.toContain(key)
  expect(await kindsTo(ADDRESS)).not.toContain('report')
  expect([(await see(table, 1)).model.may.report, (await see(table, 2)).model.may.report]).toEqual([false, true])
})

test('without an operator address nobody can report', async () => {
  const table = await newTable({ seats: 2 })
  const outcome = await runInDurableObject(table.stub, (_, state) => {
    const acted = unpack(new Table(state, { ...env, OPERATOR_ADDRESS: '' }).act(visit(table, 0), { do: 'report', text: 'x' }))
    return 'refused' in acted ? acted.refused : [acted.outcome, acted.model.may.report]
  })
  expect(outcome).toEqual(['not-now', false])
})

test('a finished table is kept forever unless the operator sets a limit; then it is removed completely, also from lists', async () => {
  const table = await finished()
  expect(await listed(ADDRESS)).toContain(table.id)
  at(START + 1000 * DAY)
  await ringWith(table, '')
  expect((await see(table, 'watcher')).model.head.stage).toBe('over')
  expect(await ringWith(table, '1001')).toBeGreaterThan(Date.now())
  expect((await see(table, 'watcher')).model.head.stage).toBe('over')
  await ringWith(table, '1000')
  expect(await tablesIn(table)).toBe(0)
  expect(await listed(ADDRESS)).not.toContain(table.id)
})

test('the alarm that removes a table is set when the game ends', async () => {
  const table = await finished()
  expect(await ringWith(table, '30')).toBe(((await see(table, 'watcher')).model.lines.at(-1)?.at ?? 0) + 30 * DAY)
})

test('a table that never starts is called off after two weeks, and removed two weeks later', async () => {
  const join = await openSeats(visitor(), HOME)
  const id = join.split('/').at(-2) ?? ''
  const table: Played = { id, stub: env.TABLE.get(env.TABLE.idFromName(id)), keys: {}, host: '' }
  await delivered()
  expect(await untilNextAlarm(table)).toBe(START + SEATING_DAYS * DAY)
  expect((await visitor().open(join.replace(/\/join$/, ''))).textOf('main')).toContain('called off')
  await delivered()
  while (Date.now() < START + (SEATING_DAYS + OFF_DAYS) * DAY) await untilNextAlarm(table)
  expect(await tablesIn(table)).toBe(0)
  expect((await visitor().open(join.replace(/\/join$/, ''))).status).toBe(404)
  const lobby = await runInDurableObject(env.LOBBY.get(env.LOBBY.idFromName('lobby')), (_, { storage }) =>
    storage.sql.exec('SELECT id FROM tables').toArray()
  )
  expect(lobby).toEqual([])
})

describe('the page of operators', () => {
  const lobby = () => env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  /** Of these tables only: others of this file wait, too. */
  const waitsOf = async (...tables: Played[]): Promise<LongWait[]> =>
    unpack(await lobby().waits()).longest.filter(({ table }) => tables.some(({ id }) => id.startsWith(table)))
  /** Nobody does anything; the alarms of this table ring. */
  const idle = async (table: Played, days: number): Promise<void> => {
    const until = Date.now() + days * DAY
    for (;;) {
      await delivered()
      const due = await runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm())
      if (due === null || due > until) break
      await untilNextAlarm(table)
    }
    at(until)
  }

  test('names the tables that have been waiting for days, by no link, until somebody answers', async () => {
    const [early, late] = [await newTable({ seats: 2 }), await newTable({ seats: 3 })]
    await idle(early, LONG_WAIT_DAYS - 1)
    expect(await waitsOf(early, late)).toEqual([])
    await answerOnce(late)
    const since = Date.now()
    await idle(early, 2)
    const told = { table: early.id.slice(0, 6), since: START, seats: 1, hasClock: false }
    expect(await waitsOf(early, late)).toEqual([told])
    await idle(late, LONG_WAIT_DAYS)
    expect(await waitsOf(early, late)).toEqual([told, { ...told, table: late.id.slice(0, 6), since }])
    await answerOnce(early)
    await idle(early, 0)
    expect(await waitsOf(early, late)).toMatchObject([{ table: late.id.slice(0, 6) }])
  })

  test('names no table whose game is over', async () => {
    const table = await finished()
    await idle(table, LONG_WAIT_DAYS)
    expect(await waitsOf(table)).toEqual([])
  })
})
