/** Standing orders at a table: they answer for their seat, nobody else learns of them, and their owner can change them at any time. */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { Seat } from '../../worker/rules/contract'
import type { Given } from '../../worker/engine/door'
import { ASK, type Orders } from '../../worker/rules/orders'
import { act } from '../kit/life'
import { answer, newTable, see, visit, type Played } from '../kit/table'

const regatta = (manner: 'brisk' | 'classic') => newTable({ game: 'regatta', edition: 'first', seats: 4, manner })

/** Everybody answers everything with the first choice until this many rounds are complete. */
async function play(table: Played, rounds: number): Promise<void> {
  for (let n = 0; n < 400; n++) {
    for (let seat = 0; seat < 4; seat++) {
      const { model } = await see(table, seat)
      if (model.head.stage === 'over' || roundOf(model.view?.board) > rounds) return
      const [prompt] = model.prompts.filter(({ may }) => !may)
      if (prompt) await answer(table, seat, prompt.id, prompt.choices[0].id)
    }
  }
  throw new Error('the game does not go on')
}
const roundOf = (board: unknown): number => (board as { round: number } | undefined)?.round ?? 0

const orders = (table: Played, seat: Seat, said: Orders, once = false) => act(table, seat, { do: 'orders', orders: said, once })

const marks = async (table: Played, as: Seat | 'watcher') => {
  const log = unpack(await table.stub.log(visit(table, as)))
  if ('refused' in log) throw new Error(log.refused)
  return log.lines.map(({ by, order }) => ({ by, order }))
}

/** Answers cards until something is asked that orders could answer. */
async function firstOrderable(table: Played) {
  for (let n = 0; n < 400; n++) {
    for (let seat = 0; seat < 4; seat++) {
      const [prompt] = (await see(table, seat)).model.prompts.filter(({ may }) => !may)
      if (!prompt) continue
      if (!/captain|card$/.test(prompt.id)) return { seat, prompt }
      await answer(table, seat, prompt.id, prompt.choices[0].id)
    }
  }
  throw new Error('nothing that orders could answer was asked')
}

describe('at a brisk table', () => {
  test('only cards are asked, from the first round on', async () => {
    const table = await regatta('brisk')
    await play(table, 4)
    const given = await runInDurableObject(table.stub, (_, { storage }) =>
      storage.sql
        .exec<{ given: string }>('SELECT given FROM answers')
        .toArray()
        .flatMap(({ given }): Given[] => JSON.parse(given))
    )
    const byPeople = given.filter(({ by }) => by === undefined).map(({ prompt }) => prompt)
    expect(byPeople.filter(prompt => !/^begin$|captain|card$/.test(prompt))).toEqual([])
    expect(given.some(({ by }) => by === 'order')).toBe(true)
  })

  test('an ordered answer tells its own seat how it was ordered; to others it looks like any answer', async () => {
    const table = await regatta('brisk')
    await play(table, 5)
    const own = (await Promise.all([0, 1, 2, 3].map(seat => marks(table, seat)))).flat()
    expect(own.some(({ by, order }) => by === 'order' && order?.say === 'order-way')).toBe(true)
    expect((await marks(table, 'watcher')).every(({ by, order }) => by === undefined && order === undefined)).toBe(true)
    expect(JSON.stringify(unpack(await table.stub.file(visit(table, 'watcher'))))).not.toMatch(/order-way|"as"/)
  })

  test('whoever wants to be asked is asked, and an order given then answers at once', async () => {
    const table = await regatta('brisk')
    const ask = Object.fromEntries(['fork', 'room', 'pay', 'whom', 'attack', 'defence', 'loot'].map(line => [line, { way: ASK }]))
    for (let seat = 0; seat < 4; seat++) expect(await orders(table, seat, ask)).toBe('done')
    for (let n = 0; n < 200; n++) {
      const seats = (await see(table, 'watcher')).model.head.seats
      const seat = seats.findIndex(({ waits }) => waits)
      const [prompt] = (await see(table, seat)).model.prompts
      if (!prompt) throw new Error('nobody is asked')
      const { act: asked } = prompt.choices[0] as { act: { do: string } }
      if (asked.do === 'move' || asked.do === 'retreat') {
        const before = (await see(table, seat)).model.position
        await orders(table, seat, { fork: { way: 'cheap' } })
        const after = (await see(table, seat)).model
        expect(after.position).toBeGreaterThan(before)
        expect(after.prompts.map(({ id }) => id)).not.toContain(prompt.id)
        // The log says how it was ordered then, even if the order is another one now.
        await orders(table, seat, { fork: { way: 'far' } })
        expect((await marks(table, seat)).map(({ order }) => order?.with?.way)).toContain('fork-cheap')
        return
      }
      await answer(table, seat, prompt.id, prompt.choices[0].id)
    }
    throw new Error('no ship came to a fork')
  })

  test('"always" under an answer becomes an order in the same commit, and nobody else is told', async () => {
    const table = await regatta('brisk')
    const lines = ['fork', 'room', 'pay', 'whom', 'attack', 'defence', 'loot', 'found']
    for (let seat = 0; seat < 4; seat++) await orders(table, seat, Object.fromEntries(lines.map(line => [line, { way: ASK }])))
    const { seat, prompt } = await firstOrderable(table)
    const choice = prompt.choices.at(-1)
    if (!choice) throw new Error('no choice')
    await table.stub.answer(visit(table, seat), [[prompt.id, choice.id]], [prompt.id])
    const kept = unpack(await table.stub.orders(visit(table, seat)))
    if ('refused' in kept) throw new Error(kept.refused)
    expect(Object.values(kept.orders).filter(({ way }) => way !== ASK)).toHaveLength(1)
    expect(Object.values(kept.orders).filter(({ way }) => way === ASK)).toHaveLength(lines.length - 1)
    const others = unpack(await table.stub.orders(visit(table, (seat + 1) % 4)))
    expect(others).not.toHaveProperty('orders', kept.orders)
  })

  test('when an order leaves a question to its person, only that person is told why', async () => {
    const table = await regatta('brisk')
    for (let seat = 0; seat < 4; seat++)
      await orders(table, seat, { room: { way: 'worth', stake: 0 }, fork: { way: 'best', stake: 0 }, loot: { way: 'worth', stake: 0 } })
    const { seat, prompt } = await firstOrderable(table)
    await answer(table, seat, prompt.id, prompt.choices[0].id)
    const left = async (as: Seat | 'watcher') => {
      const log = unpack(await table.stub.log(visit(table, as)))
      if ('refused' in log) throw new Error(log.refused)
      return log.lines.flatMap(({ text }) => (text.say === 'log-left' ? [text.with?.['why']] : []))
    }
    expect(await left(seat)).toContain('stake')
    expect([...(await left((seat + 1) % 4)), ...(await left('watcher'))]).toEqual([])
  })

  test('orders unknown to the edition are ignored, and numbers are kept within limits', async () => {
    const table = await regatta('brisk')
    await orders(table, 0, { nowhere: { way: 'x' }, attack: { way: 'chance', number: 4000 }, fork: { way: 'up' } })
    const kept = unpack(await table.stub.orders(visit(table, 0)))
    expect(kept).toHaveProperty('orders', { attack: { way: 'chance', number: 95 }, fork: { way: 'best' } })
  })

  test('orders for this round end with it', async () => {
    const table = await regatta('brisk')
    await orders(table, 0, { loot: { way: 'nothing' } }, true)
    expect(unpack(await table.stub.orders(visit(table, 0)))).toMatchObject({ once: true, orders: { loot: { way: 'nothing' } } })
    await play(table, 1)
    expect(unpack(await table.stub.orders(visit(table, 0)))).toMatchObject({ once: false, orders: {} })
  })

  test('only the owner sees them', async () => {
    const table = await regatta('brisk')
    expect(unpack(await table.stub.orders({ ...visit(table, 1), keys: { 1: table.keys[0] ?? '' } }))).toEqual({ refused: 'not-yours' })
    expect(unpack(await table.stub.orders(visit(table, 'watcher')))).toEqual({ refused: 'not-yours' })
  })
})

test('at a classic table orders are refused, and everything is asked', async () => {
  const table = await regatta('classic')
  expect(await orders(table, 0, { loot: { way: 'nothing' } })).toBe('not-now')
  await play(table, 4)
  expect((await marks(table, 0)).some(({ by }) => by === 'order')).toBe(false)
})
