/** What a substitute may do at somebody else's seat, and what the reply address of an old letter may still do. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Caught } from '../../worker/post/mailbox'
import { receiveMail } from '../../worker/inbound/mail'
import { PACES } from '../../worker/clock'
import type { Deed } from '../../worker/table/deeds'
import { isForward, isStop } from '../kit/forward'
import { act, at, DAY, START, waiting } from '../kit/life'
import { bothHops, lettersTo } from '../kit/post'
import { answerOnce, newTable, see, type Played } from '../kit/table'
import { FIRST } from '../post/reply-mails'

beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

async function lentTable(): Promise<{ table: Played; lent: Played }> {
  const table = await newTable({ seats: 3, pace: PACES.slow })
  await act(table, 0, { do: 'hours', hours: { zone: 'Europe/Warsaw', from: 480, to: 1320, days: [1, 2, 3, 4, 5] } })
  await act(table, 0, { do: 'lend', until: START + 9 * DAY })
  const key = (await see(table, 0)).model.own?.lent?.path.split('/').at(-1) ?? ''
  return { table, lent: { ...table, keys: { 0: key } } }
}

describe('a substitute', () => {
  const OWNERS: Deed[] = [
    { do: 'hours', hours: { zone: 'UTC', from: 0, to: 600, days: [1, 2, 3, 4, 5, 6, 7] } },
    { do: 'absent', absence: { from: START + DAY, until: START + 2 * DAY } },
    { do: 'back-sooner', from: START },
    { do: 'language', language: 'pl' },
    { do: 'reminders', ticked: [] },
    { do: 'mute', seat: 1, mute: true },
    { do: 'propose', what: 'pause' },
    { do: 'propose', what: 'takeback' },
    { do: 'note', text: 'Mine' },
    { do: 'lend', until: START + DAY },
    { do: 'resign' },
    { do: 'claim-win' },
    { do: 'object' },
    { do: 'drop-second' },
    { do: 'replace-feeds' },
    { do: 'leave', name: 'A pirate' },
  ]

  test('changes nothing that belongs to the owner', async () => {
    const { table, lent } = await lentTable()
    const { own, votes } = (await see(table, 0)).model
    for (const deed of OWNERS) expect(await act(lent, 0, deed), deed.do).toBe('owner-only')
    const after = (await see(table, 0)).model
    expect([after.own, after.votes]).toEqual([own, votes])
  })

  test('is shown none of the owner’s settings and offered nothing that would be refused', async () => {
    const { lent } = await lentTable()
    const { model } = await see(lent, 0)
    expect(model.own).toBeUndefined()
    expect(model.may).toMatchObject({ proposePause: false, proposeTakeback: false, claimWin: false, resign: false, talk: true })
  })

  test('answers, talks and votes for the seat', async () => {
    const { table, lent } = await lentTable()
    while ((await waiting(table)) !== 0) await answerOnce(table, choice => isStop(choice) || isForward(choice))
    expect((await answerOnce(lent)).outcome).toBe('counted')
    expect(await act(lent, 0, { do: 'say', text: 'I play for a while' })).toBe('done')
    await act(table, 1, { do: 'propose', what: 'pause' })
    const [vote] = (await see(lent, 0)).model.votes
    expect(await act(lent, 0, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })).toBe('done')
  })
})

describe('the reply address of a letter', () => {
  let ships = 0
  let addresses: string[]
  beforeEach(() => {
    const ship = ++ships
    addresses = ['anne', 'bob'].map(name => `${name}@reply-${ship}.example`)
  })

  const newest = async (seat: number, kind: string): Promise<Caught> =>
    (await lettersTo(addresses[seat] ?? '')).findLast(letter => letter.kind === kind) ?? expect.unreachable()
  const reply = (letter: Caught, words: string) => receiveMail(env, FIRST[1](words, letter), letter.to, letter.replyTo ?? '')
  const talkAt = async (table: Played) => (await see(table, 0)).model.talk.map(({ text }) => text)

  async function asked() {
    const table = await newTable({ seats: 2, addresses, pace: PACES.slow })
    await bothHops(table, ...addresses)
    const seat = await waiting(table)
    return { table, seat, letter: await newest(seat, 'turn') }
  }

  test('neither talks nor takes back once the question of its letter is answered', async () => {
    const { table, seat, letter } = await asked()
    await reply(letter, 'say: Ahoy')
    expect(await talkAt(table)).toEqual(['Ahoy'])
    await answerOnce(table, isForward)
    const { position } = (await see(table, 'watcher')).model
    for (const words of ['say: I resign', 'undo', 'undo\nsay: Sorry', '1\nsay: Ha']) await reply(letter, words)
    expect(await talkAt(table)).toEqual(['Ahoy'])
    expect((await see(table, 'watcher')).model.position).toBe(position)
    await bothHops(table, ...addresses)
    expect((await newest(seat, 'stale')).replyTo).toBeDefined()
  })

  test('in a receipt is stale like any other once the table has moved on', async () => {
    const { table, seat, letter } = await asked()
    await reply(letter, '1')
    while ((await waiting(table)) === seat) await answerOnce(table, isStop)
    await reply(letter, 'nothing')
    await bothHops(table, ...addresses)
    const receipt = await newest(seat, 'stale')
    while ((await waiting(table)) !== seat) await answerOnce(table, choice => isStop(choice) || isForward(choice))
    await reply(receipt, 'say: Still here')
    expect(await talkAt(table)).toEqual([])
  })

  test('in a letter about a mention answers that mention, once', async () => {
    const { table } = await asked()
    await act(table, 1, { do: 'say', text: 'Where are you, @Pirate 1?' })
    await bothHops(table, ...addresses)
    const letter = await newest(0, 'mention')
    await reply(letter, '1')
    expect((await see(table, 'watcher')).model.position).toBe(0)
    await reply(letter, 'say: Here')
    await reply(letter, 'say: And here')
    expect(await talkAt(table)).toEqual(['Where are you, @Pirate 1?', 'Here'])
  })

  test('in a letter that asks nothing does nothing, and the sender is told how things stand', async () => {
    const { table } = await asked()
    for (const words of ['say: It is I', '1', 'undo']) await reply(await newest(0, 'seat'), words)
    expect(await talkAt(table)).toEqual([])
    expect((await see(table, 'watcher')).model.position).toBe(0)
    await bothHops(table, ...addresses)
    expect((await newest(0, 'stale')).text).toContain('moved on')
  })
})
