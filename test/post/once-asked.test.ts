/** Whoever plays by letter is asked each question in one letter: the receipt of the answer before, or a call. */
import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveMail } from '../../worker/inbound/mail'
import type { Caught } from '../../worker/post/mailbox'
import { newSecret } from '../../worker/post/webhook/sign'
import { bothHops, kindsTo, lettersTo, newestTo, noticesOf, START, whereLettersWait } from '../kit/post'
import { asked, newTable, see, visit, type Played } from '../kit/table'
import { FIRST } from './reply-mails'

let heard: string[]
beforeEach(() => {
  vi.setSystemTime(START)
  heard = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    heard.push(JSON.parse(String(body)).type)
    return new Response('thanks')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ADDRESSES = ['anne', 'bob', 'cem'].map(name => `${name}@once.example`)
const MINUTE = 60_000

const reply = (letter: Caught, words: string): Promise<string> => receiveMail(env, FIRST[1](words, letter), letter.to, letter.replyTo ?? '')

/** All three answer by letter, whoever the table waits for; the calls that are held for a while go out, too. */
async function played(table: Played, answers: number): Promise<void> {
  for (let n = 0; n < answers && (await see(table, 'watcher')).model.head.stage === 'playing'; n++) {
    await bothHops(table, ...ADDRESSES)
    const { seats } = (await see(table, 'watcher')).model.head
    const letter = await newestTo(ADDRESSES[seats.find(({ waits }) => waits)?.seat ?? 0] ?? '')
    if (!letter) throw new Error('no letter came')
    await reply(letter, '1')
    await bothHops(table, ...ADDRESSES)
    vi.setSystemTime(Date.now() + 5 * MINUTE)
    await bothHops(table, ...ADDRESSES)
  }
}

/** Letters that ask what the receipt before them asked: an address to reply to stands for one question. */
const askedTwice = (letters: readonly Caught[]): string[] =>
  letters.flatMap(({ kind, replyTo, subject }, i) => (kind === 'turn' && letters[i - 1]?.replyTo === replyTo ? [subject] : []))

test('no call asks again by letter what a receipt just asked, but a webhook is told of it', { timeout: 300_000 }, async () => {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 3, manner: 'brisk', addresses: ADDRESSES })
  const hook = { url: 'https://hooks.boat.example/a/secret', shape: 'json' as const, secret: newSecret() }
  await table.stub.act(visit(table, 0), { do: 'hook', hook })
  await played(table, 60)
  for (const address of ADDRESSES) {
    const letters = await lettersTo(address)
    expect(letters.filter(({ kind }) => kind === 'receipt').length).toBeGreaterThan(5)
    expect(askedTwice(letters)).toEqual([])
  }
  const [called = ''] = ADDRESSES
  expect(heard.filter(type => type === 'turn').length).toBeGreaterThan((await kindsTo(called)).filter(kind => kind === 'turn').length)
})

test('a turn letter that waits is not sent when a late answer’s letter asks the same', async () => {
  const table = await newTable({ seats: 2, addresses: ADDRESSES.slice(0, 2) })
  await bothHops(table, ...ADDRESSES)
  const first = await asked(table)
  const to = ADDRESSES[first?.seat ?? 0] ?? ''
  const old = await newestTo(to)
  if (!old || !first) throw new Error('no letter came')
  // Until the same seat is asked again after the other's turn.
  for (let another = false, n = 0; n < 40; n++) {
    const question = await asked(table)
    if (!question || (another && question.seat === first.seat)) break
    another ||= question.seat !== first.seat
    const choice = question.choices.at(-1) ?? ''
    await whereLettersWait(table, held => void held.answer(visit(table, question.seat), [[question.prompt, choice]]))
    await evictDurableObject(table.stub)
  }
  const waits = (await noticesOf(table)).filter(({ seat, kind, done }) => seat === first.seat && kind === 'turn' && done === null)
  expect(waits).toHaveLength(1)
  expect(await reply(old, '1')).toBe('late')
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  await bothHops(table, ...ADDRESSES)
  expect((await lettersTo(to)).slice(-2).map(({ kind }) => kind)).toEqual(['turn', 'stale'])
  expect((await lettersTo(to)).at(-2)?.replyTo).toBe(old.replyTo)
})
