/** Two hops, each delivering at least once but sending one letter; each row is handled on its own. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAILBOX_LETTERS, NOTICES_PER_ALARM } from '../../worker/shared/bounds'
import { unpack, pack } from '../../worker/shared/parcel'
import type { Letter } from '../../worker/post/transports/letter'
import { isForward, isStop } from '../kit/forward'
import { act } from '../kit/life'
import {
  alarmOf,
  bothHops,
  firstHop,
  kindsTo,
  lettersTo,
  newestTo,
  noticesOf,
  personAt,
  secondHop,
  START,
  whereLettersWait,
} from '../kit/post'
import { answerOnce, asked, newTable, see, takeSeat, visit, type Played } from '../kit/table'

const MINUTE = 60_000

let ships = 0
let addresses: string[]

beforeEach(() => {
  vi.setSystemTime(START)
  const ship = ++ships
  addresses = ['anne', 'bob', 'kim'].map(name => `${name}@ship-${ship}.example`)
})
afterEach(() => void vi.useRealTimers())

const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms)
const nobodysAddress = (): string => ''

/** A table whose people have already had their first letters. */
async function begun(): Promise<{ table: Played; mover: number; next: number; to: (seat: number) => string }> {
  const table = await newTable({ addresses })
  await bothHops(table, ...addresses)
  const mover = (await asked(table))?.seat ?? 0
  return { table, mover, next: (mover + 1) % 3, to: seat => addresses[seat] ?? nobodysAddress() }
}

/** Passes the turn to the next seat. */
async function passTurn(table: Played): Promise<void> {
  await answerOnce(table, isForward)
  await answerOnce(table, isStop)
}

test('the notice is written with the answer, handed on by the alarm, and becomes one letter', async () => {
  const { table, next, to } = await begun()
  await passTurn(table)
  const notice = (await noticesOf(table)).at(-1)
  const { number } = await runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql.exec('SELECT max(number) AS number FROM answers').one()
  )
  expect(notice).toMatchObject({ seat: next, kind: 'turn', cause: number, due: START, tries: 0, done: null })
  expect(await alarmOf(table.stub)).toBe(START)
  expect(await kindsTo(to(next))).toEqual(['seat'])
  await firstHop(table)
  expect(await kindsTo(to(next))).toEqual(['seat'])
  await secondHop(to(next))
  expect(await kindsTo(to(next))).toEqual(['seat', 'turn'])
})

test('an answer whose notice cannot be written is not saved either', async () => {
  const { table, mover } = await begun()
  await answerOnce(table, isForward)
  const before = await see(table, 'watcher')
  const { prompt = '' } = (await asked(table)) ?? {}
  await runInDurableObject(table.stub, (object, { storage }) => {
    storage.sql.exec('ALTER TABLE notices RENAME TO hidden')
    expect(() => object.answer(visit(table, mover), [[prompt, 'stop']])).toThrow('notices')
    storage.sql.exec('ALTER TABLE hidden RENAME TO notices')
  })
  expect((await see(table, 'watcher')).model).toEqual(before.model)
  await evictDurableObject(table.stub)
  expect((await see(table, 'watcher')).model).toEqual(before.model)
})

test('a mention names who wrote and what; a muted seat’s words are left out', async () => {
  const { table, to } = await begun()
  const { name = '' } = (await see(table, 'watcher')).model.head.seats[1] ?? {}
  const call = async (text: string): Promise<string> => {
    await act(table, 0, { do: 'say', text })
    await bothHops(table, to(1))
    return (await newestTo(to(1)))?.text ?? ''
  }
  expect(await call(`Wake up, @${name}!`)).toContain(`* Wake up, @${name}!`)
  await act(table, 1, { do: 'mute', seat: 0, mute: true })
  expect(await call(`@${name}, you snail!`)).not.toContain('snail')
  expect((await kindsTo(to(1))).filter(kind => kind === 'mention')).toHaveLength(2)
})

test('a notice handed on twice at either hop is still one letter', async () => {
  const { table, next, to } = await begun()
  await passTurn(table)
  for (let times = 0; times < 3; times++) {
    await runInDurableObject(table.stub, (_, { storage }) => void storage.sql.exec("UPDATE notices SET done = NULL WHERE kind = 'turn'"))
    await bothHops(table, to(next))
    await runInDurableObject(table.stub, async (_, { storage }) => await storage.setAlarm(START))
  }
  expect(await kindsTo(to(next))).toEqual(['seat', 'turn'])
  const [, letter] = await lettersTo(to(next))
  const box = env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))
  if (letter) await box.put(pack(letter))
  expect(await kindsTo(to(next))).toEqual(['seat', 'turn'])
})

test('whoever is acting gets no letter, however often the table asks the same seat again', async () => {
  const { table, mover, to } = await begun()
  const before = await kindsTo(to(mover))
  await answerOnce(table, isForward)
  await answerOnce(table, isForward)
  await bothHops(table, ...addresses)
  expect(await kindsTo(to(mover))).toEqual(before)
})

test('one turn letter, and no other until the person comes back', async () => {
  const { table, mover, next, to } = await begun()
  for (let round = 0; round < 2; round++) {
    for (let turn = 0; turn < 3; turn++) {
      await passTurn(table)
      await bothHops(table, ...addresses)
    }
  }
  expect((await kindsTo(to(next))).filter(kind => kind === 'turn')).toHaveLength(2)
  expect((await noticesOf(table)).filter(({ seat, kind, done }) => seat === mover && kind === 'turn' && done === null)).toEqual([])
})

test('a question answered while its letter waited gets no letter', async () => {
  const { table, next, to } = await begun()
  await passTurnWaiting(table)
  const notice = (await noticesOf(table)).at(-1)
  expect(notice).toMatchObject({ seat: next, kind: 'turn', due: START + 2 * MINUTE })
  later(MINUTE)
  await passTurnWaiting(table)
  later(2 * MINUTE)
  await bothHops(table, ...addresses)
  expect(await kindsTo(to(next))).toEqual(['seat'])
  expect((await noticesOf(table)).find(({ id }) => id === notice?.id)).toMatchObject({ done: expect.any(Number) })
})

test('a turn that is taken back takes its letter with it, and the next turn has one again', async () => {
  const { table, mover, next, to } = await begun()
  await passTurnWaiting(table)
  await whereLettersWait(table, held => expect(unpack(held.takeBack(visit(table, mover)))).toHaveProperty('outcome', 'taken-back'))
  await evictDurableObject(table.stub)
  later(5 * MINUTE)
  await bothHops(table, ...addresses)
  expect(await kindsTo(to(next))).toEqual(['seat'])
  await answerOnce(table, isStop)
  await bothHops(table, ...addresses)
  expect(await kindsTo(to(next))).toEqual(['seat', 'turn'])
})

/** Passes the turn on a site that delays its letters; the object that tests talk to reads this when woken again. */
async function passTurnWaiting(table: Played): Promise<void> {
  for (const wanted of [isForward, isStop]) {
    const question = await asked(table)
    if (!question) throw new Error('nobody is asked')
    const choice = question.choices.find(wanted) ?? ''
    await whereLettersWait(table, held => void held.answer(visit(table, question.seat), [[question.prompt, choice]]))
    await evictDurableObject(table.stub)
  }
}

test('an invitation goes out once, and never to a seat already taken', async () => {
  const [anne = '', bob = ''] = addresses
  const table = await newTable({ addresses, free: 3 })
  await takeSeat(table, 1)
  for (let times = 0; times < 3; times++) {
    await evictDurableObject(table.stub)
    await bothHops(table, ...addresses)
    later(24 * 60 * MINUTE)
  }
  expect(await kindsTo(anne)).toEqual(['invitation'])
  expect(await kindsTo(bob)).toEqual(['seat'])
})

test('“never write to me” holds for every table, and for letters on their way', async () => {
  const { table, next, to } = await begun()
  await passTurn(table)
  await firstHop(table)
  await personAt(to(next)).stop()
  await secondHop(to(next))
  expect(await kindsTo(to(next))).toEqual(['seat'])
  const other = await newTable({ addresses: [to(next)], free: 3 })
  await bothHops(other, to(next))
  expect(await kindsTo(to(next))).toEqual(['seat'])
})

test('overdue notices are all delivered, a limited number per alarm', async () => {
  const table = await newTable({ seats: 2, addresses: addresses.slice(0, 1), free: 1 })
  await firstHop(table)
  const many = NOTICES_PER_ALARM + 10
  await runInDurableObject(table.stub, async (_, { storage }) => {
    for (let n = 0; n < many; n++) storage.sql.exec("INSERT INTO notices (seat, kind, cause, due) VALUES (0, 'seat', -1, ?)", START - n)
    await storage.setAlarm(START)
  })
  later(7 * 24 * 60 * MINUTE)
  const open = async () => (await noticesOf(table)).filter(({ done }) => done === null).length
  await firstHop(table)
  expect(await open()).toBe(10)
  expect(await alarmOf(table.stub)).toBeLessThanOrEqual(Date.now())
  await firstHop(table)
  expect(await open()).toBe(0)
})

test('all letters belong to one thread, say how to stop them, and have stable ids', async () => {
  const table = await newTable({ addresses, name: 'Salt\r\nBcc: all@ship.example' })
  await bothHops(table, ...addresses)
  await passTurn(table)
  await bothHops(table, ...addresses)
  const letters = (await Promise.all(addresses.map(lettersTo))).flat()
  expect(letters.length).toBeGreaterThan(3)
  expect(new Set(letters.map(({ headers }) => headers['References'])).size).toBe(1)
  expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length)
  for (const { id, to, subject, text, html, headers } of letters) {
    expect(headers).toMatchObject({ 'X-Packetboat-Id': id, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const stop = /^<(http:\/\/127\.0\.0\.1:8787\/letters\/stop\/[a-z2-7]+\/[a-z2-7]+\/[a-z2-7]+)>$/.exec(
      headers['List-Unsubscribe'] ?? ''
    )?.[1]
    expect(stop && [text.includes(stop), html.includes(stop)]).toEqual([true, true])
    for (const line of [to, subject, ...Object.values(headers)]) expect(line).not.toMatch(/[\r\n]/)
  }
})

test('a mailbox full of letters with pictures still shows its list', async () => {
  const box = env.MAILBOX.get(env.MAILBOX.idFromName('full'))
  const picture = { cid: 'board', file: 'board.png', png: 'A'.repeat(80_000) }
  const letter = { kind: 'turn' as const, to: 'anne@ship.example', subject: 'Your move', text: '', html: '', headers: {}, picture }
  await runInDurableObject(box, object => {
    for (let n = 0; n < MAILBOX_LETTERS + 10; n++) object.put(pack<Letter>({ ...letter, id: `letter-${n}` }))
  })
  const listed = unpack(await box.newest())
  expect(listed).toHaveLength(MAILBOX_LETTERS)
  expect(listed[0]).toMatchObject({ number: MAILBOX_LETTERS + 10, kind: 'turn', to: 'anne@ship.example', subject: 'Your move' })
  expect(JSON.stringify(listed)).not.toContain('AAAA')
  expect(unpack(await box.one(MAILBOX_LETTERS + 10))?.picture).toEqual(picture)
})
