/** Small questions answered ahead, with the cards that lead to them: for that round and that question only, and hidden from others. */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { TableModel } from '../../worker/model'
import type { Seat } from '../../worker/rules/contract'
import { ASK } from '../../worker/rules/orders'
import type { Given } from '../../worker/engine/door'
import { act } from '../kit/life'
import { newTable, see, visit, type Played } from '../kit/table'

const SEATS = [0, 1, 2, 3]
const LINES = ['fork', 'room', 'pay', 'whom', 'attack', 'defence', 'loot', 'found']

/** A table whose seats, if it is brisk, have ordered that everything is asked. */
async function asking(manner: 'brisk' | 'classic' = 'brisk'): Promise<Played> {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 4, manner })
  if (manner === 'brisk')
    for (const seat of SEATS)
      await act(table, seat, { do: 'orders', orders: Object.fromEntries(LINES.map(line => [line, { way: ASK }])), once: false })
  return table
}

type Said = [id: string, choice: string]
async function send(table: Played, seat: Seat, answers: [prompt: string, choice: string][], ahead: Said[]) {
  const seen = unpack(await table.stub.answer(visit(table, seat), answers, [], ahead))
  if ('refused' in seen) throw new Error(seen.refused)
  return seen
}

const foreseen = async (table: Played, seat: Seat) => (await see(table, seat)).model.foreseen ?? []
/** The last choice of every foreseen question. */
const lastOf = async (table: Played, seat: Seat): Promise<Said[]> =>
  (await foreseen(table, seat)).map(({ id, prompt }) => [id, prompt.choices.at(-1)?.id ?? ''])

const boardIn = ({ view }: TableModel): { round: number } => {
  if (!view) throw new Error('there is no board')
  return view.board as { round: number }
}
const roundOf = async (table: Played): Promise<number> => boardIn((await see(table, 'watcher')).model).round

/** Everybody seals or picks the last card offered, answers ahead what they can, and answers whatever else is asked. */
async function playRound(table: Played): Promise<Said[]> {
  const round = await roundOf(table)
  const said: Said[] = []
  for (let n = 0; n < 100; n++) {
    for (const seat of SEATS) {
      const { model } = await see(table, seat)
      if (model.head.stage === 'over' || boardIn(model).round !== round) return said
      const open = model.prompts.filter(({ may, calls }) => !may || calls)
      if (open.length === 0) continue
      const ahead = await lastOf(table, seat)
      said.push(...ahead)
      await send(
        table,
        seat,
        open.map(({ id, choices }) => [id, choices.at(-1)?.id ?? '']),
        ahead
      )
    }
  }
  throw new Error('the round does not end')
}

const given = (table: Played): Promise<Given[]> =>
  runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql
      .exec<{ given: string }>('SELECT given FROM answers')
      .toArray()
      .flatMap(({ given }): Given[] => JSON.parse(given))
  )

describe('an answer given ahead with a card', () => {
  test('answers its question, and is marked as such for its own seat only', async () => {
    const table = await asking()
    const said = new Map<string, string>()
    for (let n = 0; n < 8; n++) for (const [id, choice] of await playRound(table)) said.set(id, choice)
    const answered = (await given(table)).filter(({ line }) => line === 'ahead')
    expect(answered.length).toBeGreaterThan(2)
    for (const { prompt, choice } of answered) expect([...said].some(([id, last]) => id.startsWith(prompt) && last === choice)).toBe(true)
    const marked = async (as: Seat | 'watcher'): Promise<number> => {
      const log = unpack(await table.stub.log(visit(table, as)))
      return 'refused' in log ? 0 : log.lines.filter(({ said }) => said === 'ahead').length
    }
    for (const seat of SEATS) expect(await marked(seat)).toBe(answered.filter(one => one.seat === seat).length)
    expect(await marked('watcher')).toBe(0)
    const file = JSON.stringify(unpack(await table.stub.file(visit(table, 'watcher'))))
    for (const own of ['"line":', '"unkept":']) expect(file).not.toContain(own)
  })

  test('stays in the form until the round is over, and can be withdrawn', async () => {
    const table = await asking()
    while ((await foreseen(table, 2)).length === 0) await playRound(table)
    const ahead = await lastOf(table, 2)
    await send(table, 2, [], ahead)
    expect((await foreseen(table, 2)).map(({ id, said }) => [id, said])).toEqual(ahead)
    await send(
      table,
      2,
      [],
      ahead.map(([id]) => [id, ''])
    )
    expect((await foreseen(table, 2)).filter(({ said }) => said !== undefined)).toEqual([])
    await send(table, 2, [], ahead)
    await playRound(table)
    expect((await foreseen(table, 2)).filter(({ said }) => said !== undefined)).toEqual([])
  })

  test('can be neither seen nor given by another seat', async () => {
    const table = await asking()
    while ((await foreseen(table, 1)).length === 0) await playRound(table)
    const ahead = await lastOf(table, 1)
    const before = await Promise.all([0, 2, 3, 'watcher' as const].map(as => see(table, as)))
    await send(table, 1, [], ahead)
    expect(await Promise.all([0, 2, 3, 'watcher' as const].map(as => see(table, as)))).toEqual(before)
    expect((await send(table, 2, [], ahead)).said).toBe(false)
    expect(before.at(-1)?.model.foreseen).toBeUndefined()
  })

  test('is ignored if it was not offered or is for another time', async () => {
    const table = await asking()
    while ((await foreseen(table, 1)).length === 0) await playRound(table)
    const [[id] = ['']] = await lastOf(table, 1)
    const wrong: Said[] = [
      [id, 'fwd:99'],
      [id, '__proto__'],
      ['r99.s1.morning.course.1-2:fwd-fwd.0', 'fwd:9'],
      ['__proto__', 'x'],
      ['', ''],
    ]
    for (const one of wrong) expect((await send(table, 1, [], [one])).said).toBe(false)
    const old = await lastOf(table, 1)
    await playRound(table)
    expect((await send(table, 1, [], old)).said).toBe(false)
  })
})

test('what a card will do is its person’s word only where they have ordered or said so', async () => {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 4, manner: 'brisk' })
  const owned = async () => {
    const courses = await Promise.all(SEATS.map(async seat => (await see(table, seat)).model.courses ?? []))
    expect(courses.flat().some(({ takes }) => takes.length > 0)).toBe(true)
    return courses.map(all => all.some(({ own = [] }) => own.includes(true)))
  }
  expect(await owned()).toEqual([false, false, false, false])
  const asked = await Promise.all(SEATS.map(seat => foreseen(table, seat)))
  const seat = asked.findIndex(questions => questions.some(({ prompt }) => prompt.id.includes('course')))
  await act(table, seat, { do: 'orders', orders: { whom: { way: ASK } }, once: false })
  expect(await owned()).toEqual([false, false, false, false])
  await act(table, seat, { do: 'orders', orders: { fork: { way: 'far' } }, once: false })
  expect(await owned()).toEqual(SEATS.map(other => other === seat))
})

test('where everything is asked, nothing can be answered ahead', async () => {
  const table = await asking('classic')
  for (let n = 0; n < 4; n++) await playRound(table)
  for (const seat of SEATS) expect(await foreseen(table, seat)).toEqual([])
})
