/** Votes can be answered by letter: on a pause, on a takeback, and on what happens to an absent person's seat. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { receiveMail } from '../../worker/inbound/mail'
import type { Caught } from '../../worker/post/mailbox'
import { PACES } from '../../worker/clock'
import { act, at, HOUR } from '../kit/life'
import { bothHops, newestTo, START } from '../kit/post'
import { answerOnce, newTable, see, type Played } from '../kit/table'
import { FIRST } from './reply-mails'

afterEach(() => void vi.useRealTimers())

const ADDRESSES = ['anne@example.org', 'bob@example.org', 'cem@example.org']
const addressOf = (seat: number): string => ADDRESSES[seat] ?? ''

async function tableOf(): Promise<Played> {
  at(START)
  const table = await newTable({ seats: 3, pace: PACES.steady, addresses: ADDRESSES })
  await bothHops(table, ...ADDRESSES)
  return table
}

/** The newest letter to a seat. */
async function letterTo(table: Played, seat: number): Promise<Caught> {
  await bothHops(table, ...ADDRESSES)
  const letter = await newestTo(addressOf(seat))
  if (!letter) throw new Error('no letter came')
  return letter
}
async function reply(letter: Caught, words: string, was = 'answered'): Promise<void> {
  const [, program] = FIRST
  expect(await receiveMail(env, program(words, letter), letter.to, letter.replyTo ?? '')).toBe(was)
}

test('a pause is agreed to by number and by name, each in reply to a letter that lists both', async () => {
  const table = await tableOf()
  await act(table, 0, { do: 'propose', what: 'pause' })
  const [second, third] = [await letterTo(table, 1), await letterTo(table, 2)]
  expect(second.kind).toBe('vote')
  expect(second.text).toMatch(/^1\. Pause the game\. .+\n2\. Play on\. /m)
  await reply(second, '1')
  expect((await see(table, 0)).model.votes[0]?.voted).toEqual([0, 1])
  expect((await letterTo(table, 1)).kind).toBe('receipt')
  await reply(third, 'Pause the game')
  expect((await see(table, 0)).model.head.paused).toBeGreaterThan(START)
})

test('a takeback is agreed to, and a reply after the decision does nothing', async () => {
  const table = await tableOf()
  const { seat } = await answerOnce(table, choice => choice !== 'stop')
  await answerOnce(table, choice => choice === 'stop')
  await answerOnce(table, choice => choice !== 'stop')
  const { position } = (await see(table, seat)).model
  await act(table, seat, { do: 'propose', what: 'takeback' })
  const [one, other] = [0, 1, 2].filter(others => others !== seat)
  const letters = [await letterTo(table, one ?? 0), await letterTo(table, other ?? 0)]
  for (const letter of letters) await reply(letter, '1\nsay: of course')
  const { model } = await see(table, seat)
  expect(model.position).toBe(position + 1)
  expect(model.votes).toEqual([])
  expect(model.talk.map(({ text }) => text)).toEqual(['of course', 'of course'])
  at(START + HOUR)
  await reply(letters[0] ?? expect.unreachable(), '2\nsay: no', 'late')
  expect((await letterTo(table, one ?? 0)).kind).toBe('stale')
  expect((await see(table, seat)).model.talk).toHaveLength(2)
})

test('a reply that is not understood changes nothing, takes no answer back, and is asked again in a letter that can be answered', async () => {
  const table = await tableOf()
  const { seat } = await answerOnce(table, choice => choice !== 'stop')
  await answerOnce(table, choice => choice === 'stop')
  await act(table, (seat + 1) % 3, { do: 'propose', what: 'pause' })
  for (const words of ['undo', '3', 'yes and no']) {
    await reply(await letterTo(table, seat), words, 'not-understood')
    const again = await letterTo(table, seat)
    expect([again.kind, again.text.includes('2. Play on. ')]).toEqual(['misread', true])
  }
  expect((await see(table, seat)).model).toMatchObject({ position: 2, votes: [{ voted: [(seat + 1) % 3] }] })
  await reply(await letterTo(table, seat), '2')
  expect((await see(table, seat)).model.votes).toEqual([])
})
