/** A lost link: when the host may ask for a new one, who votes on it, how long its owner can object, and what is revoked. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { Seat } from '../../worker/rules/contract'
import { PACES } from '../../worker/clock'
import { keyFor } from '../../worker/shared/keys'
import { isForward, isStop } from '../kit/forward'
import { act, at, DAY, HOUR, START, waiting } from '../kit/life'
import { answer, answerOnce, claimKey, newTable, see, visit, type Played } from '../kit/table'

beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

const HOOK = { shape: 'json' as const, url: 'https://ship.example/bell', secret: 'whsec_c2VjcmV0' }
const HOURS = { zone: 'UTC', from: 8 * 60, to: 20 * 60, days: [1, 2, 3, 4, 5] }

const ask = (table: Played, seat: Seat, keys: Played['keys'] = {}) => table.stub.host(table.host, { do: 'recover', seat }, keys)

async function claimOf(table: Played, seat: Seat): Promise<string | null> {
  const list = unpack(await table.stub.claims(table.host))
  return 'claims' in list ? (list.claims[seat] ?? null) : expect.unreachable()
}

async function agree(table: Played, ...voters: Seat[]): Promise<void> {
  const [vote] = (await see(table, voters[0] ?? 0)).model.votes
  for (const seat of voters) expect(await act(table, seat, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })).toBe('done')
}

/** A table of three whose host has the last seat, and whose players agreed that the first seat's link is lost. */
async function agreedTable(): Promise<Played> {
  const table = await newTable({ seats: 3, pace: PACES.slow })
  expect(await ask(table, 0, { 2: table.keys[2] ?? '' })).toBe('done')
  await agree(table, 1)
  return table
}

describe('a new link', () => {
  test.each<[string, Partial<Parameters<typeof newTable>[0]>, (table: Played) => Promise<unknown>, string]>([
    ['that has an address', { addresses: ['anne@lost.example'] }, async () => {}, 'reachable'],
    ['that has a webhook', {}, table => act(table, 0, { do: 'hook', hook: HOOK }), 'reachable'],
    ['whose owner is away', {}, table => act(table, 0, { do: 'absent', absence: { from: START, until: START + DAY } }), 'away'],
    ['that is lent', {}, table => act(table, 0, { do: 'lend', until: START + DAY }), 'away'],
  ])('cannot be asked for if the seat %s', async (_, wanted, first, fault) => {
    const table = await newTable({ seats: 3, pace: PACES.slow, ...wanted })
    await first(table)
    expect(await ask(table, 0)).toBe(fault)
    expect((await see(table, 1)).model.votes).toEqual([])
    at(START + 12 * HOUR)
    expect(await claimOf(table, 0)).toBeNull()
  })

  test('needs the votes of all others except the host, and a day without objection', async () => {
    const table = await newTable({ seats: 4, pace: PACES.slow })
    await ask(table, 0, { 3: table.keys[3] ?? '' })
    expect((await see(table, 1)).model.votes).toMatchObject([{ kind: 'lost', about: 0, voters: [1, 2] }])
    await agree(table, 1)
    at(START + 30 * HOUR)
    expect(await claimOf(table, 0)).toBeNull()
    await agree(table, 2)
    expect(await claimOf(table, 0)).not.toBeNull()
  })

  test('is not given if one of the others votes no', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    await ask(table, 0, { 2: table.keys[2] ?? '' })
    const [vote] = (await see(table, 1)).model.votes
    await act(table, 1, { do: 'vote', number: vote?.number ?? 0, ballot: 'no' })
    at(START + 9 * DAY)
    expect(await claimOf(table, 0)).toBeNull()
    expect((await see(table, 0)).model.own?.recovery).toBeUndefined()
  })

  test('takes seven days of silence at a table of two, without a vote', async () => {
    const table = await newTable({ seats: 2, pace: PACES.slow })
    await ask(table, 0, { 1: table.keys[1] ?? '' })
    expect((await see(table, 1)).model.votes).toEqual([])
    at(START + 7 * DAY - HOUR)
    expect(await claimOf(table, 0)).toBeNull()
    at(START + 7 * DAY)
    expect(await claimOf(table, 0)).not.toBeNull()
  })

  test('takes as long if one of two people plays two seats', async () => {
    const table = await newTable({ seats: 3, free: 1, pace: PACES.slow })
    const taker = { name: 'Both', words: '', person: null, language: 'en' as const, keys: { 1: table.keys[1] ?? '' } }
    await table.stub.takeSeat(2, claimKey(table, 2), taker)
    expect(await ask(table, 0)).toBe('done')
    at(START + 3 * DAY)
    expect(await claimOf(table, 0)).toBeNull()
    at(START + 7 * DAY)
    expect(await claimOf(table, 0)).not.toBeNull()
  })

  test('waits for waking hours, and is held up by a pause', async () => {
    const two = await newTable({ seats: 2, pace: PACES.slow })
    await act(two, 0, { do: 'hours', hours: HOURS })
    await ask(two, 0)
    // Starts on a Monday at nine, with five waking days a week of twelve hours each.
    at(START + 9 * DAY - 2 * HOUR)
    expect(await claimOf(two, 0)).toBeNull()
    at(START + 9 * DAY)
    expect(await claimOf(two, 0)).not.toBeNull()

    at(START)
    const three = await newTable({ seats: 3, pace: PACES.slow })
    await act(three, 0, { do: 'propose', what: 'pause' })
    const [pause] = (await see(three, 1)).model.votes
    await ask(three, 0, { 2: three.keys[2] ?? '' })
    const lost = (await see(three, 1)).model.votes.find(({ kind }) => kind === 'lost')
    await act(three, 1, { do: 'vote', number: lost?.number ?? 0, ballot: 'yes' })
    for (const seat of [1, 2]) await act(three, seat, { do: 'vote', number: pause?.number ?? 0, ballot: 'yes' })
    at(START + 20 * DAY)
    expect(await claimOf(three, 0)).toBeNull()
    await act(three, 1, { do: 'resume' })
    at(START + 22 * DAY)
    expect(await claimOf(three, 0)).not.toBeNull()
  })

  test('waits for an announced absence, which no vote shortens', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    await act(table, 0, { do: 'absent', absence: { from: START + HOUR, until: START + 5 * DAY } })
    await ask(table, 0, { 2: table.keys[2] ?? '' })
    await agree(table, 1)
    at(START + 5 * DAY)
    expect(await claimOf(table, 0)).toBeNull()
    at(START + 6 * DAY - HOUR)
    expect(await claimOf(table, 0)).not.toBeNull()
  })

  test('cannot be asked for over and over', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    for (let times = 0; times < 3; times++) {
      expect(await ask(table, 0)).toBe('done')
      expect(await ask(table, 0)).toBe('not-now')
      await act(table, 0, { do: 'object' })
    }
    expect(await ask(table, 0)).toBe('too-fast')
    at(START + 8 * DAY)
    expect(await ask(table, 0)).toBe('done')
  })
})

describe('the owner, who still has the link,', () => {
  test('can object with a button, even after the deadline, which ends the vote', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    expect(await act(table, 0, { do: 'object' })).toBe('not-now')
    await ask(table, 0)
    await act(table, 0, { do: 'object' })
    const { model } = await see(table, 1)
    expect(model.votes).toEqual([])
    expect(model.head.seats[0]?.recovery).toBeUndefined()
    expect(model.lines.at(-1)?.text.say).toBe('remark-found')

    const late = await agreedTable()
    at(START + 3 * DAY)
    expect(await claimOf(late, 0)).not.toBeNull()
    expect(await act(late, 0, { do: 'object' })).toBe('done')
    expect(await claimOf(late, 0)).toBeNull()
  })

  test('objects by anything everybody can see, and by giving an address', async () => {
    const table = await agreedTable()
    while ((await waiting(table)) !== 0) await answerOnce(table, choice => isStop(choice) || isForward(choice))
    await answerOnce(table, isForward)
    expect((await see(table, 1)).model.head.seats[0]?.recovery).toBeUndefined()

    const other = await agreedTable()
    await act(other, 0, { do: 'second-address', person: 'p' })
    expect((await see(other, 1)).model.head.seats[0]?.recovery).toBeDefined()
    await act(other, 0, { do: 'address', person: 'p' })
    expect((await see(other, 1)).model.head.seats[0]?.recovery).toBeUndefined()
  })

  test('gives nothing away by sealing a card or writing a note', async () => {
    const table = await newTable({ game: 'regatta', edition: 'first', seats: 3, pace: PACES.slow })
    const sealer = await mayAnswer(table)
    await ask(table, sealer.seat)
    const seen = async () => (await see(table, (sealer.seat + 1) % 3)).model
    const before = await seen()
    await answer(table, sealer.seat, sealer.prompt, sealer.choice)
    await act(table, sealer.seat, { do: 'note', text: 'Sealed' })
    expect(await seen()).toEqual(before)
  })
})

/** A seat that may answer something the table is not waiting for. */
async function mayAnswer(table: Played): Promise<{ seat: Seat; prompt: string; choice: string }> {
  for (let answers = 0; answers < 30; answers++) {
    for (const seat of [0, 1, 2]) {
      const prompt = (await see(table, seat)).model.prompts.find(({ may }) => may)
      if (prompt) return { seat, prompt: prompt.id, choice: prompt.choices.at(-1)?.id ?? '' }
    }
    await answerOnce(table)
  }
  throw new Error('no seat may seal a card')
}

describe('a seat taken again with a new link', () => {
  async function retaken(): Promise<{ table: Played; anew: Played; lent: string; feed: string }> {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    await act(table, 0, { do: 'note', text: 'My plan' })
    await act(table, 0, { do: 'mute', seat: 1, mute: true })
    await act(table, 0, { do: 'hours', hours: HOURS })
    await act(table, 0, { do: 'absent', absence: { from: START + 20 * DAY, until: START + 25 * DAY } })
    await act(table, 0, { do: 'lend', until: START + 2 * DAY })
    const lent = (await see(table, 0)).model.own?.lent?.path.split('/').at(-1) ?? ''
    await act(table, 0, { do: 'take-seat-back' })
    expect(await ask(table, 0, { 2: table.keys[2] ?? '' })).toBe('done')
    await agree(table, 1)
    at(START + 4 * DAY)
    const taker = { name: 'Zed', words: '', person: null, language: 'en' as const }
    const taken = unpack(await table.stub.takeSeat(0, (await claimOf(table, 0)) ?? '', taker))
    if (!('key' in taken)) throw new Error(taken.refused)
    return { table, anew: { ...table, keys: { 0: taken.key } }, lent, feed: keyFor(env.SITE_KEY, 'feed', table.id, 0, 0) }
  }

  test('cannot be opened with any earlier link', async () => {
    const { table, lent, feed } = await retaken()
    expect(unpack(await table.stub.see(visit(table, 0)))).toEqual({ refused: 'not-yours' })
    expect(await table.stub.admitsKey(0, table.keys[0] ?? '')).toBe(false)
    expect(await table.stub.admitsKey(0, lent)).toBe(false)
    expect(unpack(await table.stub.feed(0, feed))).toBeNull()
    expect(await claimOf(table, 0)).toBeNull()
  })

  test('shows none of its owner’s notes, hours, absences or muted seats', async () => {
    const { anew } = await retaken()
    const { model } = await see(anew, 0)
    expect(model.notes).toEqual([])
    expect(model.own).toMatchObject({ absences: [], muted: [], hours: { zone: 'UTC', from: 0, to: 0 } })
    expect(model.lines.map(({ text }) => text.say)).toContain('remark-retaken')
    const post = unpack(await anew.stub.post(visit(anew, 0)))
    expect(post).toMatchObject({ hooks: [], devices: [], notices: [] })
  })
})

test("whoever opens the new link cannot decline the seat on the owner's behalf", async () => {
  const table = await agreedTable()
  at(START + 3 * DAY)
  expect(await table.stub.decline(0, (await claimOf(table, 0)) ?? '')).toEqual({ refused: 'taken' })
  expect(await table.stub.admitsKey(0, table.keys[0] ?? '')).toBe(true)
})
