/** Webhooks, browsers and feeds of a table during play, and what its people see of them. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELIVERY_TRIES, HOOKS, TESTS_A_MINUTE } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import type { Hook } from '../../worker/post/webhook/shapes/hook'
import { newSecret } from '../../worker/post/webhook/sign'
import type { Deed } from '../../worker/table/deeds'
import { isForward, isStop } from '../kit/forward'
import { alarmOf, bothHops, firstHop, newestTo, noticesOf, START } from '../kit/post'
import { answerOnce, asked, newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

const MINUTE = 60_000
const hook: Hook = { url: 'https://hooks.boat.example/a/secret', shape: 'json', secret: newSecret() }

/** What every fetch answers, and what was fetched. */
let answer: (url: string) => Response | Promise<Response>
let heard: { url: string; id: string; body: string }[]

beforeEach(() => {
  vi.setSystemTime(START)
  answer = () => new Response('thanks')
  heard = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    heard.push({ url, id: new Headers(headers).get('webhook-id') ?? '', body: String(body) })
    return answer(url)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms)
const types = (): string[] => heard.map(({ body }) => JSON.parse(body).type)

async function deed(table: Played, seat: number, wanted: Deed): Promise<string> {
  const acted = unpack(await table.stub.act(visit(table, seat), wanted))
  return 'refused' in acted ? acted.refused : acted.outcome
}
async function post(table: Played, seat: number) {
  const own = unpack(await table.stub.post(visit(table, seat)))
  if ('refused' in own) throw new Error(own.refused)
  return own
}

/** A table whose next seat has a webhook. */
async function hooked(): Promise<{ table: Played; mover: number; next: number }> {
  const table = await newTable({})
  const mover = (await asked(table))?.seat ?? 0
  const next = (mover + 1) % 3
  expect(await deed(table, next, { do: 'hook', hook })).toBe('done')
  return { table, mover, next }
}
async function passTurn(table: Played): Promise<void> {
  await answerOnce(table, isForward)
  await answerOnce(table, isStop)
}

test('a webhook gets each turn of its seat, without letters and whether or not anyone has looked in', async () => {
  const { table } = await hooked()
  for (let turn = 0; turn < 6; turn++) {
    await passTurn(table)
    await firstHop(table)
    later(MINUTE)
  }
  expect(types()).toEqual(['turn', 'turn'])
  expect(new Set(heard.map(({ id }) => id)).size).toBe(2)
})

test('the webhook of a whole table gets everybody’s turns, and knows only what a watcher knows', async () => {
  const { table } = await hooked()
  expect(await table.stub.host(table.host, { do: 'hook', hook: { ...hook, url: 'https://room.boat.example/' } })).toBe('done')
  for (let turn = 0; turn < 3; turn++) {
    await passTurn(table)
    await firstHop(table)
  }
  const room = heard.filter(({ url }) => url.includes('room'))
  expect(room).toHaveLength(3)
  for (const { body } of room) expect(JSON.parse(body).data.seat).toBeNull()
})

test('the working webhooks of a whole table move to the next table of its crew, where the host finds them', async () => {
  const table = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  const [room, gone] = ['https://room.boat.example/', 'https://gone.boat.example/'].map(url => ({ ...hook, url }))
  for (const kept of [room, gone]) if (kept) await table.stub.host(table.host, { do: 'hook', hook: kept })
  answer = url => new Response('', { status: url.includes('gone') ? 410 : 200 })
  await deed(table, 0, { do: 'hook', hook })
  await playOut(table)
  await firstHop(table)
  await table.stub.rematch(visit(table, 1))
  const seen = unpack(await table.stub.see({ ...visit(table, 0), host: table.host }))
  const [, , next = '', , key = ''] = 'holder' in seen ? (seen.holder.hostAgain ?? '').split('/') : []
  const post = unpack(await env.TABLE.get(env.TABLE.idFromName(next)).hostPost(key))
  expect(post).toMatchObject({ hooks: [{ shape: 'json', host: 'room.boat.example', health: {} }] })
  expect((await see(table, 1)).holder.hostAgain).toBeUndefined()
})

test('a failing webhook delays only its own later notices, which keep their order and ids', async () => {
  const { table, mover, next } = await hooked()
  await deed(table, next, { do: 'hook', hook: { ...hook, url: 'https://well.boat.example/' } })
  const failing = () => heard.filter(({ url }) => !url.includes('well')).map(({ id }) => id)
  answer = url => new Response('', { status: url.includes('well') ? 200 : 503 })
  for (let times = 0; times < 3; times++) {
    await table.stub.act(visit(table, mover), { do: 'say', text: `@Pirate ${next + 1} hello` })
    await firstHop(table)
  }
  expect(heard.filter(({ url }) => url.includes('well'))).toHaveLength(3)
  expect(new Set(failing()).size).toBe(1)
  answer = () => new Response('')
  for (let n = 0; n < 2; n++) {
    later(24 * 60 * MINUTE)
    await firstHop(table)
  }
  // However often each is tried, none comes after a later one.
  const inOrder = failing().filter((id, i, ids) => id !== ids[i - 1])
  expect(inOrder).toHaveLength(3)
  expect(new Set(inOrder).size).toBe(3)
})

test('while a turn’s notice cannot be delivered, the next turn is told with it', async () => {
  const { table } = await hooked()
  answer = () => new Response('', { status: 503 })
  for (let turn = 0; turn < 6; turn++) {
    await passTurn(table)
    await firstHop(table)
  }
  expect(new Set(heard.map(({ id }) => id)).size).toBe(1)
})

test('the Retry-After of the other side is respected', async () => {
  const { table } = await hooked()
  answer = () => new Response('', { status: 429, headers: { 'retry-after': '7200' } })
  await passTurn(table)
  await firstHop(table)
  expect(await alarmOf(table.stub)).toBe(START + 120 * MINUTE)
})

test('a webhook that is gone is switched off with a letter, until its person switches it on again', async () => {
  const table = await newTable({ addresses: ['gone@ship.example', 'gone@ship.example', 'gone@ship.example'] })
  await bothHops(table, 'gone@ship.example')
  const next = (((await asked(table))?.seat ?? 0) + 1) % 3
  await deed(table, next, { do: 'hook', hook })
  answer = () => new Response('', { status: 410 })
  await passTurn(table)
  await bothHops(table, 'gone@ship.example')
  await bothHops(table, 'gone@ship.example')
  expect((await newestTo('gone@ship.example'))?.kind).toBe('hook-off')
  const {
    hooks: [off],
  } = await post(table, next)
  expect(off?.health.off).toBeGreaterThanOrEqual(START)
  expect(await deed(table, next, { do: 'hook-on', hook: Number(off?.id) })).toBe('done')
  expect((await post(table, next)).hooks[0]?.health).toEqual({})
})

test('tests and webhooks are limited in number, and a failed test is not retried', async () => {
  const { table, next } = await hooked()
  for (let n = 1; n < HOOKS; n++) expect(await deed(table, next, { do: 'hook', hook })).toBe('done')
  expect(await deed(table, next, { do: 'hook', hook })).toBe('too-many')
  const [{ id } = { id: '' }] = (await post(table, next)).hooks
  answer = () => new Response('busy', { status: 503 })
  for (let n = 0; n < TESTS_A_MINUTE; n++) expect(await deed(table, next, { do: 'hook-test', hook: Number(id) })).toBe('done')
  expect(await deed(table, next, { do: 'hook-test', hook: Number(id) })).toBe('too-fast')
  for (let n = 0; n < TESTS_A_MINUTE; n++) await firstHop(table)
  expect(types()).toEqual(['test', 'test', 'test'])
  expect((await post(table, next)).notices[0]).toMatchObject({ kind: 'test', way: 'json', fate: 'given-up', error: '503 busy' })
})

test('nobody reaches the webhook of another seat', async () => {
  const { table, mover, next } = await hooked()
  const [{ id } = { id: '' }] = (await post(table, next)).hooks
  for (const name of ['hook-test', 'hook-on', 'hook-drop'] as const)
    expect(await deed(table, mover, { do: name, hook: Number(id) })).toBe('not-now')
  expect((await post(table, next)).hooks).toHaveLength(1)
})

test('leaving deletes one’s webhooks, browsers and feeds', async () => {
  const { table, next } = await hooked()
  await table.stub.act(visit(table, next), { do: 'leave', name: 'A pirate' })
  const left = await runInDurableObject(table.stub, (_, { storage }) => storage.sql.exec('SELECT * FROM hooks').toArray())
  expect(left).toEqual([])
})

test('letters that do not arrive are shown at the seat, and reported by its other channels', async () => {
  const addresses = ['lost@ship.example']
  const table = await newTable({ addresses })
  await bothHops(table, ...addresses)
  await deed(table, 0, { do: 'hook', hook })
  const person = env.PERSON.get(env.PERSON.idFromName((await post(table, 0)).person ?? ''))
  await person.bounced('no such user')
  await runInDurableObject(person, object => object.alarm())
  expect((await see(table, 'watcher')).model.head.seats[0]?.unreached).toBe(true)
  await firstHop(table)
  expect(types()).toEqual(['unreached'])
})

test('a notice given up after its last try is marked as done', async () => {
  const { table, next } = await hooked()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer = () => new Response('', { status: 503 })
  await passTurn(table)
  for (let tries = 0; tries < DELIVERY_TRIES; tries++) {
    await firstHop(table)
    later(31 * 60 * MINUTE)
  }
  const [notice] = await noticesOf(table)
  expect(notice).toMatchObject({ seat: next, tries: DELIVERY_TRIES, done: expect.any(Number) })
})
