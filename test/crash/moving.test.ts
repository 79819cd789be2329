/** A sample; `npm run prove moving` uses more tables and answers. */
import { expect, test } from 'vitest'
import { moving } from './moving'

test('backing up a site under load, killing it and restoring it elsewhere loses nothing acknowledged before, and sends no letter twice', async () => {
  const moved = await moving({ tables: 3, answers: 25 })
  expect(moved.tables).toBe(3)
  expect(moved.before).toBeGreaterThanOrEqual(25)
  expect(moved.kept).toBeGreaterThanOrEqual(moved.before)
  expect(moved.lost).toBeGreaterThan(0)
  expect(moved.lettersBefore).toBeGreaterThan(6)
  expect(moved.lettersAfter).toBeGreaterThan(0)
}, 300_000)
