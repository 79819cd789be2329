/** What holds for every request: whose form and cookie it is, and which headers its response has. */
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import site from '../../worker'
import { asking, countAnswers, firstAnswer } from '../kit/asking'
import type { Form } from '../kit/form'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, seated, type Player } from '../kit/players'
import { expectRefusal, expectSecure } from '../kit/refusal'
import { faultsOf } from '../kit/well-formed'
import type { Visitor } from '../kit/visitor'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob', 'Kim'] }

let players: Player[]
let asked: Visitor
let other: Visitor
let question: Form

beforeAll(async () => {
  players = await seated(visitor(), HOME, PLAN, () => visitor({ 'accept-language': 'uk' }))
})

beforeEach(async () => {
  ;({ asked, other, question } = await asking(players))
})

const post =
  (body: string, more: Record<string, string> = {}, who = asked) =>
  () =>
    who.ask(question.action, 'POST', body, more)

describe('a form sent', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://ship.example' }],
    ['another site that the browser names', { 'sec-fetch-site': 'cross-site' }],
    ['no site that has a name', { origin: 'null' }],
    ['this host at another port', { origin: 'http://127.0.0.1:8788' }],
    ['this host with another scheme', { origin: 'https://127.0.0.1:8787' }],
    ['a site whose name begins alike', { origin: 'http://127.0.0.1:8787.ship.example' }],
  ])('from %s is refused', async (_, headers) => {
    await expectRefusal(post(firstAnswer(question), headers), { status: 403, language: 'uk', others: [other] })
    await expectRefusal(() => asked.ask(`${HOME}tables`, 'POST', 'name=x', headers), { status: 403, language: 'uk' })
  })

  test.each<[string, Record<string, string>]>([
    ['without a word of where from, as text browsers do', {}],
    ['from this site', { origin: HOME.slice(0, -1), 'sec-fetch-site': 'same-origin' }],
    ['typed by hand', { 'sec-fetch-site': 'none' }],
  ])('%s is accepted', async (_, headers) => {
    const before = await countAnswers()
    expect((await post(firstAnswer(question), headers)()).status).toBe(303)
    expect(await countAnswers()).toBe(before + 1)
  })
})

describe('cookies', () => {
  test.each([
    ['garbage', 'seats=%%%; ===; ;;seats; "'],
    ['keys of wrong length', 'seats=0.abc~1.~host.~.'],
    ['names of the language’s own', 'seats=__proto__.aaaaaaaaaaaaaaaaaaaaaaaaaa; __proto__=x; lang=__proto__'],
    ['a key that opens nothing', `seats=0.${'a'.repeat(26)}~1.${'b'.repeat(26)}~host.${'c'.repeat(26)}`],
    ['a huge value', `seats=${`0.${'a'.repeat(26)}~`.repeat(4000)}`],
    ['broken escapes', 'seats=%E0%A4%A; lang=%'],
  ])('with %s give no access and cause no error', async (_, cookie) => {
    const stranger = visitor({ cookie })
    const table = asked.page.url.replace(/\/seats.*/, '')
    const page = await stranger.open(table)
    expect([page.status, faultsOf(page)]).toEqual([200, []])
    expect((await stranger.open(`${table}/seats/0`)).status).toBe(403)
    expect((await stranger.open(`${table}/seats`)).status).toBe(403)
  })

  test('with keys are sent only to their own table’s addresses, and are hidden from scripts and other sites’ forms', async () => {
    const cookies = asked.jar.all()
    expect(cookies.map(({ name }) => name).sort()).toEqual(['berths', 'name', 'seats'])
    expect(cookies.find(({ name }) => name === 'seats')?.path).toMatch(/^\/tables\/[a-z2-7]{21}$/)
    for (const { attributes } of cookies) {
      expect(attributes).toMatchObject({ httponly: '', samesite: 'Lax' })
      expect(attributes).not.toHaveProperty('secure')
    }
    await asked.ask(`${HOME}?lang=pl`, 'GET')
    expect(asked.jar.all().find(({ name }) => name === 'lang')?.attributes).toMatchObject({ httponly: '', samesite: 'Lax' })
  })

  test('are marked secure only if the site’s public address is HTTPS, whatever the request used', async () => {
    const claim = claimsOn(await openTable(visitor(), HOME, PLAN))[0]?.href ?? ''
    const safe = { ...env, PUBLIC_URL: 'https://ship.example' }
    const request = new Request(claim, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Anne',
    })
    const response = await site.fetch(request, safe)
    const cookies = response.headers.getSetCookie()
    expect(cookies.some(cookie => cookie.startsWith('seats='))).toBe(true)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
    expect(response.headers.get('strict-transport-security')).toBeTruthy()
  })
})

test('every page has security headers', async () => {
  for (const path of ['', 'tables/new', 'rules', 'nothing']) expectSecure((await visitor().open(HOME + path)).headers)
  expectSecure(asked.page.headers)
})

test.each(['//ship.example/?lang=pl', '/\\\\ship.example/?lang=pl', '/.//ship.example?lang=pl'])(
  'a language link never leads to another site: %s',
  async path => {
    const response = await site.fetch(new Request(HOME.slice(0, -1) + path), env)
    expect(response.headers.get('location')).toMatch(/^\/[^/\\\\]/)
  }
)

test('a redirect uses the site’s own address, never a host given only by the request', async () => {
  const leads = async (host: string) =>
    (await site.fetch(new Request(`${HOME}rules?lang=pl`, { headers: { host } }), env)).headers.get('location')
  expect(await leads(new URL(HOME).host)).toBe(`${HOME}rules`)
  expect(await leads('ship.example')).toBe('/rules')
})

test.each([
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['x-gzip', null],
  ['', null],
])('a page for a client that accepts "%s" has encoding %s', async (accepted, packed) => {
  const response = await site.fetch(new Request(`${HOME}rules`, { headers: { 'accept-encoding': accepted } }), env)
  expect(response.headers.get('content-encoding')).toBe(packed)
})

test('behind a proxy each IPv4 address counts as one visitor, and so does each IPv6 network', async () => {
  const behind = { ...env, PROXY_HEADER: 'x-forwarded-for' }
  const tries = async (address: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address }
    return (await site.fetch(new Request(`${HOME}code`, { method: 'POST', headers, body: 'code=11112222' }), behind)).status
  }
  const many = async (...addresses: string[]): Promise<number[]> => {
    const statuses: number[] = []
    for (const address of addresses) statuses.push(await tries(address))
    return statuses
  }
  expect(await many(...Array.from({ length: 6 }, (_, n) => `10.9.9.${n}, 203.0.113.7`))).toEqual([422, 422, 422, 422, 422, 429])
  expect(await tries('203.0.113.7, 203.0.113.8')).toBe(422)
  expect(await many(...Array.from({ length: 6 }, (_, n) => `2001:db8:0:7::${n}`))).toEqual([422, 422, 422, 422, 422, 429])
  expect(await tries('2001:db8:0:8::1')).toBe(422)
  // Other notations of the same address.
  expect(await many('203.0.113.7:51234', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:443', '203.0.113.9')).toEqual([429, 429, 429, 422])
})

test('a language link leads to the same page', async () => {
  const reader = visitor()
  const page = await reader.open(`${asked.page.url.replace(/\/seats.*/, '/log')}?seat=0`)
  const polish = await reader.follow('Polski')
  expect(polish.url).toBe(page.url)
  expect(polish.root.querySelector('html')?.getAttribute('lang')).toBe('pl')
})
