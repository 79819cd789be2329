/** Mail that comes back: bounces by mail and from providers, complaints, and mails that providers hand over. */
import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import site from '../../worker'
import { newSecret, signed } from '../../worker/post/webhook/sign'
import { unpack } from '../../worker/shared/parcel'
import { bothHops, kindsTo, lettersTo, newestTo, personAt, START } from '../kit/post'
import { newTable, see, type Played } from '../kit/table'

const SECRET = 'a-secret-of-twenty-letters'
const SIGNED = newSecret()
const settings = { ...env, POSTMARK_INBOUND_SECRET: SECRET, MAIL_INBOUND_SECRET: SECRET, RESEND_WEBHOOK_SECRET: SIGNED, RESEND_KEY: '' }

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

let ships = 0
const ADDRESSES = (): string[] => [`anne@back-${++ships}.example`, `bob@back-${ships}.example`]

async function sailing(
  addresses = ADDRESSES()
): Promise<{ table: Played; addresses: string[]; letter: Awaited<ReturnType<typeof lettersTo>>[number] }> {
  const table = await newTable({ seats: 2, addresses })
  await bothHops(table, ...addresses)
  const letter = (await newestTo(addresses[0] ?? '')) ?? expect.unreachable('no letter came')
  return { table, addresses, letter }
}

async function post(
  path: string,
  body: string,
  headers: Record<string, string> = {},
  with_: Partial<typeof settings> = {}
): Promise<{ status: number; was?: string }> {
  const request = new Request(`http://127.0.0.1:8787/post/inbound/${path}`, { method: 'POST', body, headers })
  const response = await site.fetch(request, { ...settings, ...with_ }, createExecutionContext())
  return { status: response.status, ...(response.ok && (await response.json<{ was: string }>())) }
}
const asLogin = { authorization: `Basic ${btoa(`boat:${SECRET}`)}` }
const asBearer = { authorization: `Bearer ${SECRET}` }

const isUnreached = async (table: Played): Promise<boolean> => (await see(table, 'watcher')).model.head.seats.some(seat => seat.unreached)

function report({ headers }: { headers: Record<string, string> }, code = '5.1.1'): string {
  return [
    'From: MAILER-DAEMON@post.example',
    'To: boat@boat.example',
    'Subject: Undelivered',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; post.example',
    '',
    'Final-Recipient: rfc822; anne@back.example',
    `Action: ${code.startsWith('5') ? 'failed' : 'delayed'}`,
    `Status: ${code}`,
    'Diagnostic-Code: smtp; 550 no such user',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `X-Packetboat-Id: ${headers['X-Packetboat-Id']}`,
    `List-Unsubscribe: ${headers['List-Unsubscribe']}`,
    'Subject: Your move',
    '',
    'text',
    '--b--',
    '',
  ].join('\r\n')
}

test('a bounced letter marks its address, shows in its progress, and the table is told', async () => {
  const { table, addresses, letter } = await sailing()
  expect(await post('raw?from=&to=boat@boat.example', report(letter), asBearer)).toEqual({ status: 200, was: 'bounced' })
  const [progress] = unpack(await personAt(addresses[0] ?? '').progress(table.id))
  expect(progress).toMatchObject({ fate: 'bounced', error: 'smtp; 550 no such user' })
  await bothHops(table, addresses[0] ?? '')
  expect(await isUnreached(table)).toBe(true)
})

test('a report of a delay marks nothing, and one without the key of a letter is ignored', async () => {
  const { table, letter } = await sailing()
  expect(await post('raw?to=boat@boat.example', report(letter, '4.2.2'), asBearer)).toMatchObject({ was: 'ignored' })
  const stop = letter.headers['List-Unsubscribe'] ?? ''
  const forged = {
    headers: {
      ...letter.headers,
      'List-Unsubscribe': stop.replace(/(.)(\/[a-z2-7]+>)$/, (_, end, table) => (end === 'a' ? 'b' : 'a') + table),
    },
  }
  expect(await post('raw?to=boat@boat.example', report(forged), asBearer)).toMatchObject({ was: 'not-ours' })
  expect(await isUnreached(table)).toBe(false)
})

test('without its secret a request is refused, and without the setting the path does not exist', async () => {
  for (const path of ['raw', 'postmark', 'postmark/wrong-secret-of-twenty', 'resend']) {
    expect((await post(path, '{}')).status).toBe(403)
    const none = { POSTMARK_INBOUND_SECRET: '', MAIL_INBOUND_SECRET: '', RESEND_WEBHOOK_SECRET: '' }
    expect((await post(path, '{}', asLogin, none)).status).toBe(404)
  }
})

test('Postmark reports a hard bounce, a soft one and a complaint', async () => {
  const {
    table,
    addresses: [anne = '', bob = ''],
  } = await sailing()
  const told = (fields: object) =>
    post('postmark', JSON.stringify({ RecordType: 'Bounce', Email: anne, Description: 'gone', ...fields }), asLogin)
  expect(await told({ Type: 'SoftBounce', Inactive: false })).toMatchObject({ was: 'ignored' })
  expect(await told({ Type: 'HardBounce', Inactive: true })).toMatchObject({ was: 'bounced' })
  await bothHops(table, anne)
  expect(await isUnreached(table)).toBe(true)
  expect(await post(`postmark/${SECRET}`, JSON.stringify({ RecordType: 'SpamComplaint', Email: bob.toUpperCase() }))).toMatchObject({
    was: 'complained',
  })
  const before = (await kindsTo(bob)).length
  await bothHops(await newTable({ seats: 2, addresses: ['', bob] }), bob)
  expect((await kindsTo(bob)).length).toBe(before)
})

test('Postmark hands over a mail, whole or in parts, and its answer counts', async () => {
  for (const whole of [true, false]) {
    const { table, addresses } = await sailing()
    const letters = (await Promise.all(addresses.map(lettersTo))).flat()
    const to = letters.find(({ kind }) => kind === 'turn')?.replyTo ?? ''
    const RawEmail = `From: <a@back.example>\r\nTo: <${to}>\r\nContent-Type: text/plain\r\n\r\n1`
    const mail = whole
      ? { RawEmail }
      : { TextBody: '1\n\nOn Monday somebody wrote:\n> 2', Headers: [{ Name: 'X-Spam', Value: 'no\r\nEvil: yes' }] }
    const body = { From: 'a@back.example', FromFull: { Email: 'a@back.example' }, OriginalRecipient: to, Subject: 'Re: Your move', ...mail }
    expect(await post('postmark', JSON.stringify(body), asLogin)).toEqual({ status: 200, was: 'answered' })
    expect((await see(table, 'watcher')).model.position).toBe(1)
  }
})

test('Resend signs its reports; an old or foreign signature is refused', async () => {
  const {
    addresses: [anne = ''],
  } = await sailing()
  const body = JSON.stringify({
    type: 'email.bounced',
    data: { to: [anne], email_id: 'x', bounce: { type: 'Permanent', message: 'gone' } },
  })
  const proof = (secret: string, at = Date.now()): Record<string, string> => {
    const {
      'webhook-id': id = '',
      'webhook-timestamp': stamp = '',
      'webhook-signature': signature = '',
    } = signed(secret, 'msg_1', body, at)
    return { 'svix-id': id, 'svix-timestamp': stamp, 'svix-signature': `v1,other ${signature}` }
  }
  expect((await post('resend', body, proof(newSecret()))).status).toBe(403)
  expect((await post('resend', body, proof(SIGNED, Date.now() - 10 * 60_000))).status).toBe(403)
  expect(await post('resend', body, proof(SIGNED))).toMatchObject({ was: 'bounced' })
})
