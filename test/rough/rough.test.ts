/** A small part; `npm run prove post` sends a thousand notices and kills workerd ten times. */
import { expect, test } from 'vitest'
import { roughPost } from './rough'

test('receivers fail in every way and workerd is killed: each notice arrives, in order, and under one id', async () => {
  const arrived = await roughPost({ kills: 2, notices: 160, seed: 2 })
  expect(arrived.notices).toBe(160)
  expect(arrived['tries that failed']).toBeGreaterThan(0)
}, 900_000)
