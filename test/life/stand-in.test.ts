/** Substitutes for an owner who is gone: strangers ask for the seat, the table agrees, and the owner takes it back on return. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LEND_DAYS, SUBSTITUTE_DAYS } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import { keyFor } from '../../worker/shared/keys'
import { personOf } from '../../worker/shared/person-key'
import { PACES } from '../../worker/clock'
import { isForward, isStop } from '../kit/forward'
import { HOME, visitor } from '../kit/inside'
import { act, at, DAY, START, waiting } from '../kit/life'
import { bothHops, firstHop, kindsTo, lettersTo, newestTo, personAt } from '../kit/post'
import { answerOnce, newTable, see, visit, type Played } from '../kit/table'
import type { Visitor } from '../kit/visitor'

let ships = 0
let crew: string[]
let zoe: string

beforeEach(() => {
  at(START)
  const ship = ++ships
  crew = ['anne', 'bob', 'kim'].map(name => `${name}@stand-in-${ship}.example`)
  zoe = `zoe@stand-in-${ship}.example`
})
afterEach(() => void vi.useRealTimers())

/** Anne has resigned, and the host offers her seat. */
async function offered(): Promise<Played> {
  const table = await newTable({ seats: 3, pace: PACES.slow, addresses: crew, name: `Gone ${ships}` })
  await act(table, 0, { do: 'resign' })
  expect(await table.stub.host(table.host, { do: 'seek', seat: 0 })).toBe('done')
  return table
}

const pathOf = ({ id }: Played): string => `${HOME}tables/${id}/seats/0/substitute`

async function ask(table: Played, address: string, name = 'Zoe', who = visitor()): Promise<Visitor> {
  const page = await who.open(pathOf(table))
  const form = page.forms().find(({ method }) => method === 'POST') ?? expect.unreachable()
  await who.send(form.type(/name/, name).type('email', address))
  await bothHops(table, address)
  return who
}

/** Confirms by the link in the letter. */
async function confirm(who: Visitor, address: string): Promise<void> {
  const letter = (await lettersTo(address)).findLast(({ kind }) => kind === 'candidate') ?? expect.unreachable()
  const [link] = letter.text.match(/http\S+substitute\/\S+/) ?? expect.unreachable()
  const page = await who.open(link)
  await who.send(page.forms().find(({ method }) => method === 'POST') ?? expect.unreachable())
}

async function candidacy(table: Played, address = zoe): Promise<number> {
  await confirm(await ask(table, address), address)
  return (await see(table, 1)).model.votes.find(({ kind }) => kind === 'substitute')?.number ?? expect.unreachable()
}

const agree = async (table: Played, number: number): Promise<void> => {
  for (const seat of [1, 2]) expect(await act(table, seat, { do: 'vote', number, ballot: 'yes' })).toBe('done')
}

const lentKey = ({ id }: Played, times = 1): string => keyFor(env.SITE_KEY, 'lend', id, 0, 1, times)
const plays = async (table: Played): Promise<boolean> => (await see(table, 1)).model.head.seats[0]?.lent !== undefined

test('a stranger finds the seat among the open tables, confirms by letter, is accepted, plays, and loses the seat when its owner is back', async () => {
  const table = await offered()
  await firstHop(table)
  const stranger = visitor()
  const found = (await stranger.open(`${HOME}tables`)).links('main').find(({ href }) => href === pathOf(table))
  expect(found?.text).toContain('a substitute for Pirate 1')

  await ask(table, zoe, 'Zoe', stranger)
  expect(stranger.page.html).toContain('Check your inbox')
  expect((await see(table, 1)).model.votes).toEqual([])
  await confirm(stranger, zoe)
  expect(stranger.page.html).toContain('The table decides')
  const [vote] = (await see(table, 1)).model.votes
  expect(vote).toMatchObject({ kind: 'substitute', name: 'Zoe', about: 0 })
  expect(await table.stub.admitsKey(0, lentKey(table))).toBe(false)
  await agree(table, vote?.number ?? 0)
  expect(await plays(table)).toBe(true)
  expect((await see(table, 1)).model.lines.at(-1)?.text.say).toBe('remark-substitute')

  await bothHops(table, zoe, ...crew)
  expect(await kindsTo(zoe)).toContain('stand-in')
  expect(await kindsTo(crew[0] ?? '')).toContain('stood-in')
  const letter = (await lettersTo(zoe)).findLast(({ kind }) => kind === 'stand-in') ?? expect.unreachable()
  const [link] = letter.text.match(/http\S+\/link\/\S+/) ?? expect.unreachable()
  expect((await stranger.open(link)).html).toContain('You’re playing for')

  const before = (await kindsTo(crew[0] ?? '')).filter(kind => kind === 'turn').length
  while ((await waiting(table)) !== 0) await answerOnce(table, choice => isStop(choice) || isForward(choice))
  await bothHops(table, zoe, ...crew)
  const turn = (await lettersTo(zoe)).findLast(({ kind }) => kind === 'turn')
  expect(turn?.text).toContain(link)
  expect((await kindsTo(crew[0] ?? '')).filter(kind => kind === 'turn')).toHaveLength(before)
  expect(unpack(await personAt(zoe).mine())).toMatchObject([{ table: table.id, seat: 0 }])

  expect(await act(table, 0, { do: 'take-seat-back' })).toBe('done')
  expect((await stranger.open(link)).status).toBe(410)
  await bothHops(table, zoe, ...crew)
  expect((await kindsTo(zoe)).at(-1)).toBe('given-back')
  expect(unpack(await personAt(zoe).mine())).toEqual([])
})

describe('before the table has agreed', () => {
  test('a stranger sees who plays but nothing of the game', async () => {
    const table = await offered()
    expect(Object.keys(unpack(await table.stub.stranger(0, {}, { do: 'look' })))).toEqual(['head'])
    const page = await visitor().open(pathOf(table))
    expect(page.root.querySelector('#hand, #board, svg.board')).toBeNull()
    expect(page.html).not.toContain('/link/')
  })

  test('opening the link in the letter decides nothing, and a wrong key opens nothing', async () => {
    const table = await offered()
    await ask(table, zoe)
    const letter = (await newestTo(zoe)) ?? expect.unreachable()
    const [link = ''] = letter.text.match(/http\S+substitute\/\S+/) ?? expect.unreachable()
    expect(letter.text).not.toContain('Pirate')
    await visitor().open(link)
    expect((await see(table, 1)).model.votes).toEqual([])
    expect((await visitor().open(link.replace(/.$/, last => (last === 'a' ? 'b' : 'a')))).status).toBe(410)
  })

  test('an address that already has a seat gets no letter, but sees the same page', async () => {
    const table = await offered()
    const stranger = await ask(table, crew[1] ?? '')
    expect(stranger.page.html).toContain('Check your inbox')
    expect(await kindsTo(crew[1] ?? '')).not.toContain('candidate')
  })

  test('a browser that holds a seat here cannot ask', async () => {
    const table = await offered()
    const person = personOf(env.SITE_KEY, zoe)
    const deed = { do: 'apply' as const, person, name: 'Zoe', language: 'en' as const }
    expect(unpack(await table.stub.stranger(0, { 1: table.keys[1] ?? '' }, deed))).toEqual({ refused: 'sits-here' })
    expect(await kindsTo(zoe)).toEqual([])
  })

  test('the form requires a name and an address', async () => {
    const table = await offered()
    const who = visitor()
    const form = (await who.open(pathOf(table))).forms().find(({ method }) => method === 'POST') ?? expect.unreachable()
    expect((await who.send(form)).status).toBe(422)
    expect(who.page.html).toContain('type your email')
  })
})

describe('the table agrees to a substitute', () => {
  test('if all others say yes, not just some', async () => {
    const table = await offered()
    const number = await candidacy(table)
    await act(table, 1, { do: 'vote', number, ballot: 'yes' })
    at(START + 3 * DAY)
    await firstHop(table)
    expect(await plays(table)).toBe(false)
    expect((await see(table, 1)).model.votes).toEqual([])
  })

  test('if the owner alone says yes, whatever the others say', async () => {
    const table = await offered()
    const number = await candidacy(table)
    await act(table, 1, { do: 'vote', number, ballot: 'no' })
    expect((await see(table, 0)).model.votes).toHaveLength(1)
    await act(table, 0, { do: 'vote', number, ballot: 'yes' })
    expect(await plays(table)).toBe(true)
  })

  test('never against the owner’s no; then it votes on the next candidate', async () => {
    const table = await offered()
    const number = await candidacy(table)
    const other = zoe.replace('zoe', 'max')
    await confirm(await ask(table, other, 'Max'), other)
    await act(table, 0, { do: 'vote', number, ballot: 'no' })
    expect(await plays(table)).toBe(false)
    expect((await see(table, 1)).model.votes).toMatchObject([{ kind: 'substitute', name: 'Max' }])
  })

  test('but a friend who holds the lent seat cannot decide for the owner', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow, addresses: crew })
    await act(table, 0, { do: 'lend', until: START + 9 * DAY })
    await act(table, 0, { do: 'resign' })
    await table.stub.host(table.host, { do: 'seek', seat: 0 })
    const number = await candidacy(table)
    const friend: Played = { ...table, keys: { 0: lentKey(table) } }
    expect(await act(friend, 0, { do: 'vote', number, ballot: 'yes' })).toBe('owner-only')
    expect(await act(friend, 0, { do: 'take-seat-back' })).toBe('done')
    expect((await see(table, 1)).model.votes).toEqual([])
  })

  test('at most once a week for one seat', async () => {
    const table = await offered()
    await agree(table, await candidacy(table))
    await act(table, 0, { do: 'take-seat-back' })
    await act(table, 0, { do: 'resign' })
    expect(await table.stub.host(table.host, { do: 'seek', seat: 0 })).toBe('done')
    const deed = { do: 'apply' as const, person: 'p', name: 'Max', language: 'en' as const }
    expect(unpack(await table.stub.stranger(0, {}, deed))).toEqual({ refused: 'too-soon' })
    at(START + SUBSTITUTE_DAYS * DAY)
    expect(unpack(await table.stub.stranger(0, {}, deed))).toHaveProperty('head')
  })
})

describe('a seat', () => {
  test('cannot be offered while its owner plays', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    expect(await table.stub.host(table.host, { do: 'seek', seat: 0 })).toBe('not-now')
    expect((await visitor().open(pathOf(table))).status).toBe(410)
  })

  test('is no longer on offer when its owner is back, and leaves the lobby’s list', async () => {
    const table = await offered()
    const number = await candidacy(table)
    await act(table, 0, { do: 'take-seat-back' })
    await firstHop(table)
    expect((await see(table, 1)).model.votes).toEqual([])
    expect(await act(table, 1, { do: 'vote', number, ballot: 'yes' })).toBe('no-such-vote')
    expect((await visitor().open(`${HOME}tables`)).html).not.toContain(table.id)
  })

  test('is no longer on offer when its owner leaves for good or its lost link is replaced', async () => {
    const left = await offered()
    await act(left, 0, { do: 'leave', name: 'A pirate' })
    const lost = await newTable({ seats: 3, pace: PACES.slow })
    await act(lost, 0, { do: 'resign' })
    await lost.stub.host(lost.host, { do: 'seek', seat: 0 })
    await lost.stub.host(lost.host, { do: 'recover', seat: 0 }, { 2: lost.keys[2] ?? '' })
    const [vote] = (await see(lost, 1)).model.votes
    await act(lost, 1, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })
    at(START + 2 * DAY)
    const claim = keyFor(env.SITE_KEY, 'claim', lost.id, 0, 1)
    expect(unpack(await lost.stub.takeSeat(0, claim, { name: 'Anne', words: '', person: null, language: 'en' }))).toHaveProperty('key')
    for (const table of [left, lost]) {
      await firstHop(table)
      expect((await see(table, 1)).model.wanted).toEqual([])
      expect((await visitor().open(`${HOME}tables`)).html).not.toContain(table.id)
    }
  })

  test('returns to its owner by itself when the substitute’s time is up', async () => {
    const table = await offered()
    await agree(table, await candidacy(table))
    await bothHops(table, zoe)
    at(START + LEND_DAYS * DAY)
    await bothHops(table, zoe)
    expect(await table.stub.admitsKey(0, lentKey(table))).toBe(false)
    expect((await kindsTo(zoe)).at(-1)).toBe('given-back')
    expect(unpack(await personAt(zoe).mine())).toEqual([])
  })

  test('keeps nothing about a substitute who asks to be forgotten', async () => {
    const table = await offered()
    await agree(table, await candidacy(table))
    const person = personOf(env.SITE_KEY, zoe)
    await table.stub.forget(person, 'A pirate')
    const seats = await runInDurableObject(table.stub, (_, { storage }) =>
      JSON.stringify(storage.sql.exec('SELECT * FROM seats').toArray())
    )
    expect(seats).not.toContain(person)
    expect(await table.stub.admitsKey(0, lentKey(table))).toBe(false)
  })

  test('of a table from before candidates were voted on no longer opens by its old link and is on offer', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    await act(table, 0, { do: 'resign' })
    const before = JSON.stringify({ lent: { until: START + 60 * DAY, times: 1, wanted: true } })
    await runInDurableObject(table.stub, (_, { storage }) => void storage.sql.exec('UPDATE seats SET settings = ? WHERE seat = 0', before))
    await evictDurableObject(table.stub)
    expect(await table.stub.admitsKey(0, lentKey(table))).toBe(false)
    expect(unpack(await table.stub.see(visit({ ...table, keys: { 0: lentKey(table) } }, 0)))).toEqual({ refused: 'not-yours' })
    expect((await see(table, 1)).model.wanted).toMatchObject([{ seat: 0 }])
    expect((await visitor().open(pathOf(table))).status).toBe(200)
  })
})
