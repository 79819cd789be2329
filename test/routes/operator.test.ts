/** The operator's page: it exists only with its setting and opens only with its key. */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import site from '../../worker'
import { pack } from '../../worker/shared/parcel'
import { newTableId } from '../../worker/shared/keys'
import { openTable } from '../kit/players'
import { HOME } from '../kit/inside'
import { kindsTo } from '../kit/post'
import { faultsOf } from '../kit/well-formed'
import { answerOnce, newTable, see } from '../kit/table'
import { Visitor } from '../kit/visitor'

const KEY = 'a-key-of-twenty-letters'
const visitor = (settings: object = { OPERATOR_KEY: KEY }, says = {}): Visitor =>
  new Visitor(async (url, init) => site.fetch(new Request(url, init), { ...env, ...settings }, createExecutionContext()), says)
const PAGE = new URL('/operator', HOME).href

async function inside(reader = visitor()): Promise<Visitor> {
  const door = await reader.open(PAGE)
  expect(faultsOf(door)).toEqual([])
  await reader.send(door.form('Open').type('OPERATOR_KEY', KEY))
  return reader
}

test('without the setting it does not exist', async () => {
  expect((await visitor({}).open(PAGE)).status).toBe(404)
})

test('with the key one sees the settings and the days, and can send a test letter', async () => {
  await openTable(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] })
  const reader = await inside()
  expect(faultsOf(reader.page)).toEqual([])
  expect(reader.page.textOf('main')).toContain('tables opened: 1')
  const answer = await reader.send(reader.page.form('Send it').type('Your email', 'me@ship.example'))
  expect(answer.textOf('main')).toContain('me@ship.example')
  expect(await kindsTo('me@ship.example')).toEqual(['test'])
})

test('with the key one sees how many letters wait for another try, and how old the oldest is', async () => {
  expect((await inside()).page.textOf('main')).toContain('No letters are waiting to be tried again.')
  const lobby = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  await lobby.setLate('one', { letters: 2, since: Date.now() - 3 * 3_600_000 })
  await lobby.setLate('another', { letters: 1, since: Date.now() })
  expect((await inside()).page.textOf('main')).toContain('3 letters couldn’t be sent and will be tried again. The oldest is 3 hours old.')
})

/** As the host writes it. */
const STATUS = { fetch: async () => Response.json({ at: Date.now(), tables: 7, touched: 2, bytes: 12_300_000, free: 100_000_000 }) }

test('with the key one sees how the site is doing, and what to do if something is wrong', async () => {
  const reader = visitor({ OPERATOR_KEY: KEY, VERSION: '0.1.0 (abc)', STATUS })
  const door = await reader.open(PAGE)
  const page = await reader.send(door.form('Open').type('OPERATOR_KEY', KEY))
  expect(faultsOf(page)).toEqual([])
  const said = page.textOf('main')
  for (const fact of [
    'No table has been waiting for longer than three days.',
    'Version: 0.1.0 (abc)',
    'Tables kept: 7. Changed in the last day: 2.',
    '13 MB used by the site, 100 MB free',
    'Make room on the disk',
  ])
    expect(said).toContain(fact)
  expect(said).toMatch(/(?:GET|POST) \/\S+: \d+ ms at worst/)
  expect(said).not.toMatch(/\/tables\/[a-z2-7]{10}/)
})

test('with the key one sees which tables have been waiting for longest, and what to do, but no link', async () => {
  const lobby = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  const ids = Array.from({ length: 12 }, () => newTableId(env.SITE_KEY))
  for (const [n, id] of ids.entries())
    await lobby.setWait(id, pack({ since: Date.now() - (20 - n) * 86_400_000, seats: n + 1, hasClock: n === 0 }))
  // From a different network, because tries are counted.
  const { page } = await inside(visitor({ OPERATOR_KEY: KEY, PROXY_HEADER: 'x-forwarded-for' }, { 'x-forwarded-for': '198.51.100.8' }))
  const said = page.textOf('main')
  expect(said).toContain('Tables that have been waiting for longer than three days: 12')
  expect(said).toContain(`Table ${ids[0]?.slice(0, 6)}…: 20 days, seats it waits for: 1, with a clock`)
  expect(said).toContain(`Table ${ids[9]?.slice(0, 6)}…: 11 days, seats it waits for: 10, no clock`)
  expect(said).not.toContain(`Table ${ids[10]?.slice(0, 6)}`)
  expect(said).toContain('check whether letters go out and arrive')
  for (const id of ids) expect(page.html).not.toContain(id)
})

test('with the key one can put a table back by any of its links, and is told when that is impossible', async () => {
  const table = await newTable({ seats: 2 })
  for (let n = 0; n < 4; n++) await answerOnce(table)
  const then = JSON.stringify((await see(table, 'watcher', 2)).model.view)
  // From a different network, because tries are counted.
  const reader = await inside(visitor({ OPERATOR_KEY: KEY, PROXY_HEADER: 'x-forwarded-for' }, { 'x-forwarded-for': '198.51.100.7' }))
  const ask = (link: string, position: string) =>
    reader.send(reader.page.form('Put it back').type('Link of the table', link).type('Step', position))
  expect((await ask(`${HOME}tables/${table.id}/seats/1`, '2')).textOf('main')).toContain('The table was put back.')
  expect(JSON.stringify((await see(table, 'watcher')).model.view)).toBe(then)
  for (const [link, position] of [
    [table.id, '99'],
    ['nothing', '1'],
    [newTableId(env.SITE_KEY), '1'],
  ] as const)
    expect((await ask(link, position)).textOf('main')).toContain('Nothing was done')
  const stranger = visitor()
  const answer = await stranger.ask(new URL('/operator/tables', HOME).href, 'POST', `table=${table.id}&position=1`)
  expect(answer.status).toBe(403)
})

test('a nearly full disk is reported to monitoring', async () => {
  const answer = await visitor({ STATUS }).ask(new URL('/health', HOME).href, 'GET')
  expect(await answer.json()).toMatchObject({ ready: true, wrong: expect.arrayContaining(['the disk is nearly full']) })
})

test('a wrong key opens nothing, and after a few no more tries are allowed', async () => {
  const reader = visitor()
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) {
    const door = await reader.open(PAGE)
    statuses.push((await reader.send(door.form('Open').type('OPERATOR_KEY', 'no'))).status)
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
})
