/** Painting a board takes so much that it may kill the object that does it: that is a try, too, and the next goes without a picture. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Resvg } from '@resvg/resvg-wasm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '../../worker/parcel'
import type { Hook } from '../../worker/post/webhook/hook'
import { newSecret } from '../../worker/post/webhook/sign'
import { isForward, isStop } from '../kit/forward'
import { firstHop, lettersTo, noticesOf, personAt, secondHop, START } from '../kit/post'
import { answerOnce, asked, newTable, visit, type Played } from '../kit/table'

let ships = 0
let anne: string
let painted: number

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

/** The object is gone in the middle of painting, with all that was not yet on disk. */
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

/** A letter to seat 0 that shows the board is on its way. */
async function asking(): Promise<{ table: Played; id: string }> {
  const table = await newTable({ addresses: [anne], seats: 2 })
  while ((await asked(table))?.seat !== 0) await answerOnce(table, isForward)
  await firstHop(table)
  const ordered = await runInDurableObject(personAt(anne), (_, { storage }) =>
    storage.sql.exec<{ id: string }>("SELECT id FROM outbox WHERE kind = 'turn' ORDER BY written DESC, number DESC LIMIT 1").toArray()
  )
  return { table, id: ordered[0]?.id ?? expect.unreachable() }
}

test('a letter has the board', async () => {
  const { id } = await asking()
  await secondHop(anne)
  const letter = (await lettersTo(anne)).find(known => known.id === id)
  expect(letter?.picture?.png.length).toBeGreaterThan(1000)
  expect(painted).toBe(1)
})

test('one whose object dies while it paints was tried once, and goes without the board at the next try', async () => {
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

test('so with a webhook that shows the board: the table dies once, and tells it the next time without', async () => {
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    heard.push(body instanceof FormData ? 'with the board' : 'without')
    return new Response('thanks')
  })
  const table = await newTable({ seats: 2 })
  const seat = (await asked(table))?.seat ?? 0
  const hook: Hook = { url: 'https://discord.com/api/webhooks/1/a-B_c', shape: 'discord', secret: newSecret() }
  expect(open(await table.stub.act(visit(table, 1 - seat), { do: 'hook', hook }))).toMatchObject({ outcome: 'done' })
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
