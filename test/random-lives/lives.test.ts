import { expect, test } from 'vitest'
import { repeats } from '../kit/repeats'
import { live } from './life'

/** `npm run prove life` runs a thousand of them. */
const LIVES = repeats(5, 12)

test('tables whose people vanish, vote, take back, put the game aside, resign and leave come to an end', () => {
  const ends = new Set<string>()
  for (let seed = 0; seed < LIVES; seed++) ends.add(live(seed).how)
  expect(ends).toContain('over')
}, 300_000)
