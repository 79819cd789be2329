/** A practice game has as many seats as its game needs, but three where possible. */
import { expect, test } from 'vitest'
import { seatsToPractise } from '../../worker/routes/joining/practice'

test.each([
  [2, 6, 3],
  [2, 2, 2],
  [4, 5, 4],
  [1, 1, 1],
] as const)('a game for %i to %i is practised with %i', (least, most, seats) => {
  expect(seatsToPractise({ seats: [least, most] })).toBe(seats)
})
