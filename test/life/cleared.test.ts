/** Untouched tables are removed: practice after a week, tables without a clock after a year, with advance notice to their players. */
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLEARING_NOTICE_DAYS, PRACTICE_DAYS, TALK_A_MINUTE, TALK_IN_ALL, TALK_LENGTH, UNTOUCHED_DAYS } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import { HOME, visitor } from '../kit/inside'
import { act, at, DAY, START, untilNextAlarm } from '../kit/life'
import { isForward } from '../kit/forward'
import { bothHops, kindsTo, newestTo, personAt } from '../kit/post'
import { delivered } from '../kit/storage'
import { answerOnce, newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

const SHORT = { sections: 4, pirates: 3 }
const isThere = async ({ stub }: Played): Promise<boolean> => !('refused' in unpack(await stub.see({ keys: {}, as: 'watcher' })))
const ring = ({ stub }: Played) => runDurableObjectAlarm(stub)
const alarmOf = ({ stub }: Played) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())
const listed = async (address: string): Promise<string[]> => unpack(await personAt(address).mine()).map(({ table }) => table)
let tables = 0
const addresses = (): string[] => ['anne', 'bob'].map(name => `${name}${++tables}@cleared.example`)
/** Fires every alarm up to a time. */
const passTo = async (table: Played, time: number, ...people: string[]): Promise<void> => {
  for (let due = await alarmOf(table); due !== null && due <= time; due = await alarmOf(table)) await untilNextAlarm(table, ...people)
  at(time)
}

describe('a practice table', () => {
  test('is removed a week after the last answer', async () => {
    const table = await newTable({ seats: 3, bots: [1, 2] })
    await passTo(table, START + 5 * DAY)
    await answerOnce(table, isForward)
    await passTo(table, START + 5 * DAY + PRACTICE_DAYS * DAY - 1000)
    expect(await isThere(table)).toBe(true)
    await passTo(table, START + 5 * DAY + PRACTICE_DAYS * DAY)
    expect(await isThere(table)).toBe(false)
    expect(await alarmOf(table)).toBeNull()
  })

  test('is removed after its end as well', async () => {
    const table = await newTable({ seats: 2, bots: [1], house: SHORT })
    await playOut(table)
    expect((await see(table, 'watcher')).model.head.stage).toBe('over')
    await passTo(table, START + PRACTICE_DAYS * DAY)
    expect(await isThere(table)).toBe(false)
  })

  test('says so when it is made, and has an alarm from the start', async () => {
    const guest = visitor()
    const answer = await guest.ask(`${HOME}practice`, 'POST', 'game=tunnel')
    await guest.open(new URL(answer.headers.get('location') ?? '', HOME).href)
    expect(guest.page.textOf('main')).toContain('removed a week after your last answer')
    const id = guest.page.url.split('/')[4] ?? ''
    const table = { id, stub: env.TABLE.get(env.TABLE.idFromName(id)), keys: {}, host: '' }
    await delivered()
    expect(await alarmOf(table)).toBeLessThanOrEqual(START + PRACTICE_DAYS * DAY)
  })
})

describe('a table without a clock', () => {
  test('is removed after a year without activity, with a letter a month before', async () => {
    const people = addresses()
    const table = await newTable({ seats: 2, addresses: people })
    await bothHops(table, ...people)
    const told = START + (UNTOUCHED_DAYS - CLEARING_NOTICE_DAYS) * DAY
    await passTo(table, told - 1000, ...people)
    for (const address of people) expect(await kindsTo(address)).not.toContain('clearing')
    await passTo(table, told, ...people)
    await bothHops(table, ...people)
    for (const address of people) expect((await kindsTo(address)).filter(kind => kind === 'clearing')).toHaveLength(1)
    expect((await newestTo(people[0] ?? ''))?.text).toContain('In 30 days it’ll be removed')
    expect((await see(table, 'watcher')).model.lines.at(-1)?.text.say).toBe('remark-clearing')
    await passTo(table, START + UNTOUCHED_DAYS * DAY - 1000, ...people)
    expect(await isThere(table)).toBe(true)
    await passTo(table, START + UNTOUCHED_DAYS * DAY, ...people)
    expect(await isThere(table)).toBe(false)
    for (const address of people) expect(await listed(address)).not.toContain(table.id)
  })

  test.each([
    ['an answer', async (table: Played) => void (await answerOnce(table))],
    ['a word', async (table: Played) => expect(await act(table, 0, { do: 'say', text: 'I am still here' })).toBe('done')],
  ])('is kept for another year after %s', async (_, touch) => {
    const people = addresses()
    const table = await newTable({ seats: 2, addresses: people })
    const touched = START + (UNTOUCHED_DAYS - 10) * DAY
    await passTo(table, touched, ...people)
    await touch(table)
    await passTo(table, touched + (UNTOUCHED_DAYS - CLEARING_NOTICE_DAYS) * DAY - 1000, ...people)
    await bothHops(table, ...people)
    expect((await kindsTo(people[0] ?? '')).filter(kind => kind === 'clearing')).toHaveLength(1)
    await passTo(table, touched + UNTOUCHED_DAYS * DAY - 1000, ...people)
    expect((await kindsTo(people[0] ?? '')).filter(kind => kind === 'clearing')).toHaveLength(2)
    expect(await isThere(table)).toBe(true)
  })

  test('is never removed before its players were told, however long the site was down', async () => {
    const people = addresses()
    const table = await newTable({ seats: 2, addresses: people })
    await bothHops(table, ...people)
    at(START + 3 * UNTOUCHED_DAYS * DAY)
    await ring(table)
    await bothHops(table, ...people)
    expect(await isThere(table)).toBe(true)
    expect(await kindsTo(people[0] ?? '')).toContain('clearing')
    await passTo(table, Date.now() + CLEARING_NOTICE_DAYS * DAY, ...people)
    expect(await isThere(table)).toBe(false)
  })

  test('is treated the same if one plays alone but has an address', async () => {
    const [anne = ''] = addresses()
    const table = await newTable({ seats: 2, bots: [1], addresses: [anne] })
    await passTo(table, START + 100 * DAY, anne)
    expect(await isThere(table)).toBe(true)
  })
})

test("a seat's talk has a limit per table, and the others can go on", async () => {
  const table = await newTable({ seats: 2 })
  const words = 'x'.repeat(TALK_LENGTH)
  for (let n = 0; n < TALK_IN_ALL / TALK_LENGTH; n++) {
    if (n % TALK_A_MINUTE === 0) at(Date.now() + 61_000)
    expect(await act(table, 0, { do: 'say', text: words })).toBe('done')
  }
  at(Date.now() + 61_000)
  expect(await act(table, 0, { do: 'say', text: '!' })).toBe('said-enough')
  expect(await act(table, 1, { do: 'say', text: 'Now it is my turn' })).toBe('done')
  expect(unpack(await table.stub.see(visit(table, 1)))).toMatchObject({
    model: { talk: expect.arrayContaining([expect.objectContaining({ text: 'Now it is my turn' })]) },
  })
})
