import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { settings } from '../../worker/host/settings'

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

test('the public address is this machine’s own, unless another is set', async () => {
  expect((await textsFor({})).PUBLIC_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await textsFor({ PUBLIC_URL: 'https://boat.example/' })).PUBLIC_URL).toBe('https://boat.example')
})

test('the site key stays the same from start to start', async () => {
  expect((await textsFor({})).SITE_KEY).toBe((await textsFor({})).SITE_KEY)
})

test('a broken site key is said, not used', async () => {
  writeFileSync(join(data, 'site-key'), '')
  await expect(textsFor({})).rejects.toThrow('holds no key')
})

test.each(['-1', 'one', '70000'])('%s is no port', async port => {
  await expect(textsFor({ PORT: port })).rejects.toThrow('PORT is no port')
})

test('an address of another kind is no public address', async () => {
  await expect(textsFor({ PUBLIC_URL: 'ftp://boat.example' })).rejects.toThrow('PUBLIC_URL is no web address')
})

test.each([
  [{ OPERATOR_ADDRESS: 'nobody' }, 'OPERATOR_ADDRESS is no address'],
  [{ KEEP_DAYS: '0' }, 'KEEP_DAYS is no number of days'],
  [{ KEEP_DAYS: 'for ever' }, 'KEEP_DAYS is no number of days'],
])('%j is refused', async (env, why) => {
  await expect(textsFor(env)).rejects.toThrow(why)
})
