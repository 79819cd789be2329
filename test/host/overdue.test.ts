/** A site restarted after a long stop, with thousands of tables whose clocks have run out. */
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { paceFor } from '../../worker/host/site/overdue'
import { awayForLong, EVERY_SHORT, woken } from '../kit/overdue'
import { startSite, until } from './site'

const TABLES = 2_000
/** Fewer than all tables need at once, which is 6,000 at three each. */
const FILES = 3_000

test.each([
  [20_000, 0.1, 100],
  [1_024, 0.1, 11],
  [20_000, 4, 20],
  [20_000, 50, 5],
])('with %i files and disk writes of %s ms, %i objects are woken per second', (files, wait, pace) => {
  expect(paceFor(files, wait)).toBe(pace)
})

describe(`after a long stop, with ${TABLES} tables overdue`, async () => {
  const away = awayForLong(TABLES)
  const site = await startSite({ DATA: away.data }, 'start', FILES)
  const { status } = await fetch(site.address)
  afterAll(async () => {
    await site.stop()
    rmSync(away.data, { recursive: true })
  })
  const said = (): string => site.lines().join('\n')

  test('it says how many tables are due, and how few files it may open', async () => {
    expect(said()).toMatch(/2,00\d tables and people were due while the site was away: they are woken within \d+ s/)
    expect(said()).toContain('Only 3,000 files may be open at once')
    expect(status).toBe(200)
  })

  test('tables that were due less than a day ago come first', async () => {
    const { short, long } = await until(() => {
      const now = woken(away)
      return now.short === TABLES / EVERY_SHORT ? now : undefined
    })
    expect(short).toBe(TABLES / EVERY_SHORT)
    expect(long).toBeLessThan(TABLES / 2)
  })

  test('nothing fails for lack of files', () => {
    expect(said()).not.toContain('Too many open files')
    expect(said()).not.toContain('workerd-ended')
  })
})
