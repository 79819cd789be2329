/** Positions count decisions, not commits: nobody can tell from a position who or what answered. */
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { gameOf } from '../../worker/games'
import { unpack } from '../../worker/shared/parcel'
import { linesOf } from '../../worker/table/views/lines'
import { isStop } from '../kit/forward'
import { answerOnce, newTable, see, visit, type Played } from '../kit/table'

/** The person at seat 0 ends the turn; the bot's whole turn follows in the same commit. */
async function turnWithBot(): Promise<Played> {
  const table = await newTable({ seats: 2, bots: [1] })
  for (let n = 0; n < 3; n++) {
    const { choice } = await answerOnce(table, isStop)
    if (isStop(choice)) return table
  }
  return table
}

test('each decision in a commit has its own position and its own page', async () => {
  const table = await turnWithBot()
  const { model } = await see(table, 'watcher')
  const rows = await runInDurableObject(table.stub, (_, { storage }) => storage.sql.exec('SELECT count(*) AS n FROM answers').one()['n'])
  expect(model.position).toBeGreaterThan(Number(rows))
  const boards = new Set<string>()
  for (let position = 0; position <= model.position; position++) {
    const past = (await see(table, 'watcher', position)).model
    expect(past.lines.every(line => line.position === position)).toBe(true)
    boards.add(JSON.stringify(past.view))
  }
  expect(boards.size).toBe(model.position + 1)
  expect(new Set(model.lines.map(line => line.position)).size).toBeGreaterThan(3)
})

test("another seat's decision ends a takeback, even one that followed automatically", async () => {
  const table = await turnWithBot()
  expect((await see(table, 0)).model.canTakeBack).toBe(false)
  expect(unpack(await table.stub.takeBack(visit(table, 0)))).toHaveProperty('outcome', 'not-yours-to-take-back')
})

test.each([
  ['bot', 'bot', 'bot', 'bot'],
  ['time', 'time', 'time', 'time'],
  ['forced', 'forced', undefined, undefined],
] as const)('an answer by "%s" is marked %s for its own seat, %s for another, %s for a watcher', (by, own, other, watcher) => {
  const given = [{ seat: 0, prompt: 'turn', choice: 'none', by, events: [{ type: 'missed', seat: 0 }] }]
  const row = { number: 1, position: 1, at: 0, seat: 0, prompt: 'turn', choice: 'none', given, draws: [], voids: null }
  const marks = ([0, 1, 'watcher'] as const).map(viewer => linesOf(gameOf('tunnel').rules, [row], viewer)[0]?.by)
  expect(marks).toEqual([own, other, watcher])
})
