/** Positions reachable in one to three answers. A changed number is a changed rule: give the reason in the commit that changes it. */
import { expect, test } from 'vitest'
import { tunnel } from '../../worker/games/tunnel'
import { after, positionsAfter } from './counts'
import { setting } from './kit'

test.each([
  ['jamaica', 2, 0, 4, 30, 229],
  ['jamaica', 2, 60, 10, 70, 355],
  ['jamaica', 5, 60, 12, 144, 2030],
  ['tortuga', 2, 60, 10, 70, 355],
  ['tortuga', 3, 60, 9, 114, 1618],
  ['tortuga', 5, 100, 12, 191, 2666],
  ['hispaniola', 4, 0, 4, 30, 229],
  ['hispaniola', 4, 60, 8, 67, 728],
])('Tunnel, %s with %i seats, after %i answers: positions one, two and three answers later', (edition, seats, answers, ...counts) => {
  const match = after(setting(tunnel, edition, seats), answers)
  expect([1, 2, 3].map(more => positionsAfter(match, more))).toEqual(counts)
})
