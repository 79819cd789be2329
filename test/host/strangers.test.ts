/** What strangers can leave on a site's disk. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newTableId } from '../../worker/shared/keys'
import { newestLetter } from '../kit/mail'
import { openTable } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { startSite, until } from './site'

const data = mkdtempSync(join(tmpdir(), 'packetboat-'))
const ENV = { DATA: data, PROXY_HEADER: 'x-forwarded-for' }
const ANNE = 'anne@ship.example'

const visitor = () => new Visitor((url, asking) => fetch(url, asking))
const objects = (kind: string): string[] =>
  readdirSync(join(data, 'objects', `packetboat-${kind}`)).filter(file => /^[\da-f]{64}\.sqlite$/.test(file))

/** A site where one table was opened, and a table that does not exist was requested. */
const before = await startSite(ENV)
const { url } = await openTable(visitor(), before.address, {
  game: 'tunnel',
  edition: 'jamaica',
  names: ['Anne', 'Bob'],
  addresses: [ANNE],
})
const made = objects('Table')
const nobodys = newTableId(readFileSync(join(data, 'site-key'), 'utf8'))
const sought = await visitor().ask(`${before.address}/tables/${nobodys}`, 'GET')
const opened = objects('Table')
await before.stop()

const site = await startSite(ENV)
afterAll(async () => {
  await site.stop()
  rmSync(data, { recursive: true })
})

const newest = () => newestLetter(visitor(), `${site.address}/mailbox`, ANNE)
const asked = (address: string) => visitor().ask(`${site.address}/links`, 'POST', new URLSearchParams({ address }).toString())

test('the next start removes files of objects that store nothing, and nothing else', async () => {
  expect([sought.status, opened.length]).toEqual([404, made.length + 1])
  expect(objects('Table')).toEqual(made)
  expect((await visitor().open(site.address + new URL(url).pathname.replace(/\/seats$/, ''))).status).toBe(200)
})

test('asking for the links of an unknown address leaves no file', async () => {
  await until(newest)
  const people = objects('Person')
  expect(people).toHaveLength(1)
  for (const name of ['x', 'y', 'z']) expect((await asked(`${name}@ship.example`)).status).toBe(200)
  // The known address comes last, so when its letter arrives, the others have been handled.
  expect((await asked(ANNE)).status).toBe(200)
  await until(async () => (await newest())?.heading === 'Your links')
  expect(objects('Person')).toEqual(people)
})

test('however many network addresses there are, few objects count them', async () => {
  const guess = async (n: number): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `2001:db8:${n}::1` }
    return (await fetch(`${site.address}/code`, { method: 'POST', body: `code=0000 1111 ${2000 + n}`, headers })).status
  }
  const statuses = await Promise.all(Array.from({ length: 45 }, (_, n) => guess(n)))
  expect(new Set(statuses)).toEqual(new Set([422]))
  expect(objects('Gate').length).toBeLessThanOrEqual(32)
  expect(objects('Code')).toHaveLength(1)
})
