/** `npm run check` against a site behind a proxy that breaks its live channel, and a site without a proxy. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { relayFinding, settingsFindings } from '../../worker/host/check'
import { type Habits, proxyWithoutSockets } from '../kit/proxy'
import { startSite } from './site'

const proxy = await proxyWithoutSockets()
const site = await startSite({ PUBLIC_URL: proxy.address, PROXY_HEADER: 'x-forwarded-for' })
proxy.leadTo(site.address)
afterAll(async () => {
  await site.stop()
  proxy.close()
})

const checked = (env: Record<string, string>): Promise<{ code: number; said: string }> =>
  new Promise(done => {
    const tool = execFile(process.execPath, ['worker/host/check.ts'], { env: { ...process.env, DATA: site.data, ...env } }, (_, said) =>
      done({ code: tool.exitCode ?? -1, said })
    )
  })

test('a proxy that forwards neither live channels nor addresses is reported, with what to do', async () => {
  const { code, said } = await checked({ PUBLIC_URL: proxy.address, PROXY_HEADER: 'x-forwarded-for' })
  expect(said).toContain(`${proxy.address} answers and is ready.`)
  expect(said).toMatch(/missing {2}WebSockets do not work at .* proxy_set_header Upgrade/)
  expect(said).toContain('WRONG    The proxy does not send x-forwarded-for')
  expect(code).toBe(1)
})

test('without a proxy the live channel works', async () => {
  const { code, said } = await checked({ PUBLIC_URL: site.address })
  expect(said).toContain('ok       WebSockets work')
  expect(said).toContain(`The data folder is ${site.data}`)
  expect(code).toBe(0)
})

describe('reports, with what to do, a proxy that', () => {
  const through = async (habits: Habits, more: Record<string, string> = {}): Promise<string> => {
    const bad = await proxyWithoutSockets(habits)
    bad.leadTo(site.address)
    try {
      return (await checked({ PUBLIC_URL: bad.address, PROXY_HEADER: '', ...more })).said
    } finally {
      bad.close()
    }
  }
  const tls = (file: string): { key: string; cert: string } => {
    const pem = readFileSync(file, 'utf8')
    return { key: pem, cert: pem }
  }
  const [GOOD, EXPIRED] = ['test/smtp/localhost.pem', 'test/smtp/expired.pem']

  test('removes cookies', async () => {
    expect(await through({ stripsCookies: true })).toMatch(/WRONG {4}The proxy at \S+ removes cookies, .* Let Set-Cookie and Cookie pass/)
    expect(await through({})).toContain('ok       Cookies pass')
  })

  test('caches pages and shows them to others', async () => {
    expect(await through({ keepsPages: true })).toMatch(/WRONG {4}The proxy at \S+ caches pages .* proxy_cache off/)
    expect(await through({})).not.toContain('caches pages')
  })

  test('has an untrusted or expired certificate', async () => {
    expect(await through({ tls: tls(GOOD) })).toMatch(
      /WRONG {4}The certificate of \S+ is not trusted \(self-signed certificate.*\).*Renew it/
    )
    expect(await through({ tls: tls(EXPIRED) }, { NODE_EXTRA_CA_CERTS: EXPIRED })).toMatch(
      /WRONG {4}The certificate of \S+ is not trusted \(certificate has expired\).*Renew it/
    )
    expect(await through({ tls: tls(GOOD) }, { NODE_EXTRA_CA_CERTS: GOOD })).toMatch(/ok {7}The certificate is valid for \d+ more days/)
  })
})

test('a site that is not running is reported as not answering', async () => {
  const { code, said } = await checked({ PUBLIC_URL: 'http://127.0.0.1:9' })
  expect(said).toContain('WRONG    http://127.0.0.1:9 does not answer')
  expect(code).toBe(1)
})

const NOW = Date.UTC(2031, 3, 5)
test.each([
  [{}, 'missing', 'PUBLIC_URL is not set'],
  [{ PUBLIC_URL: 'boat' }, 'wrong', 'PUBLIC_URL is not a web address'],
  [{ PUBLIC_URL: 'http://boat.example' }, 'missing', 'without TLS'],
  [{ PUBLIC_URL: 'https://boat.example' }, 'missing', 'nobody is told that it is their turn'],
  [{ PUBLIC_URL: 'https://boat.example' }, 'missing', 'PROXY_HEADER is not set'],
  [
    { SMTP_URL: 'smtp://mail.example:587', LETTERS_FROM: 'boat@boat.example' },
    'good',
    'Letters are sent by SMTP_URL, from boat@boat.example',
  ],
  [{ SMTP_URL: 'smtp://mail.example:587' }, 'wrong', 'LETTERS_FROM is missing'],
  [{ REPLY_DOMAIN: 'boat.example' }, 'wrong', 'cannot come in'],
  [{ REPLY_DOMAIN: 'boat.example', MAIL_INBOUND_SECRET: 'a-secret-of-many-letters' }, 'good', 'come in through MAIL_INBOUND_SECRET'],
  [{ OPERATOR_KEY: 'a-key-of-twenty-letters' }, 'missing', 'OPERATOR_ADDRESS (nobody can report a table)'],
])('with %j reports as %s: %s', (env, is, says) => {
  expect(settingsFindings(env, NOW)).toContainEqual({ is, says: expect.stringContaining(says) })
})

test('repeats no secrets', () => {
  const secrets = {
    OPERATOR_KEY: 'a-key-of-twenty-letters',
    MAIL_INBOUND_SECRET: 'a-secret-of-many-letters',
    SMTP_PASSWORD: 'swordfish',
    RESEND_KEY: 're_123',
  }
  const said = JSON.stringify(settingsFindings({ ...secrets, REPLY_DOMAIN: 'boat.example' }, NOW))
  for (const secret of Object.values(secrets)) expect(said).not.toContain(secret)
})

test('a mail server is tried out, and one that does not listen is wrong', async () => {
  const { host } = new URL(site.address)
  expect(await relayFinding({ SMTP_URL: `smtp://${host}` })).toEqual([
    { is: 'good', says: expect.stringContaining(`${host}, the mail server in SMTP_URL, accepts connections`) },
  ])
  expect(await relayFinding({ SMTP_URL: 'smtp://127.0.0.1:9' })).toEqual([
    { is: 'wrong', says: expect.stringContaining('127.0.0.1:9 cannot be reached') },
  ])
  expect(await relayFinding({})).toEqual([])
})

test('a clock in the past is wrong', () => {
  expect(settingsFindings({}, 0)).toContainEqual({ is: 'wrong', says: expect.stringContaining('The clock says 1970') })
})
