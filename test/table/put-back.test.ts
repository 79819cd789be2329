/** A whole table goes back to an earlier position, by a vote of all or by the operator; this is recorded, and nothing is deleted. */
import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { Deed } from '../../worker/table/deeds'
import { seededChance } from '../../worker/rules/chance'
import { HOME, visitor } from '../kit/inside'
import { answerOnce as answerOnceByForm, seated, type Player } from '../kit/players'
import { START } from '../kit/post'
import { faultsOf } from '../kit/well-formed'
import { answerOnce, newTable, see, visit, type Played } from '../kit/table'

const board = async (table: Played, position?: number) => JSON.stringify((await see(table, 'watcher', position)).model.view)
const act = async (table: Played, seat: number, deed: Deed) => unpack(await table.stub.act(visit(table, seat), deed))
const rowsOf = (table: Played) =>
  runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql.exec('SELECT number, seat, prompt, choice, voids, draws FROM answers ORDER BY number').toArray()
  )
const votesOn = async (table: Played, seat: number) => (await see(table, seat)).model.votes

async function sailed(answers = 8, seats = 3): Promise<Played> {
  vi.setSystemTime(START)
  const table = await newTable({ seats })
  for (let n = 0; n < answers; n++) {
    vi.setSystemTime(START + n * 60_000)
    await answerOnce(table)
  }
  return table
}

test('when all agree, the board is as it was then, and everything since is kept, marked as taken back', async () => {
  const table = await sailed()
  const { position } = (await see(table, 0)).model
  const target = position - 4
  const [then, before] = [await board(table, target), await rowsOf(table)]
  expect((await see(table, 0, target)).model.mayGoBack).toBe(true)
  expect(await act(table, 0, { do: 'propose', what: 'back', position: target })).toMatchObject({ outcome: 'done' })
  const [vote] = await votesOn(table, 1)
  expect(vote).toMatchObject({ kind: 'back', about: 0, to: { say: 'vote-back-to' }, voters: [0, 1, 2], voted: [0] })
  await act(table, 1, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })
  expect(await board(table)).not.toBe(then)
  await act(table, 2, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })
  expect(await board(table)).toBe(then)
  const after = await rowsOf(table)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after[before.length]).toMatchObject({ seat: null, prompt: 'put-back', choice: String(target), draws: '[]' })
  const lines = (await see(table, 'watcher')).model.lines
  expect(lines.filter(line => line.void).length).toBeGreaterThan(0)
  expect(lines.filter(({ text }) => text.say === 'log-put-back' || text.say === 'remark-vote')).toHaveLength(2)
})

test('after such a vote has passed, the next must wait, and the notice does not speak of a no', async () => {
  const table = await sailed()
  const back = (seat: number, position: number) => act(table, seat, { do: 'propose', what: 'back', position })
  await back(0, 4)
  const [vote] = await votesOn(table, 1)
  for (const seat of [1, 2]) await act(table, seat, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })
  expect(await back(0, 2)).toMatchObject({ outcome: 'agreed-before' })
})

test('draws and prompts continue: none is used twice', async () => {
  const table = await sailed()
  const { position } = (await see(table, 0)).model
  const drawn = async () => (await rowsOf(table)).flatMap(({ draws }): number[][] => JSON.parse(String(draws))).map(([i]) => i ?? -1)
  const before = await drawn()
  const asked = (await rowsOf(table)).map(({ seat, prompt }) => `${seat} ${prompt}`)
  expect(await table.stub.putBack(position - 6)).toBe(true)
  for (let n = 0; n < 6; n++) await answerOnce(table)
  const all = await drawn()
  expect(all.slice(0, before.length)).toEqual(before)
  expect(new Set(all).size).toBe(all.length)
  const again = (await rowsOf(table))
    .slice(asked.length + 1)
    .filter(({ seat }) => seat !== null)
    .map(({ seat, prompt }) => `${seat} ${prompt}`)
  expect(again.filter(one => asked.includes(one))).toEqual([])
})

test('one no keeps the game where it is, and the same cannot be proposed again at once', async () => {
  const table = await sailed()
  const before = await board(table)
  await act(table, 0, { do: 'propose', what: 'back', position: 2 })
  const [vote] = await votesOn(table, 1)
  await act(table, 1, { do: 'vote', number: vote?.number ?? 0, ballot: 'no' })
  expect(await board(table)).toBe(before)
  expect(await act(table, 0, { do: 'propose', what: 'back', position: 2 })).toMatchObject({ outcome: 'refused-before' })
})

test('the operator puts a table back without a vote, and everybody reads who did it', async () => {
  const table = await sailed()
  const then = await board(table, 3)
  expect(await table.stub.putBack(3)).toBe(true)
  expect(await board(table)).toBe(then)
  const lines = (await see(table, 1)).model.lines.map(({ text }) => text.say)
  expect(lines).toEqual(expect.arrayContaining(['remark-put-back', 'log-put-back']))
})

test.each([
  ['that is still to come', (latest: number) => latest + 1],
  ['where it is', (latest: number) => latest],
  ['before the first', () => -1],
  ['that is none', () => Number.NaN],
])('it cannot go to a position %s', async (_what, position) => {
  const table = await sailed(3)
  const { position: latest } = (await see(table, 0)).model
  expect(await table.stub.putBack(position(latest))).toBe(false)
  expect(await act(table, 0, { do: 'propose', what: 'back', position: position(latest) })).toMatchObject({ outcome: 'not-now' })
})

test('nor to one inside a part that was taken back', async () => {
  const table = await sailed()
  const { position } = (await see(table, 0)).model
  expect(await table.stub.putBack(position - 4)).toBe(true)
  await answerOnce(table)
  expect(await table.stub.putBack(position - 1)).toBe(false)
  expect((await see(table, 0, position - 1)).model.mayGoBack).toBe(false)
  expect(await table.stub.putBack(position - 5)).toBe(true)
})

test('the page of an earlier position offers a vote to go back there, which the table’s page then shows', async () => {
  const players = await seated(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }, () => visitor())
  let last: Player | undefined
  for (let n = 0; n < 6; n++) last = await answerOnceByForm(players, seededChance(1), last)
  const [anne, bob] = players.map(player => player.visitor)
  const here = anne?.page.url ?? ''
  const past = await anne?.open(here.replace(/\/seats\/0.*/, '/at/2?seat=0'))
  if (!anne || !past) return expect.fail('nobody sits here')
  expect(past.status).toBe(200)
  expect(faultsOf(past)).toEqual([])
  await anne.send(past.form('Ask everyone to go back here'))
  expect((await bob?.reload())?.textOf('main')).toMatch(/Anne would like the table to go back to [^,]+, before \S+ move/)
  const vote = bob?.page.form('Vote')
  const [[yes] = []] = vote?.questions() ?? []
  if (!vote || !yes) return expect.fail('no vote')
  await bob?.send(vote.tick(yes))
  expect((await anne.open(here)).textOf('main')).toContain('The table goes back to step 2')
})
