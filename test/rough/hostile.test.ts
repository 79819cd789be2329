/** A small part; `npm run prove hostile` sends a hundred and fifty thousand requests. */
import { expect, test } from 'vitest'
import { attack, doors } from './hostile'

test('the attacked routes include every route', () => {
  expect(doors()).toEqual(
    expect.arrayContaining(['/', '/code', '/tables/:table/seats/:seat{[0-9]}/deeds', '/tables/:table/game.json', '/links'])
  )
  expect(doors().length).toBeGreaterThan(40)
})

test('hostile requests to every route break nothing and show no secret', async () => {
  const { '4xx': refused } = await attack({ requests: 1_600, seed: 5 })
  expect(refused).toBeGreaterThan(500)
}, 300_000)
