/** Being forgotten, at one table and everywhere: what every object still stores, and the games of the others. */
import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { open } from '../../worker/parcel'
import { personOf } from '../../worker/people/person'
import { isTableId } from '../../worker/people/keys'
import { gameOf } from '../../worker/games'
import { faultIn } from '../../worker/host/verifying'
import { stateAfter } from '../../worker/table/history'
import type { AnswerRow } from '../../worker/table/store'
import { isForward } from '../kit/forward'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { act, at, START } from '../kit/life'
import { newestLetter } from '../kit/mail'
import { openSeats } from '../kit/rush'
import { delivered, stored } from '../kit/storage'
import { answerOnce, asked, claimKey, newTable, see, takeSeat, visit, type Played } from '../kit/table'

const ADDRESS = 'annabella@forget.example'
const OTHER = 'bob@forget.example'
const NAME = 'Annabella'
/** Whatever this person gave away. */
const TRACES = [ADDRESS, NAME, 'my secret plan', 'spoken aloud', 'whispered to the operator', personOf(env.SITE_KEY, ADDRESS)]

async function sitAs(table: Played, seat: number, name: string): Promise<void> {
  const taker = { name, words: `words ${seat}`, person: null, language: 'en' as const }
  const taken = open(await table.stub.takeSeat(seat, claimKey(table, seat), taker))
  if ('key' in taken) table.keys[seat] = taken.key
}

const seatedTable = async (seats: number, house = {}): Promise<Played> => {
  const table = await newTable({ seats, free: seats, addresses: [ADDRESS, OTHER], house })
  await sitAs(table, 0, NAME)
  for (let seat = 1; seat < seats; seat++) await takeSeat(table, seat)
  return table
}

async function speak(table: Played): Promise<void> {
  await act(table, 0, { do: 'note', text: 'my secret plan' })
  await act(table, 0, { do: 'say', text: 'spoken aloud' })
  expect(await act(table, 0, { do: 'report', text: 'whispered to the operator' })).toBe('done')
}

/** All that is stored in tables, by people and in the lobby; the mailbox stands for the mail programs of the world. */
async function dump(): Promise<string> {
  const kept = Object.entries(await stored()).filter(([name]) => !name.startsWith('mailbox'))
  const lobby = await Promise.all((await listDurableObjectIds(env.LOBBY)).map(id => runInDurableObject(env.LOBBY.get(id), rowsOf)))
  return JSON.stringify([kept, lobby])
}
const rowsOf = (_: unknown, { storage }: DurableObjectState) => storage.sql.exec('SELECT * FROM tables').toArray()

const traces = async (): Promise<string[]> => {
  const all = await dump()
  return TRACES.filter(trace => all.includes(trace))
}

const history = ({ stub }: Played): Promise<AnswerRow[]> =>
  runInDurableObject(stub, (_, { storage }) =>
    storage.sql
      .exec<Record<string, SqlStorageValue> & { given: string; draws: string }>('SELECT * FROM answers ORDER BY number')
      .toArray()
      .map(row => ({ ...row, given: JSON.parse(row.given), draws: JSON.parse(row.draws) }) as unknown as AnswerRow)
  )
const present = ({ stub }: Played): Promise<unknown> =>
  runInDurableObject(stub, (_, { storage }) => JSON.parse(storage.sql.exec<{ body: string }>('SELECT body FROM present').one().body).state)

const playOn = async (table: Played): Promise<void> => {
  for (let n = 0; n < 600 && (await asked(table)); n++) await answerOnce(table, isForward)
}

async function expectWhole(table: Played): Promise<void> {
  const file = open(await table.stub.file(visit(table, 'watcher')))
  expect(file).toHaveProperty('stage', 'over')
  if ('stage' in file && file.stage === 'over') expect(faultIn(file)).toBeUndefined()
}

beforeAll(() => at(START))
afterAll(() => void vi.useRealTimers())

describe('who leaves one table', () => {
  let table: Played
  beforeAll(async () => {
    table = await seatedTable(3, { sections: 4, pirates: 3 })
    await speak(table)
    await delivered()
  })

  test('leaves no name, address, note or word there, and the own list no longer knows the table', async () => {
    const before = await history(table)
    expect(await traces()).toEqual(TRACES)
    const kept = open(await table.stub.act(visit(table, 0), { do: 'leave', name: 'A pirate' }))
    for (const address of 'gone' in kept ? kept.gone : []) await env.PERSON.get(env.PERSON.idFromName(address)).drop(table.id, 0)
    await delivered()
    const rows = JSON.stringify(Object.entries(await stored()).filter(([name]) => name.startsWith('table')))
    expect(TRACES.filter(trace => rows.includes(trace))).toEqual([])
    expect((await history(table)).slice(0, before.length)).toEqual(before)
  })

  test('is gone for the others, whose game goes on to its end and is whole', async () => {
    expect((await see(table, 1)).model.head.seats[0]).toMatchObject({ name: 'A pirate', bot: true })
    expect(open(await table.stub.see(visit(table, 0)))).toEqual({ refused: 'not-yours' })
    await playOn(table)
    await expectWhole(table)
  }, 60_000)
})

describe('who is forgotten everywhere', () => {
  let running: Played
  let finished: Played
  let again: string
  let before: AnswerRow[]
  beforeAll(async () => {
    running = await seatedTable(3)
    for (let n = 0; n < 5; n++) await answerOnce(running, isForward)
    await speak(running)
    finished = await seatedTable(2, { sections: 4, pirates: 3 })
    await playOn(finished)
    const next = open(await finished.stub.rematch(visit(finished, 1)))
    again = 'path' in next ? (next.path.split('/')[2] ?? '') : ''
    await newTable({ seats: 2, free: 2, addresses: [OTHER, ADDRESS] })
    const joiner = visitor()
    const form = (await joiner.open(await openSeats(visitor(), HOME))).form('Take this seat')
    await joiner.send(form.type('Your name at the table', NAME).type('email', ADDRESS))
    await delivered()
    before = await history(running)
  }, 60_000)

  test('asks for it on the page of the own tables, to which only a letter leads', async () => {
    const anne = visitor()
    const links = (await anne.open(`${HOME}links`)).form('Send them').type('email', ADDRESS)
    await anne.send(links)
    // The letter is ordered after the answer.
    const mine = await vi.waitFor(async () => {
      await delivered()
      const letter = await newestLetter(anne, MAILBOX, ADDRESS)
      expect(letter?.heading).toBe('Your links')
      return letter?.links('pre').find(({ href }) => href.includes('/mine/')) ?? expect.unreachable()
    }, { timeout: 5_000 })
    await anne.open(mine.href)
    expect(anne.page.status).toBe(200)
    const file = await (await anne.ask(`${HOME}mine/file.json`, 'GET')).text()
    expect(TRACES.filter(trace => !file.includes(trace))).toEqual([personOf(env.SITE_KEY, ADDRESS)])
    const form = anne.page.form('Leave and be forgotten everywhere')
    expect((await anne.send(form.choose('on'))).status).toBe(200)
    expect((await anne.open(`${HOME}mine`)).heading).toBe('This browser doesn’t know your email yet')
  })

  test('is named nowhere any more: at no table, in no list, by no letter under way, not where only invited', async () => {
    await delivered()
    expect(isTableId(env.SITE_KEY, again)).toBe(true)
    expect(await traces()).toEqual([])
  })

  test('leaves the games of the others as they were: histories add up to the states, and a finished game is still proved', async () => {
    const after = await history(running)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(stateAfter(gameOf('tunnel').rules, after)).toEqual(await present(running))
    await expectWhole(finished)
    await playOn(running)
    await expectWhole(running)
  }, 120_000)

  test('may come back as somebody new', async () => {
    const table = await newTable({ seats: 2, free: 2, addresses: [ADDRESS] })
    await delivered()
    expect((await see(table, 'watcher')).model.head.seats[0]?.taken).toBe(false)
    const letter = await newestLetter(visitor(), MAILBOX, ADDRESS)
    expect(letter?.heading).toContain('invit')
  })
})
