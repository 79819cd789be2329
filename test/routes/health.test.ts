/** How the site looks from outside: to monitoring, to robots, and while a setting is missing. */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import site from '../../worker'
import { HOME, visitor } from '../kit/inside'
import { faultsOf } from '../kit/well-formed'
import { Visitor } from '../kit/visitor'

let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')))
})
afterEach(() => void vi.restoreAllMocks())

const lobby = () => env.LOBBY.get(env.LOBBY.idFromName('lobby'))
const lacking = (settings: object): Visitor =>
  new Visitor(async (url, init) => site.fetch(new Request(url, init), { ...env, ...settings }, createExecutionContext()))
const at = (path: string): string => new URL(path, HOME).href
const healthAt = async (who: Visitor) => {
  const answer = await who.ask(at('/health'), 'GET')
  return { status: answer.status, ...(await answer.json<{ ready: boolean; wrong: string[] }>()) }
}

test('a complete site is ready', async () => {
  expect(await healthAt(visitor())).toEqual({ status: 200, ready: true, wrong: [] })
})

test('waiting letters are reported, and the site is still ready', async () => {
  await lobby().setLate('one', { letters: 2, since: Date.UTC(2031, 3, 5) })
  expect(await healthAt(visitor())).toEqual({
    status: 200,
    ready: true,
    wrong: ['2 letters wait to be tried again, the oldest since 2031-04-05T00:00:00.000Z'],
  })
  await lobby().setLate('one', { letters: 0, since: null })
})

test('a site whose storage cannot be read is not ready', async () => {
  const LOBBY = {
    ...env.LOBBY,
    idFromName: () => {
      throw new Error('disk I/O error')
    },
  }
  expect(await healthAt(lacking({ LOBBY }))).toMatchObject({ status: 503, ready: false, wrong: ['what the site keeps cannot be read'] })
})

test('robots are kept out of tables and private pages, but not out of public ones', async () => {
  const robots = await (await visitor().ask(at('/robots.txt'), 'GET')).text()
  expect(robots).toMatch(/^User-agent: \*\n/)
  for (const path of ['/tables/', '/mine', '/letters/', '/operator']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).not.toMatch(/Disallow: \/(?:tables|rules)?\n/)
})

test.each([
  ['SITE_KEY', '', 'SITE_KEY is missing'],
  ['SITE_KEY', 'half-a-key', 'SITE_KEY is not 64 hexadecimal digits'],
  ['PUBLIC_URL', undefined, 'npm run deploy -- --var PUBLIC_URL:http://127.0.0.1:8787'],
  ['PUBLIC_URL', 'boat.example', 'PUBLIC_URL is not a web address'],
])('with %s set to %j every page, /health and the log say what to do', async (name, value, says) => {
  const reader = lacking({ [name]: value })
  for (const path of ['/', '/tables/new', '/operator']) {
    const page = await reader.open(at(path))
    expect([page.status, faultsOf(page)]).toEqual([503, []])
    expect(page.textOf('main')).toContain(says)
  }
  const { status, ready, wrong } = await healthAt(reader)
  expect([status, ready]).toEqual([503, false])
  expect(wrong.join()).toContain(says)
  expect(said.map(line => JSON.parse(line))).toEqual([{ level: 'error', event: 'setting-missing', says: expect.stringContaining(says) }])
  if (value) expect([...wrong, ...said].join()).not.toContain(value)
})
