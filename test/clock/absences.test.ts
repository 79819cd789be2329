/** The clock by example: waking hours, absences, and pauses. */
import { describe, expect, test } from 'vitest'
import {
  absent,
  ALWAYS,
  answered,
  asked,
  backSooner,
  fresh,
  leftAt,
  livesBy,
  paused,
  PACES,
  resumed,
  settled,
  takenBack,
  USUAL_ABSENCES,
} from '../../worker/clock'
import { HOUR, DAY, at, nineToNine, MONDAY, quick, must } from './quick'

describe('a change of waking hours', () => {
  test('keeps the current deadline, and counts from the next question', () => {
    const moved = livesBy(quick(), nineToNine('Asia/Tokyo'))
    expect(moved.asked).toEqual(quick().asked)
    const later = answered(moved, PACES.quick, MONDAY)
    expect(asked(later, at('2026-06-02T03:00+09:00')).asked?.until).toBe(at('2026-06-04T13:00+09:00'))
  })

  test('cannot be used to gain time by a takeback', () => {
    const slept = livesBy(answered(quick(), PACES.quick, MONDAY), { ...ALWAYS, from: 23 * 60, to: 9 * 60 })
    expect(leftAt(must(takenBack(slept, MONDAY, MONDAY + 10 * HOUR)), MONDAY + 10 * HOUR)).toBe(18 * HOUR)
  })
})

describe('an absence', () => {
  const away = { from: MONDAY + DAY, until: MONDAY + 3 * DAY }

  test('moves the deadline by the waking time it covers', () => {
    expect(must(absent(quick(), away, USUAL_ABSENCES, MONDAY)).asked?.until).toBe(at('2026-06-04T21:00+02:00'))
  })

  test('starts now if it is announced with an earlier start', () => {
    const late = must(absent(quick(), { ...away, from: MONDAY - 9 * DAY }, USUAL_ABSENCES, MONDAY + HOUR))
    expect(late.absences).toEqual([{ from: MONDAY + HOUR, until: away.until }])
    expect(leftAt(late, MONDAY + HOUR)).toBe(23 * HOUR)
  })

  test('can be cut short but not into the past, and can be called off before it starts', () => {
    const clock = must(absent(quick(), away, USUAL_ABSENCES, MONDAY))
    const home = must(backSooner(clock, { ...away, until: MONDAY }, away.from + 12 * HOUR))
    expect(home.absences).toEqual([{ from: away.from, until: away.from + 12 * HOUR }])
    expect(must(backSooner(clock, { ...away, until: MONDAY }, MONDAY))).toEqual(quick())
    expect(backSooner(clock, { ...away, from: away.from + 1 }, MONDAY)).toEqual({ refused: 'none' })
  })

  test('merges with another it touches', () => {
    const twice = must(absent(quick(), away, USUAL_ABSENCES, MONDAY))
    const { absences } = must(absent(twice, { from: away.until, until: away.until + DAY }, USUAL_ABSENCES, MONDAY))
    expect(absences).toEqual([{ from: away.from, until: away.until + DAY }])
  })

  test.each([
    ['empty', { from: MONDAY, until: MONDAY }],
    ['empty', { from: MONDAY - 2 * DAY, until: MONDAY - DAY }],
    ['empty', { from: Number.NaN, until: MONDAY }],
    ['far', { from: MONDAY + 400 * DAY, until: MONDAY + 401 * DAY }],
    ['days', { from: MONDAY, until: MONDAY + 15 * DAY }],
    ['days', { from: MONDAY, until: Number.POSITIVE_INFINITY }],
  ])('is refused: %s', (why, wish) => {
    expect(absent(quick(), wish, USUAL_ABSENCES, MONDAY)).toEqual({ refused: why })
  })

  test('is refused if the table grants none, and after the deadline', () => {
    expect(absent(quick(), away, { times: 0, days: 0 }, MONDAY)).toEqual({ refused: 'times' })
    expect(absent(quick(), away, USUAL_ABSENCES, MONDAY + 2 * DAY)).toEqual({ refused: 'late' })
  })
})

describe('a pause', () => {
  test('moves every deadline, and resuming early moves them back', () => {
    const clocks = settled([fresh(PACES.quick, ALWAYS), fresh(PACES.slow, ALWAYS)], [0, 1], MONDAY)
    const resting = must(paused(clocks, MONDAY + 10 * DAY, MONDAY + HOUR))
    expect(resting.map(clock => clock.asked?.until)).toEqual([MONDAY + 11 * DAY - HOUR, MONDAY + 13 * DAY - HOUR])
    const again = must(resumed(resting, MONDAY + 2 * HOUR))
    expect(again.map(clock => clock.asked?.until)).toEqual([MONDAY + DAY + HOUR, MONDAY + 3 * DAY + HOUR])
    expect(resumed(again, MONDAY + 3 * HOUR)).toEqual({ refused: 'none' })
  })

  test('has an end, and all pauses together have a limit', () => {
    expect(paused([quick()], Number.POSITIVE_INFINITY, MONDAY)).toEqual({ refused: 'days' })
    let clocks = [quick()]
    let now = MONDAY
    for (let next = paused(clocks, now + DAY, now); !('refused' in next); next = paused(clocks, now + DAY, now)) {
      clocks = next
      now += 2 * DAY
    }
    expect(now - MONDAY).toBeLessThan(30 * DAY)
  })
})
