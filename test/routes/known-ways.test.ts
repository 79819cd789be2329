/** An address is looked up once, and leads to the same route again, with its own values. */
import { expect, test } from 'vitest'
import { KnownWays } from '../../worker/routes/request/known-ways'

function ways(): KnownWays<string> {
  const known = new KnownWays<string>()
  known.add('GET', '/tables/:table', 'look')
  known.add('POST', '/tables/:table', 'join')
  known.add('GET', '/tables/new', 'form')
  return known
}

test('a known address leads where it led before, and a method or table that differs elsewhere', () => {
  const known = ways()
  const first = known.match('GET', '/tables/one')
  expect(first[0]).toMatchObject([['look', { table: 'one' }]])
  expect(known.match('POST', '/tables/one')[0]).toMatchObject([['join', { table: 'one' }]])
  expect(known.match('GET', '/tables/two')[0]).toMatchObject([['look', { table: 'two' }]])
  expect(known.match('GET', '/tables/one')).toBe(first)
})

test('an address too long to be ours is looked up each time', () => {
  const known = ways()
  const path = `/tables/${'x'.repeat(200)}`
  expect(known.match('GET', path)).toEqual(known.match('GET', path))
  expect(known.match('GET', path)).not.toBe(known.match('GET', path))
})
