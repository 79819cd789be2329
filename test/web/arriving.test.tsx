import { describe, expect, test } from 'vitest'
import { wished } from '../../web/pages/joining/lobby'
import { claiming, hosting, opening, row, seating } from './life'
import { all } from '../kit/all'
import { formOf } from '../kit/form-of'

describe('before the start', () => {
  test('an invitation states the pace, what happens when time runs out, and how long one may be away', () => {
    const page = claiming('en')
    for (const said of ['3 days in hand at the start', 'The bot answers that question', 'at most 3 times, 14 days in all'])
      expect(page).toContain(said)
  })

  test('an invitation can be declined, an open seat from the lobby cannot', () => {
    expect([formOf(claiming('en'), 'decline'), formOf(claiming('en', true), 'decline')]).toEqual([{ do: 'decline' }, undefined])
  })

  test('one chooses among the pirates not taken, with one’s own ticked', () => {
    expect(all(claiming('en'), /name="pirate" value="(\w)"/g)).toEqual(['k', 'm', 'o', 't'].sort())
    expect(all(claiming('en'), /name="pirate" value="(\w)" checked/g)).toEqual([seating.seats[2]?.pirate])
  })

  test('the host may change free seats, but only with a token', () => {
    expect(hosting('en')).not.toContain('<form')
    expect(all(hosting('en', 'a-token'), /name="do" value="([\w-]+)"/g)).toEqual(['refill', 'withdraw', 'call-off'])
    expect(all(hosting('en', 'a-token'), /name="seat" value="(\d)"/g)).toEqual(['2', '3', '4'])
  })

  test('the form for a new table asks for clock, seats and absences, with defaults', () => {
    const page = opening('en')
    expect(all(page, /name="pace" value="(\w+)"/g)).toEqual(['quick', 'steady', 'own', 'none'])
    expect(all(page, /name="pace" value="(\w+)" checked/g)).toEqual(['steady'])
    expect(all(page, /name="kind\.\d".*?value="(\w+)" selected/gs)).toEqual(['link', 'link', 'link', 'link', 'link'])
    for (const field of ['own.first', 'own.add', 'own.most', 'absence.times', 'absence.days', 'startdays', 'hostaddress', 'opentalk'])
      expect(page).toContain(`name="${field}"`)
  })
})

describe('the lobby', () => {
  const rows = [
    row('old', { made: 1 }),
    row('new', { made: 2 }),
    row('soon', { startAt: 5 }),
    row('quick', { pace: 'quick', free: 4, made: 3 }),
  ]
  test.each([
    [{}, ['soon', 'quick', 'new', 'old']],
    [{ pace: 'quick' }, ['quick']],
    [{ free: '3' }, ['quick']],
    [{ game: 'regatta' }, []],
    [{ free: 'x' }, []],
    [{ game: '', pace: '', free: '' }, ['soon', 'quick', 'new', 'old']],
  ])('filtered by %o shows %o', (wish, ids) => expect(wished(rows, wish).map(({ id }) => id)).toEqual(ids))
})
