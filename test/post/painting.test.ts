/** Painting a board can use enough memory to kill the object that does it: that counts as a try, and the next try has no picture. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Resvg } from '@resvg/resvg-wasm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Person } from '../../worker/people/person'
import { unpack } from '../../worker/shared/parcel'
import type { Hook } from '../../worker/post/webhook/shapes/hook'
import { newSecret } from '../../worker/post/webhook/sign'
import { isForward, isStop } from '../kit/forward'
import { firstHop, lettersTo, noticesOf, personAt, secondHop, START } from '../kit/post'
import { answerOnce, asked, newTable, visit, type Played } from '../kit/table'

let ships = 0
let anne: string
let painted: number

beforeAll(() => void Object.assign(env, { PICTURES: '' }))
beforeEach(() => {
  vi.setSystemTime(START)
  anne = `anne@painting-${++ships}.example`
  painted = 0
  const { render } = Resvg.prototype
  vi.spyOn(Resvg.prototype, 'render').mockImplementation(function (this: InstanceType<typeof Resvg>) {
    painted++
    return render.call(this)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The object dies in the middle of painting and loses everything not yet on disk. */
const dyingWhilePainting = (object: DurableObjectStub): Promise<unknown> =>
  runInDurableObject(object, async (instance, state) => {
    vi.mocked(Resvg.prototype.render).mockImplementationOnce(() => {
      painted++
      state.abort('out of memory, on purpose')
      throw new Error('nothing runs after the end')
    })
    await instance.alarm?.()
  }).catch(() => {})

const rowOf = (address: string, id: string) =>
  runInDurableObject(personAt(address), (_, { storage }) => storage.sql.exec('SELECT tries, done FROM outbox WHERE id = ?', id).one())

/** A letter to seat 0 that shows the board is in the outbox. */
async function asking(): Promise<{ table: Played; id: string }> {
  const table = await newTable({ addresses: [anne], seats: 2 })
  while ((await asked(table))?.seat !== 0) await answerOnce(table, isForward)
  await firstHop(table)
  const ordered = await runInDurableObject(personAt(anne), (_, { storage }) =>
    storage.sql.exec<{ id: string }>("SELECT id FROM outbox WHERE kind = 'turn' ORDER BY written DESC, number DESC LIMIT 1").toArray()
  )
  return { table, id: ordered[0]?.id ?? expect.unreachable() }
}

test('a letter shows the board', async () => {
  const { id } = await asking()
  await secondHop(anne)
  const letter = (await lettersTo(anne)).find(known => known.id === id)
  expect(letter?.picture?.png.length).toBeGreaterThan(1000)
  expect(painted).toBe(1)
})

test('a site with pictures off sends the letter without one', async () => {
  const { id } = await asking()
  const before = painted
  await runInDurableObject(personAt(anne), (_, state) => new Person(state, { ...env, PICTURES: 'off' }).alarm())
  expect(await rowOf(anne, id)).toMatchObject({ done: expect.any(Number) })
  expect(painted).toBe(before)
})

test('a letter whose object dies while painting has used one try, and goes without the board on the next', async () => {
  const { id } = await asking()
  await dyingWhilePainting(personAt(anne))
  expect(painted).toBe(1)
  expect(await rowOf(anne, id)).toEqual({ tries: 1, done: null })
  await runInDurableObject(personAt(anne), instance => instance.alarm())
  const letter = (await lettersTo(anne)).find(known => known.id === id)
  expect(letter?.subject).toBeTruthy()
  expect(letter?.picture).toBeUndefined()
  expect(painted).toBe(1)
})

test('a webhook that shows the board does the same: the table dies once, then sends without the picture', async () => {
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    heard.push(body instanceof FormData ? 'with the board' : 'without')
    return new Response('thanks')
  })
  const table = await newTable({ seats: 2 })
  const seat = (await asked(table))?.seat ?? 0
  const hook: Hook = { url: 'https://discord.com/api/webhooks/1/a-B_c', shape: 'discord', secret: newSecret() }
  expect(unpack(await table.stub.act(visit(table, 1 - seat), { do: 'hook', hook }))).toMatchObject({ outcome: 'done' })
  await answerOnce(table, isForward)
  while ((await asked(table))?.seat === seat) await answerOnce(table, isStop)
  await dyingWhilePainting(table.stub)
  expect(painted).toBe(1)
  const again = { ...table, stub: env.TABLE.get(table.stub.id) }
  expect((await noticesOf(again)).find(({ kind, done }) => kind === 'turn' && done === null)).toMatchObject({ tries: 1 })
  await runInDurableObject(again.stub, instance => instance.alarm())
  expect(heard).toEqual(['without'])
  expect(painted).toBe(1)
})
