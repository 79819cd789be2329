/** A seat that keeps sealing or taking back blocks nobody but itself. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Seat } from '../../worker/rules/contract'
import { CHANGES_A_ROUND } from '../../worker/shared/bounds'
import { PACES } from '../../worker/clock'
import { isForward, isStop } from '../kit/forward'
import { act, at, START, waiting } from '../kit/life'
import { answer, answerOnce, newTable, see, visit, type Played } from '../kit/table'

beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

const sealable = async (table: Played, seat: Seat) => (await see(table, seat)).model.prompts.find(({ may }) => may)

/** Plays until two seats may seal a card while the table waits for neither. */
async function withTwoSealing(): Promise<{ table: Played; one: Seat; other: Seat }> {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 4, pace: PACES.slow })
  for (let answers = 0; answers < 60; answers++) {
    const free = []
    for (const seat of [0, 1, 2, 3]) if (await sealable(table, seat)) free.push(seat)
    const [one, other] = free
    if (one !== undefined && other !== undefined) return { table, one, other }
    await answerOnce(table)
  }
  throw new Error('no seat may seal a card')
}

async function sealAgain(table: Played, seat: Seat, n: number): Promise<string | undefined> {
  const prompt = await sealable(table, seat)
  return prompt && (await answer(table, seat, prompt.id, prompt.choices[n % prompt.choices.length]?.id ?? '')).outcome
}

test('a seat may seal twenty times a round; after that only the others may', async () => {
  const { table, one, other } = await withTwoSealing()
  const last = await sealable(table, one)
  for (let n = 0; n < CHANGES_A_ROUND; n++) expect(await sealAgain(table, one, n)).toBe('counted')
  expect(await sealable(table, one)).toBeUndefined()
  const kept = (await see(table, one)).model.view
  expect((await answer(table, one, last?.id ?? '', last?.choices[0]?.id ?? '')).outcome).not.toBe('counted')
  expect((await see(table, one)).model.view).toEqual(kept)
  expect(await sealAgain(table, other, 0)).toBe('counted')
})

test('a seat may take back twenty times a turn; after that its answer stands, and the next seat may take back', async () => {
  const table = await newTable({ seats: 2, pace: PACES.slow })
  const seat = await waiting(table)
  for (let n = 0; n < CHANGES_A_ROUND; n++) {
    await answerOnce(table, isForward)
    expect((await see(table, seat)).model.canTakeBack).toBe(true)
    await table.stub.takeBack(visit(table, seat))
  }
  await answerOnce(table, isForward)
  const { model } = await see(table, seat)
  expect(model.canTakeBack).toBe(false)
  expect(await table.stub.takeBack(visit(table, seat))).toContain('not-yours-to-take-back')
  expect(model.may.proposeTakeback).toBe(false)
  expect(await act(table, seat, { do: 'propose', what: 'takeback' })).toBe('not-now')
  while ((await waiting(table)) === seat) await answerOnce(table, isStop)
  await answerOnce(table, isForward)
  expect((await see(table, 1 - seat)).model.canTakeBack).toBe(true)
})

test('repeatedly taking back the end of a turn is counted as well', async () => {
  const table = await newTable({ seats: 2, pace: PACES.slow })
  const seat = await waiting(table)
  await answerOnce(table, isForward)
  let takebacks = 0
  for (; takebacks < 3 * CHANGES_A_ROUND; takebacks++) {
    await answerOnce(table, isStop)
    if (!(await table.stub.takeBack(visit(table, seat))).includes('taken-back')) break
  }
  expect(takebacks).toBe(CHANGES_A_ROUND)
})

test('after thousands of changes the others can still seal, take back and play on', async () => {
  const { table, one, other } = await withTwoSealing()
  // As if one seat had kept changing things for a whole game.
  await runInDurableObject(table.stub, (_, { storage }) => {
    const [row] = storage.sql.exec<{ body: string }>('SELECT body FROM present').toArray()
    const now = JSON.parse(row?.body ?? '{}')
    storage.sql.exec('UPDATE answers SET number = number + 6000')
    storage.sql.exec(
      'UPDATE present SET body = ?',
      JSON.stringify({
        ...now,
        number: now.number + 6000,
        here: now.here.map((n: number) => n + 6000),
        changes: { rounds: [], rows: 6000 },
      })
    )
  })
  await evictDurableObject(table.stub)
  expect(await sealAgain(table, other, 0)).toBe('counted')
  expect((await answerOnce(table)).outcome).toBe('counted')
  expect(one).not.toBe(other)
})
