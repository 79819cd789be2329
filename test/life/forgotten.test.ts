/** Being forgotten at one table and everywhere: what objects still store, and the games of others. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { personOf } from '../../worker/shared/person-key'
import { isTableId } from '../../worker/shared/keys'
import { gameOf } from '../../worker/games'
import { faultIn } from '../../worker/host/judging/verifying'
import { stateAfter } from '../../worker/table/answers/history'
import type { AnswerRow } from '../../worker/table/rows/history/answer-row'
import { isForward } from '../kit/forward'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { act, at, START } from '../kit/life'
import { newestLetter } from '../kit/mail'
import { openSeats } from '../kit/rush'
import { objectIds } from '../kit/reached'
import { delivered, stored } from '../kit/storage'
import { answerOnce, claimKey, newTable, see, takeSeat, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

const ADDRESS = 'annabella@forget.example'
const OTHER = 'bob@forget.example'
const NAME = 'Annabella'
/** Everything this person left behind. */
const TRACES = [ADDRESS, NAME, 'my secret plan', 'spoken aloud', 'whispered to the operator', personOf(env.SITE_KEY, ADDRESS)]

async function sitAs(table: Played, seat: number, name: string): Promise<void> {
  const taker = { name, words: `words ${seat}`, person: null, language: 'en' as const }
  const taken = unpack(await table.stub.takeSeat(seat, claimKey(table, seat), taker))
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

/** Everything stored by tables, people and the lobby. The mailbox is left out, as it stands for other people's mail programs. */
async function dump(): Promise<string> {
  const kept = Object.entries(await stored()).filter(([name]) => !name.startsWith('mailbox'))
  const lobby = await Promise.all((await objectIds(env.LOBBY)).map(id => runInDurableObject(env.LOBBY.get(id), rowsOf)))
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

async function expectWhole(table: Played): Promise<void> {
  const file = unpack(await table.stub.file(visit(table, 'watcher')))
  expect(file).toHaveProperty('stage', 'over')
  if ('stage' in file && file.stage === 'over') expect(faultIn(file)).toBeUndefined()
}

beforeAll(() => at(START))
afterAll(() => void vi.useRealTimers())

describe('a player who leaves one table', () => {
  let table: Played
  beforeAll(async () => {
    table = await seatedTable(3, { sections: 4, pirates: 3 })
    await speak(table)
    await delivered()
  })

  test('leaves no name, address, note or message there, and the table is gone from their list', async () => {
    const before = await history(table)
    expect(await traces()).toEqual(TRACES)
    const kept = unpack(await table.stub.act(visit(table, 0), { do: 'leave', name: 'A pirate' }))
    for (const address of 'gone' in kept ? kept.gone : []) await env.PERSON.get(env.PERSON.idFromName(address)).drop(table.id, 0)
    await delivered()
    const rows = JSON.stringify(Object.entries(await stored()).filter(([name]) => name.startsWith('table')))
    expect(TRACES.filter(trace => rows.includes(trace))).toEqual([])
    expect((await history(table)).slice(0, before.length)).toEqual(before)
  })

  test('is gone for the others, whose game goes on to its end and verifies', async () => {
    expect((await see(table, 1)).model.head.seats[0]).toMatchObject({ name: 'A pirate', bot: true })
    expect(unpack(await table.stub.see(visit(table, 0)))).toEqual({ refused: 'not-yours' })
    await playOut(table)
    await expectWhole(table)
  }, 300_000)
})

describe('a person who is forgotten everywhere', () => {
  let running: Played
  let finished: Played
  let again: string
  let before: AnswerRow[]
  beforeAll(async () => {
    running = await seatedTable(3)
    for (let n = 0; n < 5; n++) await answerOnce(running, isForward)
    await speak(running)
    finished = await seatedTable(2, { sections: 4, pirates: 3 })
    await playOut(finished)
    const next = unpack(await finished.stub.rematch(visit(finished, 1)))
    again = 'path' in next ? (next.path.split('/')[2] ?? '') : ''
    await newTable({ seats: 2, free: 2, addresses: [OTHER, ADDRESS] })
    const joiner = visitor()
    const form = (await joiner.open(await openSeats(visitor(), HOME))).form('Take this seat')
    await joiner.send(form.type('Your name at the table', NAME).type('email', ADDRESS))
    await delivered()
    before = await history(running)
  }, 300_000)

  test('asks for it on the page of their tables, which only a letter opens', async () => {
    const anne = visitor()
    const links = (await anne.open(`${HOME}links`)).form('Send them').type('email', ADDRESS)
    await anne.send(links)
    // The letter is written after the response.
    const mine = await vi.waitFor(
      async () => {
        await delivered()
        const letter = await newestLetter(anne, MAILBOX, ADDRESS)
        expect(letter?.heading).toBe('Your links')
        return letter?.links('pre').find(({ href }) => href.includes('/mine/')) ?? expect.unreachable()
      },
      { timeout: 60_000 }
    )
    await anne.open(mine.href)
    expect(anne.page.status).toBe(200)
    const file = await (await anne.ask(`${HOME}mine/file.json`, 'GET')).text()
    expect(TRACES.filter(trace => !file.includes(trace))).toEqual([personOf(env.SITE_KEY, ADDRESS)])
    const form = anne.page.form('Leave and be forgotten everywhere')
    expect((await anne.send(form.choose('on'))).status).toBe(200)
    expect((await anne.open(`${HOME}mine`)).heading).toBe('This browser doesn’t know your email yet')
  })

  test('is named nowhere any more: at no table, in no list, in no pending letter, and in no pending invitation', async () => {
    await delivered()
    expect(isTableId(env.SITE_KEY, again)).toBe(true)
    expect(await traces()).toEqual([])
  })

  test("leaves others' games intact: histories match states, and a finished game still verifies", async () => {
    const after = await history(running)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(stateAfter(gameOf('tunnel').rules, after)).toEqual(await present(running))
    await expectWhole(finished)
    await playOut(running)
    await expectWhole(running)
  }, 300_000)

  test('may come back as a new person', async () => {
    const table = await newTable({ seats: 2, free: 2, addresses: [ADDRESS] })
    await delivered()
    expect((await see(table, 'watcher')).model.head.seats[0]?.taken).toBe(false)
    const letter = await newestLetter(visitor(), MAILBOX, ADDRESS)
    expect(letter?.heading).toContain('invit')
  })
})
