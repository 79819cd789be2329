/** Every setting of the host reaches the Worker, as read inside a Worker started by the host itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundling } from '../../worker/host/files/bundling'
import { markRestored } from '../../worker/host/site/restored'
import { settings, type TextName, TEXTS } from '../../worker/host/site/settings'
import { supervise } from '../../worker/host/site/supervise'
import { configuration } from '../../worker/host/site/workerd'
import { infoOf, OWN_CHAIN } from '../kit/beacon'
import { startSite } from './site'

const folder = mkdtempSync(join(tmpdir(), 'packetboat-'))
await build({
  ...bundling,
  entryPoints: ['test/host/teller.ts'],
  external: ['cloudflare:*', 'node:*'],
  outfile: join(folder, 'worker/index.js'),
})
writeFileSync(join(folder, 'worker/assets.js'), 'export default {}')
writeFileSync(join(folder, 'workerd.capnp'), configuration([], [], folder))
afterAll(() => rmSync(folder, { recursive: true }))

const LETTERS = { LETTERS_FROM: 'boat@boat.example', REPLY_DOMAIN: 'in.boat.example' }
/** Together these set everything; only one way to send letters can be set at a time. */
const STARTS: Record<string, string>[] = [
  { WEBHOOKS_LOOPBACK: '1', TABLES_PER_MINUTE: '7', PROXY_HEADER: 'x-forwarded-for', PICTURES: 'off' },
  { BEACON: 'https://beacon.example', BEACON_CHAIN: JSON.stringify(infoOf(OWN_CHAIN)) },
  { PRIVACY: 'Ours', OPERATOR_ADDRESS: 'captain@boat.example', OPERATOR_KEY: 'k'.repeat(20), KEEP_DAYS: '90' },
  { ...LETTERS, RESEND_KEY: 're_key', RESEND_WEBHOOK_SECRET: 'whsec_secret' },
  { ...LETTERS, POSTMARK_TOKEN: 'token', POSTMARK_STREAM: 'turns', POSTMARK_INBOUND_SECRET: 's'.repeat(20) },
  { ...LETTERS, SMTP_URL: 'smtp://mail.example', SMTP_USER: 'boat', SMTP_PASSWORD: 'word', MAIL_INBOUND_SECRET: 'm'.repeat(20) },
]

type TextOfEnv = { [Name in keyof Env]-?: Env[Name] extends string | undefined ? Name : never }[keyof Env]
/** Fails to compile if the host's texts differ from those the Worker reads. */
const read = (name: TextOfEnv): TextName => name

async function arriving(env: Record<string, string>) {
  const data = mkdtempSync(join(folder, 'data-'))
  if (env.WEBHOOKS_LOOPBACK) markRestored(data, Date.now())
  const chosen = await settings({ PORT: '0', DATA: data, ...env }, true)
  const running = await supervise(chosen, join(folder, 'workerd.capnp'))
  onTestFinished(() => running.stop())
  const told: Record<string, unknown> = await (await fetch(chosen.address)).json()
  return { told, given: chosen.texts }
}

test('every setting reaches the Worker as it was given', async () => {
  const arrived = new Set<string>()
  for (const env of STARTS) {
    const { told, given } = await arriving(env)
    expect(told).toEqual(given)
    expect(told).toMatchObject(env)
    for (const [name, text] of Object.entries(told)) if (text !== '') arrived.add(name)
  }
  expect([...arrived].sort()).toEqual(TEXTS.map(read).sort())
})

describe('behind a proxy', async () => {
  const site = await startSite({ PROXY_HEADER: 'x-forwarded-for' })
  afterAll(() => site.stop())
  const guess = async (forwarded: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': forwarded }
    return (await fetch(`${site.address}/code`, { method: 'POST', body: 'code=12345678', headers })).status
  }

  test('each visitor has a separate limit, whatever addresses they put in front', async () => {
    const first = []
    for (let n = 0; n < 7; n++) first.push(await guess(`198.51.100.${n}, 192.0.2.1`))
    expect(first).toEqual([422, 422, 422, 422, 422, 429, 429])
    expect(await guess('192.0.2.1, 192.0.2.2')).toBe(422)
  })
})
