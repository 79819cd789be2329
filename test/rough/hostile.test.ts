/** A slice; `npm run prove hostile` sends a hundred and fifty thousand. */
import { expect, test } from 'vitest'
import { attack, doors } from './hostile'

test('every route is among the doors that are attacked', () => {
  expect(doors()).toEqual(expect.arrayContaining(['/', '/code', '/tables/:table/seats/:seat{[0-9]}/deeds', '/tables/:table/game.json', '/links']))
  expect(doors().length).toBeGreaterThan(40)
})

test('hostile requests at every door break nothing and show no secret', async () => {
  const { '4xx': refused } = await attack({ requests: 1_600, seed: 5 })
  expect(refused).toBeGreaterThan(500)
}, 120_000)
