/** What is hidden from others, what is limited, and what must always arrive: letters, notes, seals, names. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTES } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import { stopPath } from '../../worker/shared/letter-keys'
import { personOf } from '../../worker/shared/person-key'
import { receiveMail } from '../../worker/inbound/mail'
import { PACES } from '../../worker/clock'
import { visitor } from '../kit/inside'
import { act, at, DAY, HOUR, START, waiting } from '../kit/life'
import { alarmOf, bothHops, kindsTo, lettersTo, noticesOf, personAt, secondHop } from '../kit/post'
import { claimKey, newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'
import { FIRST } from '../post/reply-mails'

let ships = 0
let addresses: string[]

beforeEach(() => {
  at(START)
  const ship = ++ships
  addresses = ['anne', 'bob', 'kim'].map(name => `${name}@kept-${ship}.example`)
})
afterEach(() => void vi.useRealTimers())

const kinds = (seat: number): Promise<string[]> => kindsTo(addresses[seat] ?? '')

test('switching off the daily letter sends what was held back, and no alarm remains', async () => {
  const table = await newTable({ addresses })
  const seat = await waiting(table)
  const person = personAt(addresses[seat] ?? '')
  await person.setDigest({ zone: 'UTC', at: 7 * 60, language: 'en' })
  await bothHops(table, ...addresses)
  expect(await kinds(seat)).not.toContain('turn')
  await person.setDigest(null)
  await secondHop(addresses[seat] ?? '')
  expect(await kinds(seat)).toContain('digest')
  at(START + DAY)
  await secondHop(addresses[seat] ?? '')
  expect(await alarmOf(person)).toBeNull()
})

test('“never write to me” also works for an address that was forgotten or is not known yet', async () => {
  const [address = ''] = addresses
  await personAt(address).stop()
  await personAt(address).meet(personOf(env.SITE_KEY, address), address)
  const table = await newTable({ addresses: [address] })
  await bothHops(table, address)
  expect(await lettersTo(address)).toEqual([])
})

test('the table learns of a letter given up even if counting it fails, here because the count is hidden on purpose', async () => {
  const [address = ''] = addresses
  const table = await newTable({ addresses: [address] })
  await bothHops(table, address)
  const lobby = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  await runInDurableObject(lobby, (_, { storage }) => void storage.sql.exec('ALTER TABLE days RENAME TO hidden'))
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await personAt(address).bounced('no such user')
  await runDurableObjectAlarm(personAt(address))
  expect(said).toHaveBeenCalled()
  said.mockRestore()
  await runInDurableObject(lobby, (_, { storage }) => void storage.sql.exec('ALTER TABLE hidden RENAME TO days'))
  expect((await see(table, 'watcher')).model.head.seats[0]?.unreached).toBe(true)
})

test("notes are limited, and a substitute can neither read nor write the owner's", async () => {
  const table = await newTable({ seats: 2 })
  for (let n = 0; n < NOTES; n++) expect(await act(table, 0, { do: 'note', text: `note ${n}` })).toBe('done')
  expect(await act(table, 0, { do: 'note', text: 'one more' })).toBe('too-many')
  await act(table, 0, { do: 'lend', until: START + DAY })
  const path = (await see(table, 0)).model.own?.lent?.path ?? ''
  const lent: Played = { ...table, keys: { 0: path.split('/').at(-1) ?? '' } }
  expect((await see(lent, 0)).model.notes).toEqual([])
  expect(await act(lent, 0, { do: 'note', text: 'mine' })).toBe('owner-only')
})

test('a new link revokes loans and feeds made with the old one', async () => {
  const table = await newTable({ seats: 2, addresses })
  await act(table, 0, { do: 'lend', until: START + DAY })
  const before = unpack(await table.stub.post(visit(table, 0)))
  const acted = unpack(await table.stub.act(visit(table, 0), { do: 'replace-link' }))
  if ('refused' in acted || !acted.key) throw new Error('no new link')
  const renewed: Played = { ...table, keys: { ...table.keys, 0: acted.key } }
  const after = unpack(await table.stub.post(visit(renewed, 0)))
  expect([before, after].map(own => 'feeds' in own && own.feeds)).toEqual([0, 1])
  expect((await see(renewed, 0)).model.own?.lent).toBeUndefined()
})

test('replying with a number to a letter without choices plays nothing', async () => {
  const table = await newTable({ addresses, pace: PACES.steady })
  await bothHops(table, ...addresses)
  const seat = await waiting(table)
  const letter = (await lettersTo(addresses[seat] ?? '')).find(({ kind }) => kind === 'seat') ?? expect.unreachable()
  const { position } = (await see(table, seat)).model
  const [, program] = FIRST
  await receiveMail(env, program('1', letter), letter.to, letter.replyTo ?? '')
  expect((await see(table, seat)).model.position).toBe(position)
  await bothHops(table, ...addresses)
  expect((await kinds(seat)).at(-1)).toBe('stale')
})

test('“never write to me” can be undone on the same page', async () => {
  const [address = ''] = addresses
  await newTable({ addresses: [address] })
  await personAt(address).stop()
  const reader = visitor()
  const page = await reader.open(env.PUBLIC_URL + stopPath(env.SITE_KEY, personOf(env.SITE_KEY, address)))
  expect(page.heading).toBe('No more letters')
  await reader.send(page.form('Send letters to this email again'))
  expect((await personAt(address).wishes()).never).toBe(false)
})

test('two people at a table never have the same name', async () => {
  const table = await newTable({ seats: 2, free: 2 })
  for (const seat of [0, 1]) {
    const taker = { name: 'Boris', words: '', person: null, language: 'en' as const }
    const taken = unpack(await table.stub.takeSeat(seat, claimKey(table, seat), taker))
    if ('key' in taken) table.keys[seat] = taken.key
  }
  expect((await see(table, 0)).model.head.seats.map(({ name }) => name)).toEqual(['Boris', 'Boris 2'])
})

test('a substitute sees the past without the owner’s notes, and no link to the owner’s next seat', async () => {
  const table = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  await act(table, 0, { do: 'note', text: 'secret plan' })
  await act(table, 0, { do: 'lend', until: START + DAY })
  const path = (await see(table, 0)).model.own?.lent?.path ?? ''
  const lent: Played = { ...table, keys: { 0: path.split('/').at(-1) ?? '' } }
  expect((await see(lent, 0, 0)).model.notes).toEqual([])
  await playOut(table)
  expect(unpack(await lent.stub.rematch(visit(lent, 0)))).toEqual({ refused: 'not-yours' })
  expect(unpack(await table.stub.rematch(visit(table, 0)))).toHaveProperty('path')
  const { position } = (await see(table, 0)).model
  expect((await see(table, 0, position)).model.again).toContain('/claim/')
  expect((await see(lent, 0, position)).model.again).toBeUndefined()
})

test('sealing a card does not count as coming back during a vote, and does not show', async () => {
  const table = await newTable({ game: 'regatta', edition: 'first' })
  const sealing = async (): Promise<[seat: number, prompt: string, choice: string]> => {
    for (const seat of [0, 1, 2])
      for (const { may, id, choices } of (await see(table, seat)).model.prompts) if (may) return [seat, id, choices.at(-1)?.id ?? '']
    throw new Error('nobody may seal')
  }
  const [seat, prompt, choice] = await sealing()
  await runInDurableObject(
    table.stub,
    (_, { storage }) =>
      void storage.sql.exec("INSERT INTO votes (kind, about, opened, until) VALUES ('vanished', ?, ?, ?)", seat, START, START + 2 * DAY)
  )
  await evictDurableObject(table.stub)
  const seen = async () => (await see(table, (seat + 1) % 3)).model.votes
  const before = await seen()
  expect(before).toHaveLength(1)
  expect(unpack(await table.stub.answer(visit(table, seat), [[prompt, choice]]))).toMatchObject({ outcomes: ['counted'] })
  expect(await seen()).toEqual(before)
})

test('sealing a card changes neither when a seat was last heard from nor what is known about its letters', async () => {
  const table = await newTable({ game: 'regatta', edition: 'first', addresses })
  const seals = async (): Promise<[seat: number, prompt: string, choice: string]> => {
    for (const seat of [0, 1, 2]) {
      const prompt = (await see(table, seat)).model.prompts.find(({ may }) => may)
      const choice = prompt?.choices.at(-1)
      if (prompt && choice) return [seat, prompt.id, choice.id]
    }
    throw new Error('nobody may seal')
  }
  const [seat, prompt, choice] = await seals()
  at(START + HOUR)
  const heard = async () => JSON.stringify(unpack(await table.stub.hostPost(table.host)))
  const before = await heard()
  expect(unpack(await table.stub.answer(visit(table, seat), [[prompt, choice]]))).toMatchObject({ outcomes: ['counted'] })
  expect(await heard()).toBe(before)
})

test('a finished table follows a later setting of how long to keep it; and a duty that fails, its rows hidden on purpose, is retried after a pause', async () => {
  const table = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  await playOut(table)
  await bothHops(table)
  expect(await alarmOf(table.stub)).toBeGreaterThan(Date.now() + 20 * DAY)
  const broken = await newTable({ seats: 2, addresses, pace: PACES.quick })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  at(START + 9 * DAY)
  await runInDurableObject(broken.stub, (_, { storage }) => void storage.sql.exec('ALTER TABLE answers RENAME TO hidden'))
  await runDurableObjectAlarm(broken.stub)
  expect(said).toHaveBeenCalled()
  said.mockRestore()
  expect(await alarmOf(broken.stub)).toBeGreaterThanOrEqual(Date.now() + 60_000)
  await runInDurableObject(broken.stub, (_, { storage }) => void storage.sql.exec('ALTER TABLE hidden RENAME TO answers'))
  await runDurableObjectAlarm(broken.stub)
  expect((await noticesOf(broken)).some(({ kind }) => kind === 'timeout')).toBe(true)
})
