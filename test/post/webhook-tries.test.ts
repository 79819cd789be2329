/** One delivery: what the receiver answers, or fails to; and how a webhook that never works is switched off. */
import { expect, test } from 'vitest'
import { OUTSIDE_BYTES, OUTSIDE_SAID } from '../../worker/shared/bounds'
import type { Outcome, Outside } from '../../worker/post/webhook/ask'
import { deliver } from '../../worker/post/webhook/shapes/deliver'
import { healthAfter, type Health } from '../../worker/post/webhook/health'
import type { Shape } from '../../worker/model/shapes'
import { newSecret } from '../../worker/post/webhook/sign'
import { brief, double } from './webhook-notices'

const MINUTE = 60_000

function tryAt(outside: Outside, shape: Shape = 'json', url = 'https://hooks.boat.example/in'): Promise<Outcome> {
  return deliver({ hook: { url, shape, secret: newSecret() }, brief: brief(), now: Date.now() }, outside)
}

const answering = (status: number, headers = {}): Outside =>
  double(() => new Response(status === 204 ? null : 'their words', { status, headers }))

test.each([
  [200, 'ok'],
  [202, 'ok'],
  [204, 'ok'],
  [301, 'refused'],
  [302, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [401, 'again'],
  [403, 'again'],
  [404, 'again'],
  [408, 'again'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
  [410, 'gone'],
])('%i is %s', async (status, kind) => {
  expect(await tryAt(answering(status))).toMatchObject({ kind, status })
})

test.each([
  ['discord', 404],
  ['discord', 401],
  ['slack', 404],
  ['telegram', 403],
  ['telegram', 401],
] as const)('%s answering %i is gone', async (shape, status) => {
  expect(await tryAt(answering(status), shape)).toMatchObject({ kind: 'gone' })
})

test('a redirect is not followed, wherever it leads', async () => {
  const other = double(() => Response.redirect('https://127.0.0.1/', 307))
  expect(await tryAt(other)).toMatchObject({ kind: 'refused', status: 307 })
  expect(other.heard.map(({ address }) => address)).toEqual(['https://hooks.boat.example/in'])
})

test('a forbidden address is not requested, even if it was saved', async () => {
  const other = double()
  expect(await tryAt(other, 'json', 'https://169.254.169.254/latest')).toMatchObject({ kind: 'refused' })
  expect(other.heard).toEqual([])
})

test('this machine is requested only where the site runs for development', async () => {
  const other = double()
  expect(await tryAt({ ...other, near: true }, 'json', 'http://127.0.0.1:9000/')).toMatchObject({ kind: 'ok' })
  expect(await tryAt(other, 'json', 'http://127.0.0.1:9000/')).toMatchObject({ kind: 'refused' })
})

test('Retry-After is respected, up to a day', async () => {
  expect(await tryAt(answering(429, { 'retry-after': '1.5' }))).toMatchObject({ kind: 'again', pause: 1500 })
  expect(await tryAt(answering(503, { 'retry-after': '999999999' }))).toMatchObject({ pause: 24 * 60 * MINUTE })
  expect((await tryAt(answering(503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }))).pause).toBeUndefined()
  expect((await tryAt(answering(503, { 'retry-after': 'soon' }))).pause).toBeUndefined()
})

const waiting = (request: RequestInit): Promise<never> =>
  new Promise((_, failed) => request.signal?.addEventListener('abort', () => failed(request.signal?.reason)))

test('a receiver that never answers is given up', async () => {
  const silent: Outside = { fetch: (_, request) => waiting(request), patience: 20 }
  expect(await tryAt(silent)).toEqual({ kind: 'again', said: 'no answer within 20 ms' })
})

test('a receiver that begins to answer and stops is given up too', async () => {
  const stuck: Outside = {
    async fetch(_, request) {
      const body = new ReadableStream({
        start: stream => request.signal?.addEventListener('abort', () => stream.error(request.signal?.reason)),
      })
      return new Response(body)
    },
    patience: 20,
  }
  expect(await tryAt(stuck)).toMatchObject({ kind: 'again', said: 'no answer within 20 ms' })
})

test('a receiver that cannot be reached is tried again', async () => {
  const away: Outside = { fetch: () => Promise.reject(new TypeError('no such host')) }
  expect(await tryAt(away)).toEqual({ kind: 'again', said: 'no connection' })
})

test('of an endless answer only the beginning is read', async () => {
  let given = 0
  let released = false
  const piece = new TextEncoder().encode('word '.repeat(200))
  const body = () =>
    new ReadableStream({
      pull(stream) {
        given += piece.length
        stream.enqueue(piece)
      },
      cancel: () => void (released = true),
    })
  const outcome = await tryAt(double(() => new Response(body(), { status: 500 })))
  expect(outcome.said.length).toBe(OUTSIDE_SAID)
  expect(given).toBeLessThan(OUTSIDE_BYTES + 5 * piece.length)
  expect(released).toBe(true)
})

test('the receiver’s words are reduced to one line of plain text', async () => {
  const { said } = await tryAt(double(() => new Response('\u0000<b>no</b>\r\n\u202Eno', { status: 500 })))
  expect(said).toBe('<b>no</b> no')
})

/** The state of a webhook after these outcomes at these minutes. */
function after(...tries: readonly (readonly [Outcome['kind'], number])[]): Health {
  return tries.reduce<Health>((health, [kind, minute]) => healthAfter(health, { kind, status: 500, said: '' }, minute * MINUTE), {})
}
const failures = (count: number, every: number, from = 0) => Array.from({ length: count }, (_, i) => ['again', from + i * every] as const)

test('ten failures over an hour switch a webhook off', () => {
  expect(after(...failures(10, 7)).off).toBe(63 * MINUTE)
})

test('fewer failures, or all within an hour, do not', () => {
  expect(after(...failures(9, 60)).off).toBeUndefined()
  expect(after(...failures(50, 1)).off).toBeUndefined()
  expect(after(...failures(50, 1), ['again', 60]).off).toBe(60 * MINUTE)
})

test('a success in between resets the count', () => {
  const health = after(...failures(9, 10), ['ok', 100], ...failures(9, 10, 110))
  expect(health).toMatchObject({ taken: 100 * MINUTE, failing: { since: 110 * MINUTE, times: 9 } })
  expect(health.off).toBeUndefined()
})

test('a webhook that is gone is switched off at once', () => {
  expect(after(['gone', 3])).toMatchObject({ off: 3 * MINUTE, last: { kind: 'gone', at: 3 * MINUTE } })
})
