/** What is reported at the start when the mail settings are wrong. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { settings } from '../../worker/host/site/settings'
import { faultsOf, fromOf, relayOf } from '../../worker/post/transports/settings'

const FROM = { LETTERS_FROM: 'boat@boat.example' }

test.each([
  [{}],
  [{ ...FROM, RESEND_KEY: 're_key' }],
  [{ ...FROM, POSTMARK_TOKEN: 'token', POSTMARK_STREAM: 'turns', REPLY_DOMAIN: 'in.boat.example' }],
  [{ ...FROM, SMTP_URL: 'smtp://mail.example' }],
  [{ ...FROM, SMTP_URL: 'smtps://mail.example:465/', SMTP_USER: 'boat', SMTP_PASSWORD: 'word' }],
  [{ ...FROM, SMTP_URL: 'smtp+plain://localhost:1025', SMTP_USER: 'boat', SMTP_PASSWORD: 'word' }],
  [{ ...FROM, EMAIL: {} }],
  [{ LETTERS_FROM: '', RESEND_KEY: '', SMTP_URL: '', SMTP_USER: '' }],
])('nothing is wrong with %j', env => {
  expect(faultsOf(env)).toEqual([])
})

test.each([
  [{ RESEND_KEY: 're_key' }, 'LETTERS_FROM is missing'],
  [FROM, 'LETTERS_FROM is set, but none of'],
  [{ LETTERS_FROM: 'Packetboat', RESEND_KEY: 're_key' }, 'LETTERS_FROM is no address: Packetboat'],
  [{ LETTERS_FROM: 'a@b.example\r\nBcc: c@d.example', RESEND_KEY: 're_key' }, 'LETTERS_FROM is no address'],
  [{ ...FROM, RESEND_KEY: 're_key', SMTP_URL: 'smtp://mail.example' }, 'RESEND_KEY and SMTP_URL are set'],
  [{ ...FROM, RESEND_KEY: 're_key', EMAIL: {} }, 'RESEND_KEY and EMAIL are set'],
  [{ ...FROM, RESEND_KEY: 're key' }, 'RESEND_KEY holds a character'],
  [{ ...FROM, SMTP_URL: 'mail.example:587' }, 'SMTP_URL is none of'],
  [{ ...FROM, SMTP_URL: 'https://mail.example' }, 'SMTP_URL is none of'],
  [{ ...FROM, SMTP_URL: 'smtp://boat:word@mail.example' }, 'SMTP_URL is none of'],
  [{ ...FROM, SMTP_URL: 'smtp://mail.example', SMTP_USER: 'boat' }, 'SMTP_USER and SMTP_PASSWORD are set together'],
  [{ ...FROM, SMTP_URL: 'smtp+plain://mail.example', SMTP_USER: 'boat', SMTP_PASSWORD: 'word' }, 'in the open'],
  [{ SMTP_USER: 'boat' }, 'SMTP_URL is missing'],
  [{ ...FROM, RESEND_KEY: 're_key', REPLY_DOMAIN: 'in boat' }, 'REPLY_DOMAIN is no domain: in boat'],
])('%j: %s', (env, fault) => {
  expect(faultsOf(env)).toEqual([expect.stringContaining(fault)])
})

test('no error message repeats a secret', () => {
  const said = faultsOf({ RESEND_KEY: 'se cret', SMTP_URL: 'smtp://boat:secret@mail.example', SMTP_PASSWORD: 'secret' }).join()
  expect(said).not.toMatch(/se ?cret(?!s)/)
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, security: 'starttls' }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, security: 'tls' }],
  ['smtp+plain://127.0.0.1', { host: '127.0.0.1', port: 25, security: 'none' }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, security: 'starttls' }],
])('%s is a mail server', (url, relay) => {
  expect(relayOf(url)).toEqual(relay)
})

test.each([
  ['boat@boat.example', { name: 'Packetboat', address: 'boat@boat.example' }],
  [' Пакетбот <boat@boat.example> ', { name: 'Пакетбот', address: 'boat@boat.example' }],
  ['"The boat, of course" <boat@boat.example>', { name: 'The boat, of course', address: 'boat@boat.example' }],
  ['<boat@boat.example>', { name: '', address: 'boat@boat.example' }],
])('%s is a valid sender', (setting, from) => {
  expect(fromOf(setting)).toEqual(from)
})

test('the host does not start with settings that cannot send', async () => {
  await expect(settings({ PORT: '0', RESEND_KEY: 're_key' }, false)).rejects.toThrow('LETTERS_FROM is missing')
})

test('a site that sends letters has no mailbox', async () => {
  const data = mkdtempSync(join(tmpdir(), 'packetboat-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const { texts } = await settings({ PORT: '0', DATA: data, ...FROM, SMTP_URL: 'smtp+plain://localhost:1025' }, false)
  expect(texts).toMatchObject({ MAILBOX_OPEN: '', SMTP_URL: 'smtp+plain://localhost:1025', RESEND_KEY: '' })
})
