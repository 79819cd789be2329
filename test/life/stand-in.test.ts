/** A substitute for an owner who is gone: offered to strangers, agreed to by the table, and gone when the owner is back. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LEND_DAYS, SUBSTITUTE_DAYS } from '../../worker/bounds'
import { open } from '../../worker/parcel'
import { keyFor } from '../../worker/people/keys'
import { personOf } from '../../worker/people/person'
import { PACES } from '../../worker/table/clock'
import { isForward, isStop } from '../kit/forward'
import { HOME, visitor } from '../kit/inside'
import { act, at, DAY, START, waiting } from '../kit/life'
import { bothHops, firstHop, lettersTo, personAt } from '../kit/post'
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

/** Behind the letter that came. */
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
const kinds = async (address: string): Promise<string[]> => (await lettersTo(address)).map(({ kind }) => kind)
const plays = async (table: Played): Promise<boolean> => (await see(table, 1)).model.head.seats[0]?.lent !== undefined

test('a stranger finds the seat among the open tables, confirms by letter, is agreed to, plays, and gives it back', async () => {
  const table = await offered()
  await firstHop(table)
  const stranger = visitor()
  const found = (await stranger.open(`${HOME}tables`)).links('main').find(({ href }) => href === pathOf(table))
  expect(found?.text).toContain('a substitute for Pirate 1')

  await ask(table, zoe, 'Zoe', stranger)
  expect(stranger.page.html).toContain('Look into your inbox')
  expect((await see(table, 1)).model.votes).toEqual([])
  await confirm(stranger, zoe)
  expect(stranger.page.html).toContain('The table decides')
  const [vote] = (await see(table, 1)).model.votes
  expect(vote).toMatchObject({ kind: 'substitute', name: 'Zoe', about: 0 })
  expect(await table.stub.opens(0, lentKey(table))).toBe(false)
  await agree(table, vote?.number ?? 0)
  expect(await plays(table)).toBe(true)
  expect((await see(table, 1)).model.lines.at(-1)?.text.say).toBe('remark-substitute')

  await bothHops(table, zoe, ...crew)
  expect(await kinds(zoe)).toContain('stand-in')
  expect(await kinds(crew[0] ?? '')).toContain('stood-in')
  const letter = (await lettersTo(zoe)).findLast(({ kind }) => kind === 'stand-in') ?? expect.unreachable()
  const [link] = letter.text.match(/http\S+\/link\/\S+/) ?? expect.unreachable()
  expect((await stranger.open(link)).html).toContain('You play for')

  const before = (await kinds(crew[0] ?? '')).filter(kind => kind === 'turn').length
  while ((await waiting(table)) !== 0) await answerOnce(table, choice => isStop(choice) || isForward(choice))
  await bothHops(table, zoe, ...crew)
  const turn = (await lettersTo(zoe)).findLast(({ kind }) => kind === 'turn')
  expect(turn?.text).toContain(link)
  expect((await kinds(crew[0] ?? '')).filter(kind => kind === 'turn')).toHaveLength(before)
  expect(open(await personAt(zoe).mine())).toMatchObject([{ table: table.id, seat: 0 }])

  expect(await act(table, 0, { do: 'take-seat-back' })).toBe('done')
  expect((await stranger.open(link)).status).toBe(410)
  await bothHops(table, zoe, ...crew)
  expect((await kinds(zoe)).at(-1)).toBe('given-back')
  expect(open(await personAt(zoe).mine())).toEqual([])
})

describe('before the table has agreed', () => {
  test('a stranger sees who plays, and nothing of the game', async () => {
    const table = await offered()
    expect(Object.keys(open(await table.stub.stranger(0, {}, { do: 'look' })))).toEqual(['head'])
    const page = await visitor().open(pathOf(table))
    expect(page.root.querySelector('#hand, #board, svg.board')).toBeNull()
    expect(page.html).not.toContain('/link/')
  })

  test('opening the letter’s link decides nothing, and another key opens nothing', async () => {
    const table = await offered()
    await ask(table, zoe)
    const letter = (await lettersTo(zoe)).at(-1) ?? expect.unreachable()
    const [link = ''] = letter.text.match(/http\S+substitute\/\S+/) ?? expect.unreachable()
    expect(letter.text).not.toContain('Pirate')
    await visitor().open(link)
    expect((await see(table, 1)).model.votes).toEqual([])
    expect((await visitor().open(link.replace(/.$/, last => (last === 'a' ? 'b' : 'a')))).status).toBe(410)
  })

  test('the address of a seat gets no letter, and the page says the same', async () => {
    const table = await offered()
    const stranger = await ask(table, crew[1] ?? '')
    expect(stranger.page.html).toContain('Look into your inbox')
    expect(await kinds(crew[1] ?? '')).not.toContain('candidate')
  })

  test('a browser that holds a seat here cannot ask', async () => {
    const table = await offered()
    const person = personOf(env.SITE_KEY, zoe)
    const deed = { do: 'apply' as const, person, name: 'Zoe', language: 'en' as const }
    expect(open(await table.stub.stranger(0, { 1: table.keys[1] ?? '' }, deed))).toEqual({ refused: 'sits-here' })
    expect(await kinds(zoe)).toEqual([])
  })

  test('the form wants a name and an address', async () => {
    const table = await offered()
    const who = visitor()
    const form = (await who.open(pathOf(table))).forms().find(({ method }) => method === 'POST') ?? expect.unreachable()
    expect((await who.send(form)).status).toBe(422)
    expect(who.page.html).toContain('type your email')
  })
})

describe('the table agrees to a person', () => {
  test('by all others, not by some', async () => {
    const table = await offered()
    const number = await candidacy(table)
    await act(table, 1, { do: 'vote', number, ballot: 'yes' })
    at(START + 3 * DAY)
    await firstHop(table)
    expect(await plays(table)).toBe(false)
    expect((await see(table, 1)).model.votes).toEqual([])
  })

  test('by its owner alone, whatever the others say', async () => {
    const table = await offered()
    const number = await candidacy(table)
    await act(table, 1, { do: 'vote', number, ballot: 'no' })
    expect((await see(table, 0)).model.votes).toHaveLength(1)
    await act(table, 0, { do: 'vote', number, ballot: 'yes' })
    expect(await plays(table)).toBe(true)
  })

  test('not against its owner, and then the next is asked about', async () => {
    const table = await offered()
    const number = await candidacy(table)
    const other = zoe.replace('zoe', 'max')
    await confirm(await ask(table, other, 'Max'), other)
    await act(table, 0, { do: 'vote', number, ballot: 'no' })
    expect(await plays(table)).toBe(false)
    expect((await see(table, 1)).model.votes).toMatchObject([{ kind: 'substitute', name: 'Max' }])
  })

  test('not by a friend to whom the owner had lent the seat', async () => {
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

  test('once a week for one seat', async () => {
    const table = await offered()
    await agree(table, await candidacy(table))
    await act(table, 0, { do: 'take-seat-back' })
    await act(table, 0, { do: 'resign' })
    expect(await table.stub.host(table.host, { do: 'seek', seat: 0 })).toBe('done')
    const deed = { do: 'apply' as const, person: 'p', name: 'Max', language: 'en' as const }
    expect(open(await table.stub.stranger(0, {}, deed))).toEqual({ refused: 'too-soon' })
    at(START + SUBSTITUTE_DAYS * DAY)
    expect(open(await table.stub.stranger(0, {}, deed))).toHaveProperty('head')
  })
})

describe('a seat', () => {
  test('cannot be offered while its owner plays', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    expect(await table.stub.host(table.host, { do: 'seek', seat: 0 })).toBe('not-now')
    expect((await visitor().open(pathOf(table))).status).toBe(410)
  })

  test('is on offer no more when its owner is back, and the lobby forgets it', async () => {
    const table = await offered()
    const number = await candidacy(table)
    await act(table, 0, { do: 'take-seat-back' })
    await firstHop(table)
    expect((await see(table, 1)).model.votes).toEqual([])
    expect(await act(table, 1, { do: 'vote', number, ballot: 'yes' })).toBe('no-such-vote')
    expect((await visitor().open(`${HOME}tables`)).html).not.toContain(table.id)
  })

  test('is on offer no more when its owner leaves for good, or when its lost link is replaced', async () => {
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
    expect(open(await lost.stub.takeSeat(0, claim, { name: 'Anne', words: '', person: null, language: 'en' }))).toHaveProperty('key')
    for (const table of [left, lost]) {
      await firstHop(table)
      expect((await see(table, 1)).model.wanted).toEqual([])
      expect((await visitor().open(`${HOME}tables`)).html).not.toContain(table.id)
    }
  })

  test('goes back by itself when the substitute’s time is over', async () => {
    const table = await offered()
    await agree(table, await candidacy(table))
    await bothHops(table, zoe)
    at(START + LEND_DAYS * DAY)
    await bothHops(table, zoe)
    expect(await table.stub.opens(0, lentKey(table))).toBe(false)
    expect((await kinds(zoe)).at(-1)).toBe('given-back')
    expect(open(await personAt(zoe).mine())).toEqual([])
  })

  test('knows nothing more of a substitute who wishes to be forgotten', async () => {
    const table = await offered()
    await agree(table, await candidacy(table))
    const person = personOf(env.SITE_KEY, zoe)
    await table.stub.forget(person, 'A pirate')
    const seats = await runInDurableObject(table.stub, (_, { storage }) => JSON.stringify(storage.sql.exec('SELECT * FROM seats').toArray()))
    expect(seats).not.toContain(person)
    expect(await table.stub.opens(0, lentKey(table))).toBe(false)
  })

  test('of a table of before, whose link gave the hand to whoever opened it, opens by it no more and is on offer', async () => {
    const table = await newTable({ seats: 3, pace: PACES.slow })
    await act(table, 0, { do: 'resign' })
    const before = JSON.stringify({ lent: { until: START + 60 * DAY, times: 1, wanted: true } })
    await runInDurableObject(table.stub, (_, { storage }) => void storage.sql.exec('UPDATE seats SET settings = ? WHERE seat = 0', before))
    await evictDurableObject(table.stub)
    expect(await table.stub.opens(0, lentKey(table))).toBe(false)
    expect(open(await table.stub.see(visit({ ...table, keys: { 0: lentKey(table) } }, 0)))).toEqual({ refused: 'not-yours' })
    expect((await see(table, 1)).model.wanted).toMatchObject([{ seat: 0 }])
    expect((await visitor().open(pathOf(table))).status).toBe(200)
  })
})
