/** Coming back, being asked again, and how votes end. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { receiveMail } from '../../worker/inbound/mail'
import { PACES } from '../../worker/clock'
import { isForward, isStop } from '../kit/forward'
import { visitor } from '../kit/inside'
import { act, at, HOUR, START, untilNextAlarm, waiting } from '../kit/life'
import { bothHops, kindsTo, lettersTo, newestTo, personAt } from '../kit/post'
import { answerOnce, claimKey, newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'
import { FIRST } from '../post/reply-mails'

let ships = 0
let addresses: string[]

beforeEach(() => {
  at(START)
  const ship = ++ships
  addresses = ['anne', 'bob', 'kim'].map(name => `${name}@back-${ship}.example`)
})
afterEach(() => void vi.useRealTimers())

const kinds = (seat: number): Promise<string[]> => kindsTo(addresses[seat] ?? '')

async function passTurn(table: Played): Promise<void> {
  const seat = await waiting(table)
  await answerOnce(table, isForward)
  while ((await waiting(table)) === seat) await answerOnce(table, isStop)
}
/** Plays until one player has run out of time so often that the others vote about it. */
async function vanish(table: Played): Promise<number> {
  const gone = await waiting(table)
  for (let rings = 0; rings < 60; rings++) {
    if ((await see(table, (gone + 1) % 3)).model.votes.length > 0) return gone
    if ((await waiting(table)) === gone) await untilNextAlarm(table)
    else await passTurn(table)
  }
  throw new Error('no vote was opened')
}

test('a player who returns while the others vote has not vanished, however they vote later', async () => {
  const table = await newTable({ pace: PACES.quick })
  const gone = await vanish(table)
  while ((await waiting(table)) !== gone) await passTurn(table)
  await answerOnce(table, isForward)
  expect((await see(table, (gone + 1) % 3)).model.votes).toEqual([])
  const start = Date.now()
  for (let days = 1; days <= 3; days++) {
    while ((await waiting(table)) !== gone) await passTurn(table)
    await passTurn(table)
    at(start + days * 20 * HOUR)
    await runDurableObjectAlarm(table.stub)
  }
  expect((await see(table, gone)).model.head.seats[gone]?.bot).toBeUndefined()
})

/** Proposes taking the last answer back, and everybody else agrees. */
async function agreed(table: Played, seat: number, between: () => Promise<unknown> = async () => {}): Promise<void> {
  expect(await act(table, seat, { do: 'propose', what: 'takeback' })).toBe('done')
  await between()
  const others = [0, 1, 2].filter(other => other !== seat)
  const number = (await see(table, others[0] ?? 0)).model.votes[0]?.number ?? 0
  for (const voter of others) expect(await act(table, voter, { do: 'vote', number, ballot: 'yes' })).toBe('done')
}

test('a takeback by consent asks again, and sends a letter to a player who has left the page', async () => {
  const table = await newTable({ addresses })
  await bothHops(table, ...addresses)
  const seat = await waiting(table)
  await passTurn(table)
  await bothHops(table, ...addresses)
  const before = (await kinds(seat)).filter(kind => kind === 'turn').length
  await agreed(table, seat)
  expect(await waiting(table)).toBe(seat)
  await bothHops(table, ...addresses)
  expect((await kinds(seat)).filter(kind => kind === 'turn')).toHaveLength(before + 1)
  expect(unpack(await personAt(addresses[seat] ?? '').mine())[0]?.asked).toBeDefined()
})

test('a takeback by consent for a seat now played by a bot does not leave the table waiting for the bot', async () => {
  const table = await newTable()
  const seat = await waiting(table)
  await passTurn(table)
  await agreed(table, seat, () => act(table, seat, { do: 'resign' }))
  expect(await waiting(table)).not.toBe(seat)
})

test('a player who resigned and took the seat back gets a letter when next asked', async () => {
  const table = await newTable({ addresses })
  const seat = await waiting(table)
  await bothHops(table, ...addresses)
  await act(table, seat, { do: 'resign' })
  await act(table, seat, { do: 'take-seat-back' })
  while ((await waiting(table)) !== seat) await passTurn(table)
  await bothHops(table, ...addresses)
  expect((await kinds(seat)).filter(kind => kind === 'turn')).toHaveLength(2)
})

test('an answer by letter proves that the link is not lost', async () => {
  const table = await newTable({ addresses })
  await bothHops(table, ...addresses)
  const seat = await waiting(table)
  await table.stub.host(table.host, { do: 'recover', seat })
  const letter = (await lettersTo(addresses[seat] ?? '')).findLast(({ kind }) => kind === 'turn')
  const [, program] = FIRST
  expect(await receiveMail(env, program('1', letter ?? expect.unreachable()), letter?.to ?? '', letter?.replyTo ?? '')).toBe('answered')
  at(START + 25 * HOUR)
  const taker = { name: 'Somebody', words: '', person: null, language: 'en' as const }
  expect(unpack(await table.stub.takeSeat(seat, claimKey(table, seat), taker))).toMatchObject({ refused: 'taken' })
})

test('a claimed win ends the game on everybody’s list', async () => {
  const table = await newTable({ seats: 2, addresses: addresses.slice(0, 2), pace: PACES.quick })
  await bothHops(table, ...addresses)
  const gone = await waiting(table)
  const other = 1 - gone
  for (let rings = 0; rings < 60 && (await act(table, other, { do: 'claim-win' })) !== 'done'; rings++)
    await ((await waiting(table)) === gone ? untilNextAlarm(table) : passTurn(table))
  await bothHops(table, ...addresses)
  expect(unpack(await personAt(addresses[gone] ?? '').mine())).toMatchObject([{ stage: 'over' }])
})

test('proposing a pause again counts as a vote for it; a voter who resigns does not hold it up', async () => {
  const table = await newTable({ pace: PACES.steady })
  await act(table, 0, { do: 'propose', what: 'pause' })
  await act(table, 1, { do: 'propose', what: 'pause' })
  const { votes } = (await see(table, 2)).model
  expect(votes).toMatchObject([{ kind: 'pause', voted: [0, 1] }])
  await act(table, 2, { do: 'resign' })
  const { model } = await see(table, 0)
  expect(model.votes).toEqual([])
  expect(model.head.paused).toBeGreaterThan(Date.now())
})

test('a takeback does not change since when the table has been waiting', async () => {
  const table = await newTable()
  const seat = await waiting(table)
  await answerOnce(table, isForward)
  at(START + HOUR)
  await table.stub.takeBack(visit(table, seat))
  const since = async () => (await see(table, seat)).model.head.seats[seat]?.waits?.since
  const before = await since()
  at(START + 2 * HOUR)
  expect(await since()).toBe(before)
})

test('joining a rematch keeps the address', async () => {
  const table = await newTable({ seats: 2, addresses: addresses.slice(0, 2), house: { sections: 4, pirates: 3 } })
  await playOut(table)
  await table.stub.rematch(visit(table, 0))
  const anne = visitor()
  const page = await anne.open(env.PUBLIC_URL + ((await see(table, 0)).model.again ?? ''))
  const form = page.forms()[0] ?? expect.unreachable()
  for (const line of form.lines('email')) line.value = ''
  expect((await anne.send(form)).status).toBe(200)
  const id = page.url.split('/')[4] ?? ''
  const again: Played = { id, stub: env.TABLE.get(env.TABLE.idFromName(id)), keys: {}, host: '' }
  await bothHops(again, ...addresses)
  expect(await newestTo(addresses[0] ?? '')).toMatchObject({ kind: 'seat' })
})

test('when the last other person leaves, nothing is agreed: whoever asked decides alone', async () => {
  const table = await newTable({ seats: 2, pace: PACES.quick })
  const seat = await waiting(table)
  await passTurn(table)
  const { position } = (await see(table, seat)).model
  await act(table, seat, { do: 'propose', what: 'takeback' })
  await act(table, 1 - seat, { do: 'resign' })
  const { model } = await see(table, seat)
  expect(model.position).toBeGreaterThanOrEqual(position)
  expect(model.votes).toMatchObject([{ kind: 'takeback', voters: [seat], voted: [] }])
  await act(table, seat, { do: 'vote', number: model.votes[0]?.number ?? 0, ballot: 'no' })
  expect((await see(table, seat)).model.votes).toEqual([])
})
