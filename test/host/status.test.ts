/** What the machine says of a site: the site of a fixture, as another commit left it. */
import { existsSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { objectFilesIn } from '../../worker/host/folder'
import { statusOf, versionOf } from '../../worker/host/status'
import { unpacked } from '../kit/fixture'

const data = unpacked('a8b7505')
afterAll(() => rmSync(data, { recursive: true }))

test('tables are counted, those of the last day apart, and the disk is measured', () => {
  const tables = join(data, 'objects/packetboat-Table')
  const files = objectFilesIn(tables)
  const now = Date.now()
  const daysAgo = (days: number): Date => new Date(now - days * 24 * 60 * 60_000)
  const parts = files.flatMap((file, n) => ['', '-wal'].map(part => ({ path: join(tables, file + part), at: daysAgo(n === 0 ? 0 : 2) })))
  for (const { path, at } of parts) if (existsSync(path)) utimesSync(path, at, at)
  const status = statusOf(data, now)
  expect(status).toMatchObject({ at: now, tables: files.length, touched: 1 })
  expect(status.bytes).toBeGreaterThan(files.length * 4096)
  expect(status.free).toBeGreaterThan(0)
})

test('the version names the package’s, and the commit where there is one', () => {
  expect(versionOf('.')).toMatch(/^\d+\.\d+\.\d+(?: \([0-9a-f]{9}\))?$/)
})
