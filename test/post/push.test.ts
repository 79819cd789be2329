/** Web Push: a stand-in push service reads its messages with other people's libraries, as a browser would. */
import { createECDH } from 'node:crypto'
import { decrypt } from 'http_ece'
import { describe, expect, test } from 'vitest'
import { PUSH_BYTES } from '../../worker/shared/bounds'
import { noticeOf, push } from '../../worker/post/push/deliver'
import { pushKeys } from '../../worker/post/push/keys'
import { subscriptionFrom, type Subscription } from '../../worker/post/push/subscription'
import { LANGUAGES } from '../../worker/drawing/game'
import { asked, brief, double, renamed, SITE, tableFor, type Delivered } from './webhook-notices'

const site = { SITE_KEY: '5e'.repeat(32), PUBLIC_URL: SITE, LETTERS_FROM: '' }
const ENDPOINT = 'https://push.service.example/send/abc'

/** The keys of a browser that has subscribed. */
const own = createECDH('prime256v1')
own.generateKeys()
const AUTH = Buffer.alloc(16, 9).toString('base64url')
const subscription = (endpoint = ENDPOINT): Subscription => ({ endpoint, keys: { p256dh: own.getPublicKey('base64url'), auth: AUTH } })

async function pushed(change: Parameters<typeof brief>[0] = {}, settings: Partial<typeof site> = {}): Promise<Delivered> {
  const service = double(() => new Response(null, { status: 201 }))
  expect(await push(subscription(), brief(change), { ...site, ...settings }, service)).toMatchObject({ kind: 'ok', status: 201 })
  const [heard] = service.heard
  if (!heard) throw new Error('nobody was asked')
  return heard
}

const opened = ({ body }: Delivered): Record<string, string> =>
  JSON.parse(decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey: own, authSecret: AUTH }).toString())

describe('a notice', () => {
  test.each(LANGUAGES)('in %s can be opened by the browser alone, and is complete', async lang => {
    const heard = await pushed({ language: lang })
    expect(heard.text).not.toContain('boat')
    expect(opened(heard)).toEqual({
      id: 'abc234.7',
      lang,
      title: expect.stringContaining('Salt & <gunpowder>'),
      body: expect.stringMatching(/\p{L}/u),
      link: `${SITE}/tables/abcdefghijklm/seats/${asked}?by=notice`,
      tag: `abcdefghijklm-${asked}`,
    })
  })

  test('replaces an older one of the same table, and waits for a sleeping device', async () => {
    const { headers } = await pushed()
    expect(headers.get('topic')).toMatch(/^[\w-]{1,32}$/)
    expect(Number(headers.get('ttl'))).toBeGreaterThan(24 * 60 * 60)
    expect(headers.get('content-encoding')).toBe('aes128gcm')
    expect(headers.get('urgency')).toBe('normal')
    expect((await pushed({ kind: 'reminder' })).headers.get('urgency')).toBe('high')
  })

  test('fits the size every push service must accept, however long the names are', async () => {
    const long = brief({ table: renamed(tableFor(), 'Ж"\\'.repeat(15)) })
    const worst = { ...long, body: '"\u{1F3F4}\\Щ\n'.repeat(2000) }
    const notice = noticeOf(worst)
    expect(new TextEncoder().encode(JSON.stringify(notice)).length).toBeLessThanOrEqual(PUSH_BYTES)
    expect(notice.body.length).toBeGreaterThan(500)
    expect(notice.body.isWellFormed()).toBe(true)
    expect(await push(subscription(), worst, site, double())).toMatchObject({ kind: 'ok' })
  })
})

describe('this site', () => {
  /** Checks the signature of RFC 8292 with Web Crypto alone. */
  async function proven({ headers }: Delivered): Promise<{ claims: Record<string, unknown>; key: string }> {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = await crypto.subtle.importKey('raw', Buffer.from(key, 'base64url'), { name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'verify',
    ])
    const said = new TextEncoder().encode(`${head}.${claims}`)
    const how = { name: 'ECDSA', hash: 'SHA-256' }
    expect(await crypto.subtle.verify(how, point, Buffer.from(signature, 'base64url'), said)).toBe(true)
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ alg: 'ES256' })
    return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
  }

  test('identifies itself to the service with the key that the browser was given', async () => {
    const { claims, key } = await proven(await pushed())
    expect(key).toBe(pushKeys(site.SITE_KEY).publicKey)
    expect(claims).toMatchObject({ aud: 'https://push.service.example', sub: SITE })
    const now = Date.now() / 1000
    expect(claims.exp).toBeGreaterThan(now)
    expect(claims.exp).toBeLessThanOrEqual(now + 24 * 60 * 60)
  })

  test.each([
    [{ LETTERS_FROM: 'Boat <boat@boat.example>' }, 'mailto:boat@boat.example'],
    [{ PUBLIC_URL: 'http://127.0.0.1:8787' }, 'mailto:nobody@localhost'],
  ])('with %j names %s', async (settings, sub) => {
    expect((await proven(await pushed({}, settings))).claims).toMatchObject({ sub })
  })

  test('derives its push keys from the site key: the same for the same, different for another', () => {
    const keys = pushKeys(site.SITE_KEY)
    expect(pushKeys(site.SITE_KEY)).toEqual(keys)
    expect(pushKeys('5f'.repeat(32))).not.toEqual(keys)
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
  })
})

test.each([
  [200, 'ok'],
  [201, 'ok'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [400, 'refused'],
  [403, 'again'],
  [429, 'again'],
  [502, 'again'],
  [302, 'refused'],
])('a service that answers %i: %s', async (status, kind) => {
  const service = double(() => new Response('', { status }))
  expect(await push(subscription(), brief(), site, service)).toMatchObject({ kind, status })
})

test('a subscription whose key is not on the curve is gone', async () => {
  const point = Buffer.alloc(65, 7)
  point[0] = 4
  const made = { endpoint: ENDPOINT, keys: { p256dh: point.toString('base64url'), auth: AUTH } }
  const service = double()
  expect(await push(made, brief(), site, service)).toMatchObject({ kind: 'gone' })
  expect(service.heard).toEqual([])
})

describe('the subscription from a browser', () => {
  const given = { ...subscription(), expirationTime: null }

  test('is kept, without anything that is not needed', () => {
    expect(subscriptionFrom(JSON.stringify(given))).toEqual(subscription())
  })

  test.each([
    ['', 'x', '[]', 'null', '1', '{}'],
    [
      { ...given, endpoint: 'https://127.0.0.1/' },
      { ...given, endpoint: 'http://push.service.example/' },
      { ...given, endpoint: 7 },
    ],
    [
      { ...given, keys: undefined },
      { ...given, keys: { ...given.keys, auth: 'AAAA' } },
      { ...given, keys: { ...given.keys, p256dh: AUTH } },
    ],
    [
      { ...given, keys: { ...given.keys, p256dh: `${given.keys.p256dh}\n` } },
      { ...given, keys: { ...given.keys, auth: [AUTH] } },
    ],
  ])('is refused when malformed: %#', (...wrong) => {
    expect(wrong.map(text => subscriptionFrom(typeof text === 'string' ? text : JSON.stringify(text)))).toEqual(wrong.map(() => undefined))
  })
})
