/** A slice; `npm run prove crash` kills two hundred times under twenty tables. */
import { expect, test } from 'vitest'
import { crashing } from './crash'

test('workerd is killed while people play: nothing acknowledged is lost, nothing counts twice, every letter comes', async () => {
  const survived = await crashing({ kills: 6, tables: 6, seed: 1 })
  expect(survived.acknowledged).toBeGreaterThan(20)
  expect(survived.answers).toBeGreaterThanOrEqual(survived.acknowledged)
  expect(survived.letters).toBeGreaterThan(0)
}, 60_000)
