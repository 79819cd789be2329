/** Tables that nobody touches go: practice after a week, and those without a clock after a year, their people told first. */
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLEARING_NOTICE_DAYS, PRACTICE_DAYS, TALK_A_MINUTE, TALK_IN_ALL, TALK_LENGTH, UNTOUCHED_DAYS } from '../../worker/bounds'
import { open } from '../../worker/parcel'
import { HOME, visitor } from '../kit/inside'
import { act, at, DAY, START, untilNextAlarm } from '../kit/life'
import { isForward } from '../kit/forward'
import { bothHops, lettersTo, personAt } from '../kit/post'
import { delivered } from '../kit/storage'
import { answerOnce, asked, newTable, see, visit, type Played } from '../kit/table'

beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

const SHORT = { sections: 4, pirates: 3 }
const isThere = async ({ stub }: Played): Promise<boolean> => !('refused' in open(await stub.see({ keys: {}, as: 'watcher' })))
const ring = ({ stub }: Played) => runDurableObjectAlarm(stub)
const alarmOf = ({ stub }: Played) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())
const listed = async (address: string): Promise<string[]> => open(await personAt(address).mine()).map(({ table }) => table)
let tables = 0
const addresses = (): string[] => ['anne', 'bob'].map(name => `${name}${++tables}@cleared.example`)
const kindsOf = async (address: string): Promise<string[]> => (await lettersTo(address)).map(({ kind }) => kind)
/** Every alarm rings in its time. */
const passTo = async (table: Played, time: number, ...people: string[]): Promise<void> => {
  for (let due = await alarmOf(table); due !== null && due <= time; due = await alarmOf(table)) await untilNextAlarm(table, ...people)
  at(time)
}

describe('a practice table', () => {
  test('goes a week after the last answer', async () => {
    const table = await newTable({ seats: 3, bots: [1, 2] })
    await passTo(table, START + 5 * DAY)
    await answerOnce(table, isForward)
    await passTo(table, START + 5 * DAY + PRACTICE_DAYS * DAY - 1000)
    expect(await isThere(table)).toBe(true)
    await passTo(table, START + 5 * DAY + PRACTICE_DAYS * DAY)
    expect(await isThere(table)).toBe(false)
    expect(await alarmOf(table)).toBeNull()
  })

  test('goes when it is over, too', async () => {
    const table = await newTable({ seats: 2, bots: [1], house: SHORT })
    for (let n = 0; n < 400 && (await asked(table)); n++) await answerOnce(table, isForward)
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
  test('goes after a year in which nobody touches it, its people told a month before', async () => {
    const people = addresses()
    const table = await newTable({ seats: 2, addresses: people })
    await bothHops(table, ...people)
    const told = START + (UNTOUCHED_DAYS - CLEARING_NOTICE_DAYS) * DAY
    await passTo(table, told - 1000, ...people)
    for (const address of people) expect(await kindsOf(address)).not.toContain('clearing')
    await passTo(table, told, ...people)
    await bothHops(table, ...people)
    for (const address of people) expect((await kindsOf(address)).filter(kind => kind === 'clearing')).toHaveLength(1)
    expect((await lettersTo(people[0] ?? '')).at(-1)?.text).toContain('In 30 days it will be removed')
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
  ])('is kept for another year by %s', async (_, touch) => {
    const people = addresses()
    const table = await newTable({ seats: 2, addresses: people })
    const touched = START + (UNTOUCHED_DAYS - 10) * DAY
    await passTo(table, touched, ...people)
    await touch(table)
    await passTo(table, touched + (UNTOUCHED_DAYS - CLEARING_NOTICE_DAYS) * DAY - 1000, ...people)
    await bothHops(table, ...people)
    expect((await kindsOf(people[0] ?? '')).filter(kind => kind === 'clearing')).toHaveLength(1)
    await passTo(table, touched + UNTOUCHED_DAYS * DAY - 1000, ...people)
    expect((await kindsOf(people[0] ?? '')).filter(kind => kind === 'clearing')).toHaveLength(2)
    expect(await isThere(table)).toBe(true)
  })

  test('is not cleared before its people were told, however long the site stood still', async () => {
    const people = addresses()
    const table = await newTable({ seats: 2, addresses: people })
    await bothHops(table, ...people)
    at(START + 3 * UNTOUCHED_DAYS * DAY)
    await ring(table)
    await bothHops(table, ...people)
    expect(await isThere(table)).toBe(true)
    expect(await kindsOf(people[0] ?? '')).toContain('clearing')
    await passTo(table, Date.now() + CLEARING_NOTICE_DAYS * DAY, ...people)
    expect(await isThere(table)).toBe(false)
  })

  test('is told and kept as long where one plays alone and can be written to', async () => {
    const [anne = ''] = addresses()
    const table = await newTable({ seats: 2, bots: [1], addresses: [anne] })
    await passTo(table, START + 100 * DAY, anne)
    expect(await isThere(table)).toBe(true)
  })
})

test('one seat may say so much at a table and no more; the others may go on', async () => {
  const table = await newTable({ seats: 2 })
  const words = 'x'.repeat(TALK_LENGTH)
  for (let n = 0; n < TALK_IN_ALL / TALK_LENGTH; n++) {
    if (n % TALK_A_MINUTE === 0) at(Date.now() + 61_000)
    expect(await act(table, 0, { do: 'say', text: words })).toBe('done')
  }
  at(Date.now() + 61_000)
  expect(await act(table, 0, { do: 'say', text: '!' })).toBe('said-enough')
  expect(await act(table, 1, { do: 'say', text: 'Now it is my turn' })).toBe('done')
  expect(open(await table.stub.see(visit(table, 1)))).toMatchObject({ model: { talk: expect.arrayContaining([expect.objectContaining({ text: 'Now it is my turn' })]) } })
})
