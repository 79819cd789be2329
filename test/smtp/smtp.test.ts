/** Letters over SMTP, from workerd to a real mail server, parsed as a mail program parses them. */
import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import type { Letter } from '../../worker/post/transports/letter'
import { mailServer, sender } from './office'

const post = await sender()
afterAll(() => post.stop())

const FROM = 'Пакетбот «Сойка» <boat@boat.example>'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 250])

const letter: Letter = {
  id: 'abc234.7',
  kind: 'turn',
  to: 'kasia@post.example',
  subject: 'Ваш ход: Гонка вокруг острова, партия «Чайка и крачка, долгие тихие вечера в сентябре»',
  text: ['Ваш ход, Łucja!', '', '.одна точка в начале строки', '..две', '1. вперёд на 3', 'długa linia '.repeat(40)].join('\n'),
  html: '<p>Ваш ход, <b>Łucja</b>!</p><img src="cid:board" alt="">',
  headers: {
    References: '<table.abc234@boat.example>',
    'X-Packetboat-Id': 'abc234.7',
    'List-Unsubscribe': '<https://boat.example/letters/stop/aaaaaaaaaaaaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbbbbbbbbbbbb>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  replyTo: 'reply+abc234.0.key@in.boat.example',
  picture: { cid: 'board', file: 'board.png', png: PNG.toString('base64') },
}

describe.each([
  ['in the open', 'smtp+plain', { hideSTARTTLS: true }, false],
  ['after STARTTLS', 'smtp', {}, true],
  ['over TLS', 'smtps', { secure: true }, true],
])('%s', async (_way, scheme, options, secure) => {
  const office = await mailServer(options)
  afterAll(() => office.close())
  const settings = { LETTERS_FROM: FROM, SMTP_URL: `${scheme}://localhost:${office.port}` }

  test('a letter arrives as it was written', async () => {
    expect(await post.send(settings, letter)).toEqual({ by: 'SMTP', accepted: { id: 'q1' } })
    const [caught] = office.caught
    expect(caught).toMatchObject({ from: 'boat@boat.example', to: ['kasia@post.example'], secure })
    const mail = caught?.mail
    expect(mail?.from).toEqual({ name: 'Пакетбот «Сойка»', address: 'boat@boat.example' })
    expect(mail?.to).toEqual([{ name: '', address: 'kasia@post.example' }])
    expect(mail?.replyTo).toEqual([{ name: 'Пакетбот «Сойка»', address: 'reply+abc234.0.key@in.boat.example' }])
    expect(mail?.subject).toBe(letter.subject)
    expect(mail?.text?.trimEnd()).toBe(letter.text.trimEnd())
    expect(mail?.html?.trimEnd()).toBe(letter.html)
    expect(mail?.messageId).toBe('<abc234.7@boat.example>')
    expect(mail?.references).toBe('<table.abc234@boat.example>')
    expect(mail?.inReplyTo).toBe('<table.abc234@boat.example>')
  })

  test('its picture is shown inside the text', () => {
    const [picture] = office.caught[0]?.mail.attachments ?? []
    expect(picture).toMatchObject({ contentId: '<board>', mimeType: 'image/png', disposition: 'inline', related: true })
    expect(picture && new Uint8Array(Buffer.from(picture.content))).toEqual(new Uint8Array(PNG))
  })

  test('its other headers are present once and complete', () => {
    const said = Object.fromEntries((office.caught[0]?.mail.headers ?? []).map(({ key, value }) => [key, value]))
    expect(said).toMatchObject({
      'x-packetboat-id': 'abc234.7',
      'list-unsubscribe': letter.headers['List-Unsubscribe'],
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'OOF, AutoReply',
      'mime-version': '1.0',
    })
    expect(office.caught[0]?.mail.headers.filter(({ key }) => key === 'references')).toHaveLength(1)
    expect(Math.abs(Date.parse(said.date ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('none of its lines is too long or contains anything but ASCII', () => {
    const lines = office.caught[0]?.raw.split('\r\n') ?? []
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(998)
    expect(office.caught[0]?.raw).toMatch(/^[\t\r\n -~]*$/)
  })
})

describe('names and texts with line breaks', async () => {
  const office = await mailServer()
  afterAll(() => office.close())
  const settings = { LETTERS_FROM: FROM, SMTP_URL: `smtp://localhost:${office.port}` }

  test('add no header', async () => {
    const subject = 'Turn\r\nBcc: all@post.example\r\n\r\nHello'
    await post.send(settings, { ...letter, subject, headers: { 'X-Packetboat-Id': 'a\nX-Evil: 1' } })
    const mail = office.caught[0]?.mail
    expect(mail?.subject).toBe('Turn Bcc: all@post.example Hello')
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.headers.some(({ key }) => key === 'x-evil' || key === 'bcc')).toBe(false)
    expect(mail?.headers.find(({ key }) => key === 'x-packetboat-id')?.value).toBe('a X-Evil: 1')
  })

  test.each(['a@b.example>\r\nRCPT TO:<c@d.example', 'a b@c.example', '', '<a@b.example>', 'a@b@c.example', 'a@-'])(
    'are no address: %j',
    async to => {
      expect(await post.send(settings, { ...letter, to })).toMatchObject({ refused: 'address' })
    }
  )
})

describe('a mail server with a password', async () => {
  const known = { LETTERS_FROM: FROM, SMTP_USER: 'чайка', SMTP_PASSWORD: 'p:ä ss' }
  const office = (authMethods: string[]) =>
    mailServer({
      authOptional: false,
      authMethods,
      onAuth: ({ username, password }, _session, callback) =>
        username === known.SMTP_USER && password === known.SMTP_PASSWORD ? callback(null, { user: 1 }) : callback(new Error('no')),
    })

  test.each([['PLAIN'], ['LOGIN']])('accepts %s', async way => {
    const server = await office([way])
    expect(await post.send({ ...known, SMTP_URL: `smtp://localhost:${server.port}` }, letter)).toHaveProperty('accepted')
    await server.close()
  })

  test('rejects a wrong password, and the letter waits', async () => {
    const server = await office(['PLAIN'])
    const settings = { ...known, SMTP_PASSWORD: 'wrong', SMTP_URL: `smtp://localhost:${server.port}` }
    expect(await post.send(settings, letter)).toEqual({ again: expect.stringContaining('535') })
    await server.close()
  })
})

describe('a mail server that refuses', () => {
  /** The last argument of each step is its callback. */
  const refusal =
    (responseCode: number) =>
    (what: unknown, ...rest: unknown[]) => {
      const done = rest.at(-1)
      const say = (): void => void (typeof done === 'function' && done(Object.assign(new Error('no'), { responseCode })))
      if (what instanceof Readable) what.on('end', say).resume()
      else say()
    }

  test.each([
    ['for ever, to the address', 550, 'onRcptTo', { refused: 'address' }],
    ['for now, to the address', 450, 'onRcptTo', { again: expect.stringContaining('450') }],
    ['for ever, to the letter', 554, 'onData', { refused: 'letter' }],
    ['for now, to the letter', 451, 'onData', { again: expect.stringContaining('451') }],
    ['to who sends', 553, 'onMailFrom', { again: expect.stringContaining('553') }],
    ['to everybody', 554, 'onConnect', { again: expect.stringContaining('554') }],
  ])('%s', async (_how, code, when, outcome) => {
    const server = await mailServer({ [when]: refusal(code) })
    const settings = { LETTERS_FROM: FROM, SMTP_URL: `smtp://localhost:${server.port}` }
    expect(await post.send(settings, letter)).toMatchObject(outcome)
    await server.close()
  })

  test('STARTTLS gets nothing in clear text', async () => {
    const server = await mailServer({ hideSTARTTLS: true })
    const settings = { LETTERS_FROM: FROM, SMTP_URL: `smtp://localhost:${server.port}` }
    expect(await post.send(settings, letter)).toEqual({ again: expect.stringContaining('offers no STARTTLS') })
    expect(server.caught).toEqual([])
    await server.close()
  })

  test.each([
    ['smtps', true],
    ['smtp', false],
  ])('a trusted certificate gets nothing over %s', async (scheme, secure) => {
    const server = await mailServer({ secure }, false)
    const settings = { LETTERS_FROM: FROM, SMTP_URL: `${scheme}://localhost:${server.port}` }
    expect(await post.send(settings, letter)).toEqual({ again: expect.stringMatching(/localhost:\d+.*certificate/) })
    expect(server.caught).toEqual([])
    await server.close()
  })
})

describe('a mail server that fails', () => {
  /** A server that ignores what it receives and does only what `act` does. */
  async function badServer(act: (socket: Socket) => void): Promise<{ settings: Record<string, string>; server: Server }> {
    const server = createServer(socket => act(socket.on('error', () => {})))
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    return { server, settings: { LETTERS_FROM: FROM, SMTP_URL: `smtp+plain://127.0.0.1:${port}` } }
  }

  test.each<[string, (socket: Socket) => void, RegExp]>([
    ['by silence', () => {}, /took longer than 300 ms/],
    ['by falling silent in the middle', socket => socket.write('220 hello\r\n250-'), /took longer than 300 ms/],
    ['by hanging up', socket => socket.end(), /hung up|closed|disconnect/i],
    ['by hanging up in the middle', socket => socket.end('220 hello\r\n250-a\r\n'), /hung up|closed|disconnect/i],
    ['by talking without end', socket => socket.write(`220-${'x'.repeat(200_000)}`), /talks without end/],
    ['by being something else', socket => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'), /not a mail server/],
  ])('%s does not hold up the mail', async (_how, act, why) => {
    const { settings, server } = await badServer(act)
    // Only silence is waited for: whoever does anything else on a busy machine may take its time.
    const limit = why.source.includes('300') ? 300 : 60_000
    expect(await post.send(settings, letter, limit)).toEqual({ again: expect.stringMatching(why) })
    server.close()
  })

  test('by not being there is named with its port, and tried again', async () => {
    const { settings, server } = await badServer(() => {})
    await new Promise(done => server.close(done))
    const place = new URL(settings['SMTP_URL'] ?? '').host
    for (const scheme of ['smtp+plain', 'smtp', 'smtps'])
      expect(await post.send({ ...settings, SMTP_URL: `${scheme}://${place}` }, letter)).toEqual({
        again: expect.stringContaining(`nobody answers at ${place}: does a mail server listen there`),
      })
  })

  test('after taking the letter gets it twice, with the same id', async () => {
    const ids: (string | undefined)[] = []
    const { settings, server } = await badServer(socket => {
      let heard = ''
      socket.write('220 hello\r\n')
      socket.setEncoding('latin1').on('data', (piece: string) => {
        heard += piece
        if (heard.endsWith('\r\n.\r\n')) {
          ids.push(/^X-Packetboat-Id: (.*)$/im.exec(heard)?.[1]?.trim())
          socket.destroy()
        } else socket.write(heard.endsWith('DATA\r\n') ? '354 go on\r\n' : '250 fine\r\n')
      })
    })
    expect(await post.send(settings, letter)).toHaveProperty('again')
    expect(await post.send(settings, letter)).toHaveProperty('again')
    expect(ids).toEqual(['abc234.7', 'abc234.7'])
    server.close()
  })
})
