/** A sample; `npm run prove crash` kills the site two hundred times under twenty tables. */
import { expect, test } from 'vitest'
import { crashing } from './crash'

test('killing workerd while people play loses nothing acknowledged, counts nothing twice and delivers every letter', async () => {
  const survived = await crashing({ kills: 6, tables: 6, seed: 1 })
  expect(survived.acknowledged).toBeGreaterThan(20)
  expect(survived.answers).toBeGreaterThanOrEqual(survived.acknowledged)
  expect(survived.letters).toBeGreaterThan(0)
}, 300_000)
