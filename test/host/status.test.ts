/** Status of a site, read from the data of a fixture. */
import { existsSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { objectFilesIn } from '../../worker/host/site/folder'
import { statusOf, versionOf } from '../../worker/host/site/status'
import { unpacked } from '../kit/fixture'

const data = unpacked('a8b7505')
afterAll(() => rmSync(data, { recursive: true }))

test('counts tables, and separately those of the last day, and measures disk space', () => {
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

test('the version is the package’s, plus the commit if known', () => {
  expect(versionOf('.')).toMatch(/^\d+\.\d+\.\d+(?: \([0-9a-f]{9}\))?$/)
})
