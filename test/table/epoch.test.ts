/** What a table does first when it wakes on a site restored from a back-up. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { Person } from '../../worker/people/person'
import { Table } from '../../worker/table/table'
import { alarmOf, kindsTo, noticesOf, personAt, START } from '../kit/post'
import { answer, asked, newTable, see, takeSeat, type Played } from '../kit/table'

const addresses = ['anne@restored.example', 'bob@restored.example']
const EPOCH = START + 60_000

const restored = { ...env, EPOCH: String(EPOCH) }

/** The table wakes after the site was restored. */
async function wakes({ stub }: Played): Promise<void> {
  await runInDurableObject(stub, (_, state) => void new Table(state, restored))
  await evictDurableObject(stub)
}

async function begun(seats = 2): Promise<Played> {
  vi.setSystemTime(START)
  const table = await newTable({ seats, addresses: addresses.slice(0, seats) })
  vi.setSystemTime(EPOCH + 5_000)
  return table
}

const promptsOf = async (table: Played): Promise<string[]> =>
  (await Promise.all([0, 1].map(seat => see(table, seat)))).flatMap(({ model }) => model.prompts.map(({ id }) => id))

test('every question is asked again, under an id that was never used', async () => {
  const table = await begun()
  const before = await promptsOf(table)
  await wakes(table)
  const after = await promptsOf(table)
  expect(after.map(id => id.replace(/~\d+$/, ''))).toEqual(before.map(id => id.replace(/~\d+$/, '')))
  for (const id of after) expect(id).toMatch(new RegExp(`~${EPOCH}$`))
  // A page from before the restore cannot answer.
  const [old = ''] = before
  const question = await asked(table)
  expect((await answer(table, question?.seat ?? 0, old, question?.choices[0] ?? '')).outcome).toBe('not-open')
})

test('the restore is one row of the history, in everybody’s log, and written once', async () => {
  const table = await begun()
  await wakes(table)
  await wakes(table)
  const rows = await runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql.exec("SELECT seat, choice, given FROM answers WHERE prompt = 'epoch'").toArray()
  )
  expect(rows).toEqual([{ seat: null, choice: String(EPOCH), given: '[]' }])
  const { model } = await see(table, 1)
  expect(model.lines.filter(({ text }) => text.say === 'log-epoch')).toHaveLength(1)
})

test('notices that waited are closed, as they may have been sent; the waiting seat is told again, with an id above all earlier ones', async () => {
  const table = await begun()
  const waiting = await noticesOf(table)
  expect(waiting.length).toBeGreaterThan(0)
  await wakes(table)
  const after = await noticesOf(table)
  for (const { id } of waiting) expect(after.find(notice => notice.id === id)).toMatchObject({ done: EPOCH + 5_000, fate: 'restored' })
  const fresh = after.filter(({ id }) => id > EPOCH)
  expect(fresh.map(({ kind, done }) => ({ kind, done }))).toEqual([{ kind: 'turn', done: null }])
  expect(after.length).toBe(waiting.length + fresh.length)
})

test('letters that waited in a person’s outbox are never sent, and the new one is', async () => {
  const table = await begun()
  const { seat } = (await asked(table)) ?? { seat: 0 }
  const address = addresses[seat] ?? ''
  const before = (await kindsTo(address)).length
  const outbox = () =>
    runInDurableObject(personAt(address), (_, { storage }) =>
      storage.sql
        .exec<{ kind: string; fate: string | null }>('SELECT kind, fate FROM outbox WHERE thread = ? ORDER BY number', table.id)
        .toArray()
    )
  vi.setSystemTime(START + 1_000)
  await runInDurableObject(table.stub, instance => instance.alarm())
  const waiting = await outbox()
  expect(waiting.map(({ fate }) => fate)).not.toContain('restored')
  // The site dies here, and its copy takes over elsewhere.
  vi.setSystemTime(EPOCH + 5_000)
  await wakes(table)
  await runInDurableObject(table.stub, (_, state) => new Table(state, restored).alarm())
  await runInDurableObject(personAt(address), (_, state) => new Person(state, restored).alarm())
  expect((await kindsTo(address)).slice(before)).toEqual(['turn'])
  expect(await outbox()).toEqual([...waiting.map(({ kind }) => ({ kind, fate: 'restored' })), { kind: 'turn', fate: null }])
})

test('while silent it sends nothing, and afterwards everything', async () => {
  const table = await begun()
  const { seat } = (await asked(table)) ?? { seat: 0 }
  const address = addresses[seat] ?? ''
  const before = (await kindsTo(address)).length
  await wakes(table)
  const silent = { ...restored, SILENT: '1' }
  const ring = (env: typeof silent | typeof restored) => runInDurableObject(table.stub, (_, state) => new Table(state, env).alarm())
  await ring(silent)
  expect((await noticesOf(table)).filter(({ done }) => done === null)).toHaveLength(1)
  // It checks again after a while, not at once.
  expect(await alarmOf(table.stub)).toBeGreaterThan(EPOCH + 5_000)
  await ring(restored)
  const person = (env: typeof silent | typeof restored) =>
    runInDurableObject(personAt(address), (_, state) => new Person(state, env).alarm())
  await person(silent)
  expect((await kindsTo(address)).length).toBe(before)
  await person(restored)
  expect((await kindsTo(address)).slice(before)).toEqual(['turn'])
})

test('a table that had not begun rolls different dice than before the restore', async () => {
  const drawsOf = ({ stub }: Played) =>
    runInDurableObject(stub, (_, { storage }) =>
      storage.sql
        .exec<{ draws: string }>('SELECT draws FROM answers')
        .toArray()
        .map(({ draws }) => draws)
    )
  vi.setSystemTime(START)
  const [lost, other, again] = [
    await newTable({ seats: 2, free: 1 }),
    await newTable({ seats: 2, free: 1 }),
    await newTable({ seats: 2, free: 1 }),
  ]
  vi.setSystemTime(EPOCH + 5_000)
  await wakes(again)
  for (const table of [lost, other, again]) await takeSeat(table, 1)
  // The same secret and words give the same dice, except after a restore.
  expect(await drawsOf(other)).toEqual(await drawsOf(lost))
  expect(await drawsOf(again)).not.toEqual(await drawsOf(lost))
})
