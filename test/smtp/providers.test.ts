/** Providers that accept letters over HTTP, each played by a stand-in. */
import { type Request, Response } from 'miniflare'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from '../../worker/post/transports/letter'
import { sender } from './office'

interface Asked {
  url: string
  headers: Record<string, string>
  body: unknown
}
const asked: Asked[] = []
let answer: (times: number) => Response | Promise<Response> = () => Response.json({})

async function double(request: Request): Promise<Response> {
  const { host: _host, ...headers } = Object.fromEntries(request.headers)
  asked.push({ url: request.url, headers, body: await request.json() })
  return answer(asked.length)
}

const post = await sender(double)
afterAll(() => post.stop())
beforeEach(() => void asked.splice(0))

const letter: Letter = {
  id: 'abc234.7',
  kind: 'turn',
  to: 'kasia@post.example',
  subject: 'Твій хід\r\nBcc: all@post.example',
  text: 'Твій хід',
  html: '<p>Твій хід</p>',
  headers: { References: '<table.abc234@boat.example>', 'X-Packetboat-Id': 'abc234.7' },
  replyTo: 'reply+abc234.0.key@in.boat.example',
  picture: { cid: 'board', file: 'board.png', png: 'iVBORw0KGgo=' },
}
const SUBJECT = 'Твій хід Bcc: all@post.example'
const HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  References: '<table.abc234@boat.example>',
  'X-Packetboat-Id': 'abc234.7',
  'In-Reply-To': '<table.abc234@boat.example>',
}

describe('Resend', () => {
  const settings = { LETTERS_FROM: 'Пакетбот <boat@boat.example>', RESEND_KEY: 're_key' }

  test('gets the letter with its id as the idempotency key', async () => {
    answer = () => Response.json({ id: 'their-1' })
    expect(await post.send(settings, letter)).toEqual({ by: 'Resend', accepted: { id: 'their-1' } })
    const [request] = asked
    expect(request?.url).toBe('https://api.resend.com/emails')
    expect(request?.headers).toMatchObject({ authorization: 'Bearer re_key', 'idempotency-key': 'abc234.7' })
    expect(request?.body).toEqual({
      from: '"Пакетбот" <boat@boat.example>',
      to: ['kasia@post.example'],
      subject: SUBJECT,
      text: 'Твій хід',
      html: '<p>Твій хід</p>',
      reply_to: 'reply+abc234.0.key@in.boat.example',
      headers: HEADERS,
      attachments: [{ filename: 'board.png', content: 'iVBORw0KGgo=', content_type: 'image/png', content_id: 'board' }],
    })
  })

  test('has the letter if it took an earlier try whose answer was lost', async () => {
    answer = () => Response.json({ name: 'invalid_idempotent_request' }, { status: 409 })
    expect(await post.send(settings, letter)).toEqual({ by: 'Resend', accepted: {} })
  })

  test.each([
    [400, {}, { refused: 'letter' }],
    [422, { message: 'Invalid `to`' }, { refused: 'letter', why: 'Resend answered 422: Invalid `to`' }],
    [401, {}, { again: expect.stringContaining('401') }],
    [403, {}, { again: expect.stringContaining('403') }],
    [409, { name: 'concurrent_idempotent_requests' }, { again: expect.stringContaining('409') }],
    [429, {}, { again: expect.stringContaining('429') }],
    [500, {}, { again: expect.stringContaining('500') }],
    [503, {}, { again: expect.stringContaining('503') }],
  ])('that answers %i %j', async (status, body, outcome) => {
    answer = () => Response.json(body, { status })
    expect(await post.send(settings, letter)).toMatchObject(outcome)
  })

  test('that fails without JSON is tried again', async () => {
    answer = () => new Response('<html>Bad gateway</html>', { status: 502 })
    expect(await post.send(settings, letter)).toEqual({ again: 'Error: Resend answered 502: {}' })
  })

  test('that never answers does not hold up the mail', async () => {
    answer = () => new Promise(() => {})
    expect(await post.send(settings, letter, 200)).toEqual({ again: expect.stringMatching(/timeout/i) })
  })

  test('that dies after taking the letter gets it again with the same id', async () => {
    answer = times => (times === 1 ? Promise.reject(new Error('died')) : Response.json({ id: 'their-1' }))
    expect(await post.send(settings, letter)).toHaveProperty('again')
    expect(await post.send(settings, letter)).toEqual({ by: 'Resend', accepted: { id: 'their-1' } })
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['abc234.7', 'abc234.7'])
  })
})

describe.each([
  ['Resend', { LETTERS_FROM: 'boat@boat.example', RESEND_KEY: 're_key' }],
  ['Postmark', { LETTERS_FROM: 'boat@boat.example', POSTMARK_TOKEN: 'token' }],
])('%s', (_, settings) => {
  const tried = (status: number, wish: string) => {
    answer = () => Response.json({}, { status, headers: { 'retry-after': wish } })
    return post.send(settings, letter)
  }

  test('that sends Retry-After is left alone that long', async () => {
    expect(await tried(429, '7200')).toEqual({ again: expect.stringContaining('429'), pause: 7_200_000 })
    const until = new Date(Date.now() + 3_600_000).toUTCString()
    const { pause } = { pause: 0, ...(await tried(503, until)) }
    expect(pause).toBeGreaterThan(3_500_000)
    expect(pause).toBeLessThanOrEqual(3_600_000)
  })

  test('is tried after a day if it asks for longer, and as usual if it asks for no time', async () => {
    expect(await tried(503, '999999999')).toMatchObject({ pause: 24 * 3_600_000 })
    for (const wish of ['0', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect(await tried(429, wish)).toEqual({ again: expect.stringContaining('429') })
  })

  test('that will never take the letter is not waited for', async () => {
    expect(await tried(422, '7200')).toMatchObject({ refused: 'letter' })
  })
})

describe('Postmark', () => {
  const settings = { LETTERS_FROM: 'boat@boat.example', POSTMARK_TOKEN: 'token' }

  test('gets the letter with its id as metadata', async () => {
    answer = () => Response.json({ ErrorCode: 0, Message: 'OK', MessageID: 'their-2' })
    expect(await post.send(settings, letter)).toEqual({ by: 'Postmark', accepted: { id: 'their-2' } })
    const [request] = asked
    expect(request?.url).toBe('https://api.postmarkapp.com/email')
    expect(request?.headers).toMatchObject({ 'x-postmark-server-token': 'token', accept: 'application/json' })
    expect(request?.body).toEqual({
      From: '"Packetboat" <boat@boat.example>',
      To: 'kasia@post.example',
      Subject: SUBJECT,
      TextBody: 'Твій хід',
      HtmlBody: '<p>Твій хід</p>',
      ReplyTo: 'reply+abc234.0.key@in.boat.example',
      Headers: Object.entries(HEADERS).map(([Name, Value]) => ({ Name, Value })),
      Metadata: { id: 'abc234.7' },
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
      Attachments: [{ Name: 'board.png', Content: 'iVBORw0KGgo=', ContentType: 'image/png', ContentID: 'cid:board' }],
    })
  })

  test.each([
    [422, { ErrorCode: 406, Message: 'Inactive recipient' }, { refused: 'address', why: 'Postmark answered 406: Inactive recipient' }],
    [422, { ErrorCode: 300, Message: 'Invalid email' }, { refused: 'address' }],
    [422, { ErrorCode: 1000, Message: 'Something else' }, { refused: 'letter', why: 'Postmark answered 422: Something else' }],
    [401, { ErrorCode: 10 }, { again: expect.stringContaining('401') }],
    [429, {}, { again: expect.stringContaining('429') }],
    [500, {}, { again: expect.stringContaining('500') }],
  ])('that answers %i %j', async (status, body, outcome) => {
    answer = () => Response.json(body, { status })
    expect(await post.send(settings, letter)).toMatchObject(outcome)
  })
})

test('a site with wrong settings keeps its letters', async () => {
  const settings = { RESEND_KEY: 're_key', POSTMARK_TOKEN: 'token', LETTERS_FROM: 'boat@boat.example' }
  expect(await post.send(settings, letter)).toEqual({ again: expect.stringContaining('choose one way') })
  expect(asked).toEqual([])
})
