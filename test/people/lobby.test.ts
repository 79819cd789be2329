/** The one object that serves the whole site keeps little: of closed tables, and of late letters when the provider fails. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { CLOSED_DAYS, LATE_OBJECTS, LOBBY_MS } from '../../worker/shared/bounds'
import { DAY } from '../../worker/clock/span'
import type { LobbyRow } from '../../worker/model'
import type { Lobby } from '../../worker/people/lobby'
import { PERSON_SCHEMA } from '../../worker/people/person-schema'
import { tellSite } from '../../worker/people/telling'
import { Outbox } from '../../worker/post/outbox'
import { migrate } from '../../worker/shared/migrate'
import { pack, unpack } from '../../worker/shared/parcel'
import { HOME, visitor } from '../kit/inside'

const lobby = env.LOBBY.get(env.LOBBY.idFromName('a lobby of its own'))
const row = (id: string, made: number): LobbyRow => ({
  ...{ id, name: id, game: 'tunnel', options: { edition: 'jamaica', house: {} } },
  ...{ pace: 'steady', made, names: [], free: 1 },
})
const kept = (): Promise<unknown[]> =>
  runInDurableObject(lobby, (_, { storage }) =>
    storage.sql
      .exec('SELECT id FROM tables ORDER BY id')
      .toArray()
      .map(({ id }) => id)
  )
const listed = async (): Promise<string[]> => unpack(await lobby.newest()).map(({ id }) => id)

afterEach(() => void vi.useRealTimers())

test('a closed table is remembered while late news of it may come, and then leaves; an open one stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  for (const id of ['closed', 'open']) await lobby.set(id, 1, start, pack(row(id, start)))
  await lobby.set('closed', 3, start, pack(null))
  await lobby.set('closed', 2, start, pack(row('closed', start)))
  expect(await listed()).toEqual(['open'])
  expect(await kept()).toEqual(['closed', 'open'])
  vi.setSystemTime(start + (CLOSED_DAYS + 1) * DAY)
  await lobby.set('later', 1, Date.now(), pack(row('later', Date.now())))
  expect(await kept()).toEqual(['later', 'open'])
  expect(await listed()).toEqual(['later', 'open'])
})

test('the page of open tables asks for them every few seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const site = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  const start = Date.now() + LOBBY_MS
  vi.setSystemTime(start)
  const shown = async (): Promise<string> => (await visitor().open(`${HOME}tables`)).html
  await site.set('Slow boat of 1679', 1, start, pack(row('Slow boat of 1679', start)))
  expect(await shown()).toContain('Slow boat of 1679')
  await site.set('Slow boat of 1679', 2, start, pack(null))
  expect(await shown()).toContain('Slow boat of 1679')
  vi.setSystemTime(start + LOBBY_MS)
  expect(await shown()).not.toContain('Slow boat of 1679')
})

/** So many people whose letters are late, one each. */
const troubled = (site: typeof lobby): Promise<void> =>
  runInDurableObject(site, (object: Lobby) => {
    for (let n = 0; n < LATE_OBJECTS; n++) object.setLate(`person ${n}`, { letters: 1, since: Date.now() })
  })

test('late letters of so many people are counted; of others nothing is, until some of the first have gone out', async () => {
  const since = Date.UTC(2031, 3, 5)
  await troubled(lobby)
  expect(await lobby.setLate('one more', { letters: 1, since })).toBe('enough')
  expect(await lobby.setLate('person 0', { letters: 2, since })).toBe('heard')
  expect((await lobby.late()).letters).toBe(LATE_OBJECTS + 1)
  expect(await lobby.setLate('person 0', { letters: 0, since: null })).toBe('heard')
  expect(await lobby.setLate('one more', { letters: 1, since })).toBe('heard')
  expect((await lobby.late()).letters).toBe(LATE_OBJECTS)
})

test('who has heard that this is enough asks no more for a while, and tells once it can', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const site = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  const since = Date.now()
  await troubled(site)
  let asked = 0
  const counting = {
    ...env,
    LOBBY: { idFromName: (name: string) => env.LOBBY.idFromName(name), get: (id: DurableObjectId) => (asked++, env.LOBBY.get(id)) },
  } as Env
  const late = async (who: string, letters: number): Promise<void> =>
    runInDurableObject(env.PERSON.get(env.PERSON.idFromName(who)), async (_, { storage }) => {
      migrate(storage, PERSON_SCHEMA)
      const outbox = new Outbox(storage.sql)
      vi.spyOn(outbox, 'late').mockReturnValue({ letters, since: letters > 0 ? since : null })
      await tellSite(counting, storage.sql, outbox, { who, broken: 'the provider fails' })
    })
  await late('anne', 1)
  await late('bob', 1)
  await late('calico', 1)
  expect(asked).toBe(1)
  await runInDurableObject(site, (object: Lobby) => {
    for (let n = 0; n < LATE_OBJECTS; n++) object.setLate(`person ${n}`, { letters: 0, since: null })
  })
  vi.setSystemTime(since + 61_000)
  await late('bob', 1)
  expect((await site.late()).letters).toBe(1)
  await late('bob', 0)
  expect((await site.late()).letters).toBe(0)
})
