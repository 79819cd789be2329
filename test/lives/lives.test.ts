import { expect, test } from 'vitest'
import { live } from './life'

/** A thousand are lived by `npm run prove life`. */
const LIVES = 24

test('tables among people who vanish, vote, take back, lay aside, resign and leave come to an end', () => {
  const ends = new Set<string>()
  for (let seed = 0; seed < LIVES; seed++) ends.add(live(seed).how)
  expect(ends).toContain('over')
}, 60_000)
