/** Addresses that lead nowhere, or not for this reader: each is refused with its status, and nothing is written or revealed. */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { newTableId } from '../../worker/shared/keys'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { claimsOn, openTable, sit } from '../kit/players'
import { expectRefusal, expectSecure, KEPT } from '../kit/refusal'
import { faultsOf } from '../kit/well-formed'
import { delivered, stored } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

/** Anne and Bob sit; the third seat is free. */
interface Scene {
  host: Visitor
  anne: Visitor
  bob: Visitor
  stranger: Visitor
  table: string
  claims: string[]
  ownLink: string
}
let scene: Scene

beforeAll(async () => {
  const [host, anne, bob, stranger] = [visitor(), visitor(), visitor(), visitor({ 'accept-language': 'pl' })]
  const names = ['Anne', 'Bob', 'Kim']
  const page = await openTable(host, HOME, { game: 'tunnel', edition: 'jamaica', names, addresses: ['anne@ship.example'] })
  const claims = claimsOn(page).map(({ href }) => href)
  await sit({ name: 'Anne', visitor: anne }, claims[0] ?? '')
  const ownLink = anne.page.handed()[0]?.href ?? ''
  await sit({ name: 'Bob', visitor: bob }, claims[1] ?? '')
  await delivered()
  scene = { host, anne, bob, stranger, claims, ownLink, table: page.url.replace(/\/seats$/, '') }
})

const others = () => [scene.host, scene.anne, scene.bob]
const elsewhere = (key: string): string => key.replace(/.$/, last => (last === 'a' ? 'b' : 'a'))
const ask =
  (who: Visitor, url: string, method = 'GET', body?: string) =>
  () =>
    who.ask(url, method, body)

describe('a table that does not exist', () => {
  const places = [
    '',
    '/seats',
    '/seats/0',
    '/log',
    '/proof',
    '/game.json',
    '/at/0',
    '/live',
    '/host/x',
    '/seats/0/link/x',
    '/seats/0/claim/x',
  ]

  test.each(places)('is not found at …%s', async place => {
    for (const id of [elsewhere(scene.table), `${HOME}tables/__proto__`])
      await expectRefusal(ask(scene.stranger, id + place), { status: 404, language: 'pl' })
  })

  test('is not found even if its id is valid', async () => {
    for (const place of ['', '/seats', '/seats/0', '/log', '/game.json'])
      await expectRefusal(ask(scene.stranger, `${HOME}tables/${newTableId(env.SITE_KEY)}${place}`), { status: 404, language: 'pl' })
  })

  test('wakes no object if its id is made up', async () => {
    const before = Object.keys(await stored())
    await scene.stranger.ask(elsewhere(scene.table), 'GET')
    await scene.stranger.ask(`${elsewhere(scene.table)}/seats/0/answers`, 'POST', 'token=x')
    expect(Object.keys(await stored())).toEqual(before)
  })

  test('accepts no forms', async () => {
    for (const place of ['/seats/0/answers', '/seats/0/takebacks', '/seats/0/claim/x'])
      await expectRefusal(ask(scene.stranger, elsewhere(scene.table) + place, 'POST', 'token=x'), { status: 404, language: 'pl' })
  })
})

describe('a link', () => {
  test('to a seat opens it on any device, again and again', async () => {
    for (const device of [visitor(), visitor(), scene.anne]) {
      await device.open(scene.ownLink)
      expect(device.page.status).toBe(200)
      expect(device.page.url).not.toContain('link')
      expect(device.page.textOf('.who')).toContain('you are')
    }
  })

  test.each([
    ['to a seat', () => scene.ownLink, 410],
    ['of an invitation', () => scene.claims[2] ?? '', 410],
    ['of the host', () => scene.host.page.handed().find(({ text }) => text === 'Your own link')?.href ?? '', 410],
  ])('%s does not work with one letter wrong', async (_, link, status) => {
    const page = await expectRefusal(ask(scene.stranger, elsewhere(link())), { status, language: 'pl', others: others() })
    expect(page.links().map(({ href }) => new URL(href).pathname)).toContain('/')
    expect(scene.stranger.jar.all()).toEqual([])
  })

  test('of one kind does not work as another', async () => {
    const key = (link: string) => link.split('/').at(-1) ?? ''
    const free = (scene.claims[2] ?? '').replace('claim', 'link')
    await expectRefusal(ask(scene.stranger, free), { status: 410, language: 'pl' })
    await expectRefusal(ask(scene.stranger, `${scene.table}/host/${key(scene.ownLink)}`), { status: 410, language: 'pl' })
    await expectRefusal(ask(scene.stranger, scene.ownLink.replace('seats/0', 'seats/1')), { status: 410, language: 'pl' })
  })

  test('of an invitation does not work once the seat is taken, not even for the host', async () => {
    const page = await expectRefusal(ask(scene.host, scene.claims[0] ?? ''), { status: 409, others: [scene.anne, scene.bob] })
    expect(page.heading).toBe('This seat is taken')
    await expectRefusal(ask(scene.host, scene.claims[0] ?? '', 'POST', 'name=Me'), { status: 409, others: [scene.anne, scene.bob] })
  })
})

describe('what belongs to others', () => {
  test.each(['/seats', '/seats/0', '/seats/1', '/at/0?seat=0', '/log?seat=0', '/game.json?seat=1'])('is not shown at …%s', async place => {
    await expectRefusal(ask(scene.stranger, scene.table + place), { status: 403, language: 'pl', others: others() })
  })

  test('is not shown to the holder of another seat', async () => {
    await expectRefusal(ask(scene.bob, `${scene.table}/seats/0`), { status: 403, others: [scene.host, scene.anne] })
    await expectRefusal(ask(scene.bob, `${scene.table}/seats`), { status: 403, others: [scene.host, scene.anne] })
  })

  test('is not sent live to somebody without that seat', async () => {
    const live = await scene.bob.ask(`${scene.table}/live?at=0&seat=0`, 'GET', undefined, { upgrade: 'websocket' })
    expect(live.status).toBe(403)
    expect(live.webSocket).toBeNull()
  })
})

describe('no page', () => {
  test.each([
    ...['/nothing', '/tables/', '/mailbox/0', '/mailbox/x', '/letters', '/seats'],
    ...['/tables/..%2f..%2fsite-key', '/tables/%2e%2e/%2e%2e/etc/passwd', '//ship.example', '/%00', '/tables/%00/seats'],
    ...[
      '/tables/%E0%A4%A',
      '/%',
      '/tables/%F0%28%8C/seats/0',
      '/.well-known/x',
      '/%D0%BF%D0%B8%D1%80%D0%B0%D1%82',
      '/__proto__',
      '/constructor',
    ],
  ])('exists at %s', async path => {
    await expectRefusal(ask(scene.stranger, `${HOME.slice(0, -1)}${path}`), { status: 404, language: 'pl', others: others() })
  })

  test('exists in place of a missing file', async () => {
    for (const path of ['static/nothing.css', 'static/..%2f..%2findex.js', 'static/', 'static/../index.js'])
      expect((await scene.stranger.ask(HOME + path, 'GET')).status).toBe(404)
  })

  test.each(['1', '99999', '-1', '1e3', '1.5', '0x1', '%D9%A3', '__proto__', '123456789012345678901234567890', ''])(
    'of the past exists at position "%s" before the start',
    async position => {
      await expectRefusal(ask(scene.anne, `${scene.table}/at/${position}?seat=0`), { status: 404, others: [scene.host, scene.bob] })
    }
  )

  test.each(['9', '-1', '00', 'x', '1e0', '%D9%A1'])('belongs to seat "%s"', async seat => {
    const page = await expectRefusal(ask(scene.anne, `${scene.table}/seats/${seat}`), { status: seat === '9' ? 403 : 404 })
    expect(page.textOf('main')).not.toContain('Anne')
  })
})

describe('another method', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is refused, and the allowed methods are listed', async method => {
    for (const url of [HOME, scene.table, `${scene.table}/seats/0/answers`]) {
      const page = await expectRefusal(ask(scene.stranger, url, method), { status: 405, language: 'pl', others: others() })
      expect(page.headers.get('allow')).toMatch(/GET|POST/)
    }
  })

  test('is refused for pages and for forms alike', async () => {
    const post = await expectRefusal(ask(scene.stranger, HOME, 'POST', ''), { status: 405, language: 'pl' })
    expect(post.headers.get('allow')).toBe('GET, HEAD')
    const get = await expectRefusal(ask(scene.anne, `${HOME}practice`), { status: 405 })
    expect(get.headers.get('allow')).toBe('POST')
  })

  test.each(['answers', 'takebacks', 'deeds', 'rematches'])(
    'does not happen when …/%s is reloaded: GET leads back to the seat',
    async form => {
      const response = await scene.anne.ask(`${scene.table}/seats/0/${form}`, 'GET')
      expect([response.status, response.headers.get('location')]).toEqual([303, `${scene.table}/seats/0`])
    }
  )

  test('HEAD answers like GET, without the page', async () => {
    for (const url of [HOME, scene.table, `${HOME}nothing`]) {
      const [get, head] = [await scene.stranger.ask(url, 'GET'), await scene.stranger.ask(url, 'HEAD')]
      expect([head.status, await head.text()]).toEqual([get.status, ''])
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'))
      expectSecure(head.headers, url === scene.table ? KEPT : {})
    }
  })
})

describe('the mailbox', () => {
  test('opens to requests for this site by its own name', async () => {
    const page = await scene.anne.open(MAILBOX)
    expect([page.status, faultsOf(page)]).toEqual([200, []])
    expect(page.textOf('main')).toContain('anne@ship.example')
  })

  test.each(['ship.example', 'ship.example:8787', 'localhost:8787', '127.0.0.1', '127.0.0.1:8787.ship.example'])(
    'is closed to the host name %s',
    async host => {
      for (const path of ['', '/1', '/1/html']) {
        const page = await expectRefusal(() => scene.stranger.ask(MAILBOX + path, 'GET', undefined, { host }), {
          status: 404,
          language: 'pl',
        })
        expect(page.html).not.toContain('anne@ship.example')
      }
    }
  )
})

test('a phone finds an icon where it looks for one, as table pages name none', async () => {
  const answer = await scene.stranger.ask(`${HOME}apple-touch-icon.png`, 'GET')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, expect.stringMatching(/static\/touch-icon-\w+\.png$/)])
})
