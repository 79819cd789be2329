/** Webhooks: what each kind of receiver gets, checked by equally strict stand-ins, and what follows from their answers. */
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { deliver } from '../../worker/post/webhook/shapes/deliver'
import { hookFrom, type Hook } from '../../worker/post/webhook/shapes/hook'
import { SHAPES, type Shape } from '../../worker/model/shapes'
import { newSecret } from '../../worker/post/webhook/sign'
import type { Picture } from '../../worker/post/transports/letter'
import { LANGUAGES } from '../../worker/drawing/game'
import { asked, AT, brief, double, renamed, SITE, tableFor, type Delivered } from './webhook-notices'

const URLS: Readonly<Record<Shape, string>> = {
  json: 'https://hooks.boat.example/in',
  discord: 'https://discord.com/api/webhooks/1/token',
  slack: 'https://hooks.slack.com/services/T/B/x',
  ntfy: 'https://ntfy.sh/our-boat',
  telegram: 'https://api.telegram.org/bot1:token/sendMessage?chat_id=-100',
}
const picture: Picture = { cid: 'board', file: 'board.png', png: 'iVBORw0KGgo=' }

function hook(shape: Shape, secret = ''): Hook {
  const typed = hookFrom({ url: URLS[shape], shape, secret })
  if ('fault' in typed) throw new Error(typed.fault)
  return typed.hook
}

async function sent(
  shape: Shape,
  change: Parameters<typeof brief>[0] = {},
  more: { picture?: Picture; secret?: string } = {}
): Promise<Delivered> {
  const other = double()
  const outcome = await deliver({ hook: hook(shape, more.secret), brief: brief(change), picture: more.picture, now: Date.now() }, other)
  expect(outcome).toMatchObject({ kind: 'ok', status: 200, said: 'thanks' })
  const [heard] = other.heard
  if (!heard) throw new Error('nobody was asked')
  return heard
}

const NASTY = '<!channel> @everyone *b* `c` "q"\r\nX-Evil: 1 & [l](https://evil.example)'
const nasty = { table: renamed(tableFor('watcher'), NASTY) }
/** The question, which is the notice's body, has the name in it, too. */
const nastyAsked = {
  table: {
    ...renamed(tableFor(), NASTY),
    prompts: tableFor().prompts.map(prompt => ({ ...prompt, ask: { say: 'brief-waits', with: { table: NASTY, names: NASTY } } })),
  },
}

/** What a product shows as it is: all of a message, or these fields of its JSON. It may read any other text as markup. */
const PLAIN: Readonly<Record<Shape, 'all' | ((field: string, value: { type?: unknown }) => boolean)>> = {
  json: 'all',
  discord: () => false,
  slack: (_, { type }) => type === 'plain_text',
  ntfy: 'all',
  telegram: 'all',
}

function markupIn(shape: Shape, text: string): string {
  const plain = PLAIN[shape]
  return plain === 'all' ? '' : JSON.stringify(JSON.parse(text, (field, value) => (plain(field, Object(value)) ? undefined : value)))
}

describe('raw JSON', () => {
  test('is signed so that the Standard Webhooks library verifies it', async () => {
    const secret = newSecret()
    const { text, headers } = await sent('json', {}, { secret })
    const verified: unknown = new Webhook(secret).verify(text, Object.fromEntries(headers))
    expect(verified).toMatchObject({ version: 1, id: 'abc234.7', type: 'turn', data: { seat: { seat: asked } } })
    expect(headers.get('webhook-id')).toBe('abc234.7')
    expect(() => new Webhook(newSecret()).verify(text, Object.fromEntries(headers))).toThrow()
    expect(() => new Webhook(secret).verify(`${text} `, Object.fromEntries(headers))).toThrow()
  })

  test('says who is asked, what happened, and until when', async () => {
    const payload: unknown = JSON.parse((await sent('json')).text)
    const own = { seat: asked, name: expect.any(String) }
    expect(payload).toEqual({
      version: 1,
      id: 'abc234.7',
      type: 'turn',
      timestamp: new Date(AT).toISOString(),
      data: {
        table: { id: 'abcdefghijklm', name: 'Salt & <gunpowder>', stage: 'playing', position: expect.any(Number) },
        game: { id: 'tunnel', name: 'Tunnel' },
        seat: own,
        waits: [{ ...own, since: expect.stringMatching(/Z$/), until: expect.stringMatching(/Z$/) }],
        language: 'en',
        title: 'Your move: Salt & <gunpowder>',
        body: expect.stringMatching(/\w/),
        happened: expect.arrayContaining([expect.stringMatching(/\w/)]),
        link: `${SITE}/tables/abcdefghijklm/seats/${asked}?by=notice`,
      },
    })
  })

  test('of a whole table has no seat and links to none', async () => {
    const payload: unknown = JSON.parse((await sent('json', { table: tableFor('watcher') })).text)
    expect(payload).toMatchObject({
      data: { seat: null, link: `${SITE}/tables/abcdefghijklm`, title: expect.stringContaining('waiting for') },
    })
  })
})

describe('Discord', () => {
  /** The limits in Discord's documentation of embeds. */
  function accepts(message: {
    allowed_mentions: { parse: string[] }
    embeds: { title: string; url: string; description: string }[]
  }): void {
    expect(message.allowed_mentions.parse).toEqual([])
    const [embed] = message.embeds
    expect(embed?.title.length).toBeLessThanOrEqual(256)
    expect(embed?.description.length).toBeLessThanOrEqual(4096)
    expect(embed?.url).toMatch(/^https:/)
  }

  test('gets an embed, and the deadline in the reader’s own time', async () => {
    const { text, headers } = await sent('discord')
    expect(headers.get('content-type')).toBe('application/json')
    accepts(JSON.parse(text))
    expect(text).toMatch(/<t:\d{10}:R>/)
  })

  test('gets the board as a file shown in the embed', async () => {
    const { body, headers } = await sent('discord', { table: tableFor('watcher') }, { picture })
    const form = await new Response(body, { headers }).formData()
    const message = JSON.parse(String(form.get('payload_json')))
    accepts(message)
    expect(message.embeds[0].image.url).toBe('attachment://board.png')
    const file = form.get('files[0]')
    expect(file).toMatchObject({ name: 'board.png', type: 'image/png', size: 8 })
  })

  test('shows names literally', async () => {
    const message = JSON.parse((await sent('discord', nasty)).text)
    accepts(message)
    expect(message.embeds[0].title).toContain('\\@everyone \\*b\\*')
    expect(message.embeds[0].title).toContain('\\[l\\]')
  })
})

describe('Slack', () => {
  test('gets blocks, and no name mentions anybody', async () => {
    for (const change of [{}, nasty]) {
      const { text, blocks } = JSON.parse((await sent('slack', change)).text)
      expect(text.length).toBeGreaterThan(0)
      for (const block of blocks) {
        expect(block.type).toBe('section')
        expect(block.text.text.length).toBeGreaterThan(0)
        expect(block.text.text.length).toBeLessThanOrEqual(3000)
        if (block.text.type === 'mrkdwn') expect(block.text.text.match(/<(?!https:)/g)).toBe(null)
      }
      expect(text).not.toContain('<')
    }
  })
})

describe('ntfy', () => {
  test.each(LANGUAGES)('gets headers that preserve every letter of %s', async language => {
    const { headers, text } = await sent('ntfy', { language })
    const title = headers.get('title') ?? ''
    const [, coded] = /^=\?UTF-8\?B\?([A-Za-z\d+/=]+)\?=$/.exec(title) ?? []
    const read = coded ? new TextDecoder().decode(Uint8Array.from(atob(coded), c => c.charCodeAt(0))) : title
    expect(read).toContain('Salt & <gunpowder>')
    expect(headers.get('click')).toBe(`${SITE}/tables/abcdefghijklm/seats/${asked}?by=notice`)
    expect(text.length).toBeGreaterThan(0)
  })

  test('gets a token if there is one', async () => {
    expect((await sent('ntfy', {}, { secret: 'tk_abc' })).headers.get('authorization')).toBe('Bearer tk_abc')
    expect((await sent('ntfy')).headers.get('authorization')).toBe(null)
  })
})

test('Telegram gets the chat id in the body, and plain text without markup', async () => {
  const { address, text } = await sent('telegram', nasty)
  expect(address).toBe('https://api.telegram.org/bot1:token/sendMessage')
  const message = JSON.parse(text)
  expect(message).toMatchObject({ chat_id: '-100', link_preview_options: { is_disabled: true } })
  expect(message).not.toHaveProperty('parse_mode')
  expect(message.text).toContain(`${SITE}/tables/abcdefghijklm`)
})

describe.each(SHAPES)('every notice as %s', shape => {
  test.each(LANGUAGES)('is in %s, without a key', async language => {
    for (const kind of ['turn', 'reminder', 'timeout', 'mention', 'vote', 'over', 'off', 'test'] as const) {
      const { body, headers, text } = await sent(shape, { kind, language })
      expect(headers.get('webhook-id')).toBe('abc234.7')
      expect(body.byteLength).toBeGreaterThan(20)
      expect(text).not.toMatch(/\/link\/|[\uE000\uE001]/)
    }
  })

  test('tells a chat room nothing that only a seat was told', async () => {
    const told = brief().happened.at(-1) ?? ''
    const { text } = await sent(shape)
    // Markdown may have escaped it.
    expect(text.replaceAll('\\', '')).toContain(brief().body)
    expect(text.replaceAll('\\', '').includes(told)).toBe(shape === 'json')
  })

  test.each([
    ['names', nasty],
    ['questions', nastyAsked],
  ])('takes nothing in nasty %s for markup or a header', async (_, change) => {
    const { headers, text } = await sent(shape, change)
    expect(headers.get('x-evil')).toBe(null)
    expect(text).toContain('everyone')
    for (const raw of ['*b*', '`c`', '<!channel>']) expect(markupIn(shape, text)).not.toContain(raw)
  })
})

test.each([
  [{ url: 'http://boat.example/', shape: 'json', secret: '' }, 'https'],
  [{ url: 'https://boat.example/', shape: 'pigeon', secret: '' }, 'shape'],
  [{ url: 'https://boat.example/', shape: 'json', secret: 'guess' }, 'secret'],
  [{ url: 'https://boat.example/', shape: 'json', secret: 'whsec_c2hvcnQ=' }, 'secret'],
  [{ url: 'https://ntfy.sh/boat', shape: 'ntfy', secret: 'a\r\nb' }, 'secret'],
  [{ url: 'https://api.telegram.org/bot1:x/sendMessage', shape: 'telegram', secret: '' }, 'chat'],
])('%j is refused: %s', (typed, fault) => {
  expect(hookFrom(typed)).toEqual({ fault })
})

test('a JSON webhook without a secret gets a good one', () => {
  const made = hookFrom({ url: URLS.json, shape: 'json', secret: '' })
  expect(made).toMatchObject({ hook: { secret: expect.stringMatching(/^whsec_/) } })
  expect(hookFrom({ url: URLS.json, shape: 'json', secret: newSecret() })).toHaveProperty('hook')
})
