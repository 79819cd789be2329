import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { misspeltIn } from '../../worker/host/site/misspelt'
import { KNOWN, settings } from '../../worker/host/site/settings'

const data = mkdtempSync(join(tmpdir(), 'packetboat-'))
afterAll(() => rmSync(data, { recursive: true }))
const textsFor = async (env: Record<string, string>) => (await settings({ PORT: '0', DATA: data, ...env }, false)).texts

describe('the mailbox', () => {
  test.each([
    [{}, '1'],
    [{ HOST: 'localhost' }, '1'],
    [{ PUBLIC_URL: 'http://localhost:9000' }, '1'],
    [{ PUBLIC_URL: 'http://[::1]:9000' }, '1'],
    [{ HOST: '0.0.0.0' }, ''],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:9000' }, ''],
    [{ PUBLIC_URL: 'https://boat.example' }, ''],
    [{ PUBLIC_URL: 'https://127.0.0.1.boat.example' }, ''],
  ])('with %j is open: "%s"', async (env, open) => {
    expect((await textsFor(env)).MAILBOX_OPEN).toBe(open)
  })
})

test('the public address defaults to this machine', async () => {
  expect((await textsFor({})).PUBLIC_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await textsFor({ PUBLIC_URL: 'https://boat.example/' })).PUBLIC_URL).toBe('https://boat.example')
})

test('the site key stays the same across starts', async () => {
  expect((await textsFor({})).SITE_KEY).toBe((await textsFor({})).SITE_KEY)
})

test('a broken site key is reported, not used', async () => {
  writeFileSync(join(data, 'site-key'), '')
  await expect(textsFor({})).rejects.toThrow('does not contain a key')
})

test.each(['-1', 'one', '70000'])('%s is not a valid port', async port => {
  await expect(textsFor({ PORT: port })).rejects.toThrow('PORT is not a port')
})

test('an address with another scheme is not a valid public address', async () => {
  await expect(textsFor({ PUBLIC_URL: 'ftp://boat.example' })).rejects.toThrow('PUBLIC_URL is not a web address')
})

test("an address without a scheme is reported under its setting's name", async () => {
  await expect(textsFor({ PUBLIC_URL: 'boat.example' })).rejects.toThrow('PUBLIC_URL is not a web address: it must begin with https://')
})

test('a misspelt setting is reported with the one probably meant; unrelated variables are ignored', () => {
  const env = { PROXY_HEADERS: 'x', SMTP_URI: 'x', SMTP_URL: 'x', NODE_ENV: 'production', LC_ALL: 'C', HTTP_PROXY: 'x', npm_config_x: 'y' }
  expect(misspeltIn(env, KNOWN)).toEqual([
    'PROXY_HEADERS is no setting, and nothing reads it: is PROXY_HEADER meant?',
    'SMTP_URI is no setting, and nothing reads it: is SMTP_URL meant?',
  ])
})

test.each([
  [{ OPERATOR_ADDRESS: 'nobody' }, 'OPERATOR_ADDRESS is no address'],
  [{ KEEP_DAYS: '0' }, 'KEEP_DAYS is no number of days'],
  [{ KEEP_DAYS: 'for ever' }, 'KEEP_DAYS is no number of days'],
])('%j is refused', async (env, why) => {
  await expect(textsFor(env)).rejects.toThrow(why)
})
