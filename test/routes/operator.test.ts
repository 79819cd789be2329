/** The page of the people who run the site: not there without its setting, shut without its key. */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import site from '../../worker/index'
import { openTable } from '../kit/players'
import { HOME } from '../kit/inside'
import { lettersTo } from '../kit/post'
import { faultsOf } from '../kit/sound'
import { Visitor } from '../kit/visitor'

const KEY = 'a-key-of-twenty-letters'
const visitor = (settings: object = { OPERATOR_KEY: KEY }): Visitor =>
  new Visitor(async (url, init) => site.fetch(new Request(url, init), { ...env, ...settings }, createExecutionContext()))
const PAGE = new URL('/operator', HOME).href

async function inside(): Promise<Visitor> {
  const reader = visitor()
  const door = await reader.open(PAGE)
  expect(faultsOf(door)).toEqual([])
  await reader.send(door.form('Open').type('OPERATOR_KEY', KEY))
  return reader
}

test('without the setting it is not there', async () => {
  expect((await visitor({}).open(PAGE)).status).toBe(404)
})

test('whoever has the key sees the settings and the days, and sends a letter to try the post', async () => {
  await openTable(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] })
  const reader = await inside()
  expect(faultsOf(reader.page)).toEqual([])
  expect(reader.page.textOf('main')).toContain('tables opened: 1')
  const answer = await reader.send(reader.page.form('Send it').type('Your email', 'me@ship.example'))
  expect(answer.textOf('main')).toContain('me@ship.example')
  expect((await lettersTo('me@ship.example')).map(({ kind }) => kind)).toEqual(['test'])
})

test('whoever has the key sees how many letters wait for another try, and how old the oldest is', async () => {
  expect((await inside()).page.textOf('main')).toContain('No letter waits to be tried again.')
  const lobby = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  await lobby.setLate('one', { letters: 2, since: Date.now() - 3 * 3_600_000 })
  await lobby.setLate('another', { letters: 1, since: Date.now() })
  expect((await inside()).page.textOf('main')).toContain('3 letters couldn’t be sent and will be tried again. The oldest is 3 hours old.')
})

/** As the host writes it. */
const STATUS = { fetch: async () => Response.json({ at: Date.now(), tables: 7, touched: 2, bytes: 12_300_000, free: 100_000_000 }) }

test('whoever has the key sees how the site fares, and what to do where something is wrong', async () => {
  const reader = visitor({ OPERATOR_KEY: KEY, VERSION: '0.1.0 (abc)', STATUS })
  const door = await reader.open(PAGE)
  const page = await reader.send(door.form('Open').type('OPERATOR_KEY', KEY))
  expect(faultsOf(page)).toEqual([])
  const said = page.textOf('main')
  for (const fact of ['Version: 0.1.0 (abc)', 'Tables kept: 7, of which 2', '13 MB used by the site, 100 MB free', 'Make room on the disk']) expect(said).toContain(fact)
  expect(said).toMatch(/(?:GET|POST) \/\S+: \d+ ms at worst/)
  expect(said).not.toMatch(/\/tables\/[a-z2-7]{10}/)
})

test('a disk that is nearly full is named to who watches over the site', async () => {
  const answer = await visitor({ STATUS }).ask(new URL('/health', HOME).href, 'GET')
  expect(await answer.json()).toMatchObject({ ready: true, wrong: expect.arrayContaining(['the disk is nearly full']) })
})

test('a wrong key opens nothing, and after a few there are no more tries', async () => {
  const reader = visitor()
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) {
    const door = await reader.open(PAGE)
    statuses.push((await reader.send(door.form('Open').type('OPERATOR_KEY', 'no'))).status)
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
})
