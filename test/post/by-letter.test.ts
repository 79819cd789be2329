import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REPLIES_AN_HOUR, VAIN_REPLIES_AN_HOUR } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import { receiveMail } from '../../worker/inbound/mail'
import type { Caught } from '../../worker/post/mailbox'
import { bothHops, kindsTo, newestTo, START } from '../kit/post'
import { newTable, see } from '../kit/table'
import { FIRST } from './reply-mails'

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const ADDRESSES = ['anne@example.org', 'боб@example.org']

const [, program] = FIRST

async function reply(letter: Caught, words: string): Promise<string> {
  if (!letter.replyTo) throw new Error('this letter cannot be answered')
  return receiveMail(env, program(words, letter), letter.to, letter.replyTo)
}

async function asked() {
  const table = await newTable({ seats: 2, addresses: ADDRESSES })
  await bothHops(table, ...ADDRESSES)
  const seat = (await see(table, 'watcher')).model.head.seats.find(({ waits }) => waits)?.seat ?? 0
  const address = ADDRESSES[seat] ?? ''
  const letter = await newestTo(address)
  if (!letter) throw new Error('no letter came')
  const told = async (): Promise<string | undefined> => {
    await bothHops(table, ...ADDRESSES)
    return (await newestTo(address))?.kind
  }
  return { table, seat, letter, told, position: async () => (await see(table, 'watcher')).model.position }
}

test('an answer to an older letter never plays, and the sender is told what is asked now', async () => {
  const { letter, told, position } = await asked()
  await reply(letter, '1')
  expect(await told()).toBe('receipt')
  expect(await reply(letter, '1')).toBe('late')
  expect(await position()).toBe(1)
  expect(await told()).toBe('stale')
})

test('the receipt says what was chosen, in the words of that moment', async () => {
  const { letter, told } = await asked()
  const [, row = 'no row'] = /^1\. (.+)$/m.exec(letter.text) ?? []
  await reply(letter, '1')
  await told()
  expect((await newestTo(letter.to))?.text).toMatch(new RegExp(`You chose “.+: ${row}”\\.`))
  await reply((await newestTo(letter.to)) ?? letter, 'undo')
  await told()
  expect((await newestTo(letter.to))?.text).not.toContain('You chose')
})

test('a reply that is not understood changes nothing and gets a polite answer', async () => {
  const { letter, told, position } = await asked()
  for (const words of ['What do you mean?', '99', '1 2', '']) {
    await reply(letter, words)
    expect(await told()).toBe('misread')
  }
  expect(await position()).toBe(0)
})

test('undo takes the answer back, and say: posts to the talk', async () => {
  const { table, seat, letter, told, position } = await asked()
  await reply(letter, '1')
  await told()
  const receipt = await newestTo(letter.to)
  await reply(receipt ?? letter, 'undo\nsay: Sorry, my finger slipped')
  expect(await told()).toBe('receipt')
  expect(await position()).toBe(2)
  expect((await see(table, seat)).model.talk.map(({ text }) => text)).toEqual(['Sorry, my finger slipped'])
})

test('machines are not answered, no other reply address works, and a flood of bad replies stops getting answers', async () => {
  const { letter, told, position } = await asked()
  const raw = (headers: string) => new TextEncoder().encode(`From: <x@example.org>\r\n${headers}\r\n\r\n1`)
  expect(await receiveMail(env, raw('Auto-Submitted: auto-replied'), 'x@example.org', letter.replyTo ?? '')).toBe('ignored')
  expect(await receiveMail(env, raw('Subject: 1'), 'x@example.org', (letter.replyTo ?? '').replace(/\.\d\./, '.9.'))).toBe('not-ours')
  expect(await position()).toBe(0)
  const before = (await kindsTo(letter.to)).length
  expect(await reply(letter, 'hello')).toBe('not-understood')
  for (let n = 1; n < 30; n++) await reply(letter, 'hello')
  await told()
  expect((await kindsTo(letter.to)).slice(before)).toEqual([...new Array<string>(VAIN_REPLIES_AN_HOUR).fill('misread'), 'flood'])
  // A real answer still plays.
  expect(await reply(letter, '1')).toBe('answered')
  expect(await position()).toBe(1)
})

test('as many replies as a person can write in an hour are read; further ones are counted, and their sender told once', {
  timeout: 300_000,
}, async () => {
  const { table, seat, letter, told } = await asked()
  const before = (await kindsTo(letter.to)).length
  const unread = async (): Promise<number> => unpack(await env.LOBBY.get(env.LOBBY.idFromName('lobby')).days())[0]?.unread ?? 0
  const unreadBefore = await unread()
  const write = async (from: number, to: number): Promise<string[]> => {
    const outcomes: string[] = []
    for (let n = from; n < to; n++) {
      outcomes.push(await reply(letter, `say: ${n}`))
      if (n % 30 === 0) await told()
      vi.setSystemTime(Date.now() + 20_000)
    }
    return outcomes
  }
  const kinds = async (): Promise<string[]> => {
    await told()
    return (await kindsTo(letter.to)).slice(before)
  }
  expect(new Set(await write(0, REPLIES_AN_HOUR))).toEqual(new Set(['answered']))
  expect(await write(REPLIES_AN_HOUR, REPLIES_AN_HOUR + 5)).toEqual(new Array(5).fill('unread'))
  expect(await kinds()).toEqual([...new Array<string>(REPLIES_AN_HOUR).fill('receipt'), 'flood'])
  expect((await see(table, seat)).model.talk.at(-1)?.text).toBe(String(REPLIES_AN_HOUR - 1))
  expect((await unread()) - unreadBefore).toBe(5)
  vi.setSystemTime(Date.now() + 60 * 60_000)
  expect(await write(500, 501)).toEqual(['answered'])
})
