import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { isBack, isForward, isStop } from '../kit/forward'
import { answer, answerOnce, asked, claimKey, newTable, see, takeSeat, visit, type Played } from '../kit/table'

async function askedNow(table: Played) {
  const question = await asked(table)
  if (!question) throw new Error('nobody is asked')
  return question
}

const rows = (table: Played) =>
  runInDurableObject(table.stub, (_, { storage }) => storage.sql.exec('SELECT count(*) AS n FROM answers').one()['n'])

test('a table begins by itself when the last seat is taken', async () => {
  const table = await newTable({ seats: 2, free: 1 })
  expect((await see(table, 0)).model.head.stage).toBe('seating')
  await takeSeat(table, 1)
  const { model } = await see(table, 0)
  expect(model.head.stage).toBe('playing')
  expect(model.head.seats.filter(({ waits }) => waits)).toHaveLength(1)
})

test('a claim works once, and the key it gives opens no other seat', async () => {
  const table = await newTable({ seats: 2, free: 2 })
  expect(await takeSeat(table, 0)).toHaveProperty('key')
  expect(await takeSeat(table, 0)).toEqual({ refused: 'taken' })
  expect(table.keys[0]).not.toBe(claimKey(table, 0))
  const other = { ...visit(table, 1), keys: { 1: table.keys[0] ?? '' } }
  expect(unpack(await table.stub.see(other))).toEqual({ refused: 'not-yours' })
})

test('an answer is counted once, however often it is sent', async () => {
  const table = await newTable()
  const { seat, prompt, choices } = await askedNow(table)
  const [first = '', second = ''] = choices
  expect((await answer(table, seat, prompt, first)).outcome).toBe('counted')
  expect((await answer(table, seat, prompt, first)).outcome).toBe('again')
  expect((await answer(table, seat, prompt, second)).outcome).toBe('not-open')
  expect(await rows(table)).toBe(2)
})

test('an answer that was not offered or is for another seat is refused and writes nothing', async () => {
  const table = await newTable()
  const { seat, prompt, choices } = await askedNow(table)
  const other = (seat + 1) % 3
  expect((await answer(table, seat, prompt, 'play:flag:99')).outcome).toBe('not-offered')
  expect((await answer(table, seat, 'constructor', '__proto__')).outcome).toBe('not-open')
  expect((await answer(table, other, prompt, choices[0] ?? '')).outcome).toBe('not-open')
  expect(await rows(table)).toBe(1)
})

test('nothing lives only in memory: an evicted table continues where it was', async () => {
  const table = await newTable()
  for (let n = 0; n < 6; n++) {
    const before = await see(table, 0)
    await evictDurableObject(table.stub)
    expect((await see(table, 0)).model).toEqual(before.model)
    await answerOnce(table, isForward)
  }
})

test('after a takeback the question opens under a new id, and the log says so', async () => {
  const table = await newTable()
  const { seat, prompt, choice } = await answerOnce(table, isForward)
  expect((await see(table, seat)).model.canTakeBack).toBe(true)
  expect(unpack(await table.stub.takeBack(visit(table, seat)))).toHaveProperty('outcome', 'taken-back')
  const { model } = await see(table, seat)
  expect(model.view?.board).toEqual((await see(table, seat, 0)).model.view?.board)
  expect(model.position).toBe(2)
  expect(model.prompts[0]?.id).not.toBe(prompt)
  expect(model.lines.map(line => line.text.say)).toContain('log-took-back')
  expect((await answer(table, seat, prompt, choice)).outcome).toBe('not-open')
  expect((await answer(table, seat, model.prompts[0]?.id ?? '', choice)).outcome).toBe('counted')
})

test('all actions of a turn can be taken back one after the other, but not once another seat has answered', async () => {
  const table = await newTable()
  const { seat } = await answerOnce(table, isForward)
  await answerOnce(table, isForward)
  for (const outcome of ['taken-back', 'taken-back', 'not-yours-to-take-back'])
    expect(unpack(await table.stub.takeBack(visit(table, seat)))).toHaveProperty('outcome', outcome)
  await answerOnce(table, isForward)
  await answerOnce(table, isStop)
  await answerOnce(table, isForward)
  expect(unpack(await table.stub.takeBack(visit(table, seat)))).toHaveProperty('outcome', 'not-yours-to-take-back')
})

test.each(['jamaica', 'tortuga', 'hispaniola'])('nobody can take back the beginning of %s', async edition => {
  const table = await newTable({ edition })
  for (const seat of [0, 1, 2]) {
    expect((await see(table, seat)).model.canTakeBack).toBe(false)
    expect(unpack(await table.stub.takeBack(visit(table, seat)))).toHaveProperty('outcome', 'not-yours-to-take-back')
  }
})

test('an action that revealed something cannot be taken back', async () => {
  const table = await newTable({ edition: 'jamaica', seats: 2 })
  for (let n = 0; n < 40; n++) {
    const { seat, choice } = await answerOnce(table, choice => isBack(choice) || isForward(choice))
    if (!isBack(choice)) continue
    expect(unpack(await table.stub.takeBack(visit(table, seat)))).toHaveProperty('outcome', 'not-yours-to-take-back')
    return
  }
  throw new Error('nobody went back')
})

test('a game is played to its end, and then its file is complete', async () => {
  const table = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  for (let n = 0; n < 400 && (await asked(table)); n++) await answerOnce(table, isForward)
  const { model } = await see(table, 'watcher')
  expect(model.head.stage).toBe('over')
  expect(model.standing?.rows.map(row => row.place)).toContain(1)
  expect(model.head.secret).toBe('07'.repeat(32))
  const file = unpack(await table.stub.file(visit(table, 'watcher')))
  expect(file).toMatchObject({ stage: 'over', words: ['words 0', 'words 1'] })
  expect(JSON.stringify(file)).not.toContain('Pirate 1')
})

test('while the game runs, a watcher’s file reveals nothing hidden', async () => {
  const table = await newTable({ edition: 'jamaica' })
  const file = unpack(await table.stub.file(visit(table, 'watcher')))
  expect(file).toMatchObject({ stage: 'playing', viewer: 'watcher' })
  expect(JSON.stringify(file)).not.toMatch(/"secret"|"words"|"state"/)
})

test('an unknown table is refused, and looking for it writes nothing', async () => {
  const table: Played = { id: '', keys: {}, host: '', stub: env.TABLE.getByName('nowhere') }
  expect(unpack(await table.stub.see(visit(table, 'watcher')))).toEqual({ refused: 'unknown' })
  const tables = await runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray()
  )
  expect(tables).toEqual([])
})
