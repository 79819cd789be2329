/** What of an event is written to the log. */
import { expect, test } from 'vitest'
import { lineOf, scrubbed } from '../../worker/shared/log'

test.each([
  ['550 no such user <anne@ship.example>', '550 no such user <(address)>'],
  ['GET https://boat.example/tables/abc/seats/1/link/k3y?x=1 failed', 'GET (link) failed'],
  ['at smtp://mail.example:587', 'at (link)'],
  ['no /tables/abcdefg/seats/0/claim/hijk here', 'no (link) here'],
  ['the key a2bcdefghijklmnopqrstuvwxy is wrong', 'the key (key) is wrong'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%j is logged as %j', (text, told) => {
  expect(scrubbed(text)).toBe(told)
})

test('an event is one line, with its level and where the program failed', () => {
  const line = lineOf('error', 'duty-failed', { table: 'abc', why: new Error('first\nsecond') })
  expect(line).not.toContain('\n')
  const { at, ...rest } = JSON.parse(line)
  expect(rest).toEqual({ level: 'error', event: 'duty-failed', table: 'abc', why: 'first\nsecond' })
  expect(at[0]).toMatch(/^at .*log\.test/)
})
