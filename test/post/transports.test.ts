/** The platform's own mail service, with a stand-in for its binding; and which transport the settings choose. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Letter } from '../../worker/post/transports/letter'
import { transportOf } from '../../worker/post/transports/transport'

const letter: Letter = {
  id: 'abc234.7',
  kind: 'turn',
  to: 'kasia@post.example',
  subject: 'Twoja kolej\nBcc: all@post.example',
  text: 'Twoja kolej',
  html: '<p>Twoja kolej</p>',
  headers: { References: '<table.abc234@boat.example>', 'X-Packetboat-Id': 'abc234.7' },
  picture: { cid: 'board', file: 'board.png', png: 'iVBORw0KGgo=' },
}
const site = { ...env, MAILBOX_OPEN: '', LETTERS_FROM: 'Пакетбот <boat@boat.example>' }

function bound(send: (message: unknown) => Promise<EmailSendResult>) {
  return transportOf({ ...site, EMAIL: { send } })
}

test('the platform gets the letter, and sets date and id itself', async () => {
  const handed: unknown[] = []
  const accepted = await bound(async message => {
    handed.push(message)
    return { messageId: 'their-3' }
  })?.send(letter)
  expect(accepted).toEqual({ id: 'their-3' })
  expect(handed).toEqual([
    {
      from: { name: 'Пакетбот', email: 'boat@boat.example' },
      to: 'kasia@post.example',
      subject: 'Twoja kolej Bcc: all@post.example',
      text: 'Twoja kolej',
      html: '<p>Twoja kolej</p>',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
        References: '<table.abc234@boat.example>',
        'In-Reply-To': '<table.abc234@boat.example>',
        'X-Packetboat-Id': 'abc234.7',
      },
      attachments: [{ disposition: 'inline', contentId: 'board', filename: 'board.png', type: 'image/png', content: 'iVBORw0KGgo=' }],
    },
  ])
})

test.each([
  ['E_RECIPIENT_SUPPRESSED', { about: 'address' }],
  ['E_VALIDATION_ERROR', { about: 'letter' }],
  ['E_RATE_LIMIT_EXCEEDED', { message: 'no' }],
  ['E_SENDER_NOT_VERIFIED', { message: 'no' }],
])('an error %s from the platform', async (code, thrown) => {
  const refused = bound(() => Promise.reject(Object.assign(new Error('no'), { code })))?.send(letter)
  await expect(refused).rejects.toMatchObject(thrown)
})

test.each([
  [{ RESEND_KEY: 're_key' }, 'Resend'],
  [{ POSTMARK_TOKEN: 'token' }, 'Postmark'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP'],
  [{ LETTERS_FROM: '', MAILBOX_OPEN: '1' }, 'mailbox'],
  [{ LETTERS_FROM: '' }, undefined],
  [{ SMTP_URL: 'mail.example' }, 'none'],
])('%j choose %s', (settings, name) => {
  expect(transportOf({ ...site, ...settings })?.name).toBe(name)
})
