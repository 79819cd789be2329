/** The clock by example, and a sample of the random lives that `npm run prove clock` runs in full. */
import { describe, expect, test } from 'vitest'
import {
  absenceCap,
  ALWAYS,
  answered,
  asked,
  due,
  fresh,
  granted,
  hoursOf,
  leftAt,
  ownPace,
  PACES,
  reading,
  settled,
  takenBack,
  told,
  voided,
  wakeAt,
  withdrawn,
  type Hours,
} from '../../worker/clock'
import { deadline, spent } from '../../worker/clock/running'
import { repeats } from '../kit/repeats'
import { live, type Deeds } from './life'
import { HOUR, DAY, at, nineToNine, night, MONDAY, berlin, quick, must } from './quick'

const LIVES = repeats(40, 200)

describe('a bank', () => {
  test.each<[string, Hours, number, string, string]>([
    ['runs from nine to nine', berlin, 24, '2026-06-01T09:00+02:00', '2026-06-02T21:00+02:00'],
    ['waits for the morning', berlin, 1, '2026-06-01T23:00+02:00', '2026-06-02T10:00+02:00'],
    ['ends with the day, not with the next morning', berlin, 12, '2026-06-01T09:00+02:00', '2026-06-01T21:00+02:00'],
    ['sleeps over the weekend', { ...berlin, days: [1, 2, 3, 4, 5] }, 13, '2026-06-05T09:00+02:00', '2026-06-08T10:00+02:00'],
    ['runs by quarters of an hour in Nepal', nineToNine('Asia/Kathmandu'), 12, '2026-06-01T09:00+05:45', '2026-06-01T21:00+05:45'],
    ['has a short night in spring', night('Europe/Berlin'), 6, '2026-03-29T00:00+01:00', '2026-03-30T01:00+02:00'],
    ['has a long night in autumn', night('Europe/Berlin'), 7, '2026-10-25T00:00+02:00', '2026-10-25T06:00+01:00'],
    ['goes to bed again with the clocks', night('Europe/Berlin', 150), 1, '2026-10-25T02:30+02:00', '2026-10-25T03:00+01:00'],
    ['has half an hour more on Lord Howe', night('Australia/Lord_Howe'), 6.5, '2026-04-05T00:00+11:00', '2026-04-05T06:00+10:30'],
    ['never stops for who said no hours', ALWAYS, 24, '2026-06-01T09:00Z', '2026-06-02T09:00Z'],
  ])('%s', (_, hours, bank, since, until) => {
    const question = { since: at(since), hours, breaks: [] }
    expect(new Date(deadline(bank * HOUR, question))).toEqual(new Date(until))
    expect(spent(at(until), question)).toBe(bank * HOUR)
  })

  test('continues past midnight on the evening of a playing day', () => {
    const owl: Hours = { zone: 'UTC', from: 20 * 60, to: 3 * 60, days: [1, 2, 3, 4, 5] }
    const hour = (time: string): number => spent(at(time) + HOUR, { since: at(time), hours: owl, breaks: [] }) / HOUR
    expect(hour('2026-06-06T02:00Z')).toBe(1) // Saturday, the end of Friday's evening
    expect(hour('2026-06-06T20:00Z')).toBe(0) // Saturday evening
    expect(hour('2026-06-08T02:00Z')).toBe(0) // Monday, the end of Sunday's evening
    expect(hour('2026-06-08T20:00Z')).toBe(1) // Monday evening
  })

  test('agrees to the millisecond with the deadlines computed from it', () => {
    const question = { since: MONDAY + 12_345, hours: berlin, breaks: [{ from: MONDAY + DAY + 1, until: MONDAY + 2 * DAY + 7 }] }
    for (const bank of [1, 999, HOUR + 1, 5 * DAY + 17]) expect(spent(deadline(bank, question), question)).toBe(bank)
  })
})

describe('settings', () => {
  test('of the named paces are the ones shown', () => {
    const hours = Object.values(PACES).map(({ name, first, add, most }) => [name, first / HOUR, add / HOUR, most / HOUR])
    expect(hours).toEqual([
      ['quick', 24, 4, 72],
      ['steady', 72, 12, 120],
      ['slow', 72, 36, 240],
    ])
  })

  test.each([
    [ownPace(0, 4, 72), 'first'],
    [ownPace(24.5, 4, 72), 'first'],
    [ownPace(24, 0, 72), 'add'],
    [ownPace(24, Number.NaN, 72), 'add'],
    [ownPace(24, 4, 23), 'most'],
    [ownPace(24, 4, 721), 'most'],
    [absenceCap(-1, 3), 'times'],
    [absenceCap(3, 61), 'days'],
    [hoursOf({ ...ALWAYS, zone: 'Europe/Atlantis' }), 'zone'],
    [hoursOf({ ...ALWAYS, zone: '+02:00' }), 'zone'],
    [hoursOf({ ...ALWAYS, zone: '' }), 'zone'],
    [hoursOf({ ...ALWAYS, from: 1440 }), 'day'],
    [hoursOf({ ...ALWAYS, from: 9 * 60, to: 12 * 60 }), 'day'],
    [hoursOf({ ...ALWAYS, days: [] }), 'weekdays'],
    [hoursOf({ ...ALWAYS, days: [0, 1] }), 'weekdays'],
    [hoursOf({ zone: 'UTC', from: 9 * 60, to: 17 * 60, days: [6, 7] }), 'week'],
  ])('that make no sense are refused: %j', (result, why) => {
    expect(result).toEqual({ refused: why })
  })

  test('that make sense are kept', () => {
    expect(ownPace(24, 4, 24)).toEqual({ name: 'own', first: DAY, add: 4 * HOUR, most: DAY })
    expect(hoursOf({ zone: 'Asia/Kathmandu', from: 600, to: 60, days: [7, 1, 1] })).toMatchObject({ days: [1, 7] })
    expect(absenceCap(0, 0)).toEqual({ times: 0, days: 0 })
  })
})

describe('an answer', () => {
  test('adds its time, up to the maximum', () => {
    const soon = answered(quick(), PACES.quick, MONDAY + HOUR)
    expect(soon.bank).toBe(27 * HOUR)
    let clock = soon
    for (let n = 0; n < 30; n++) clock = answered(asked(clock, MONDAY + DAY), PACES.quick, MONDAY + DAY)
    expect(clock.bank).toBe(72 * HOUR)
  })

  test('to a question nobody waited for adds nothing', () => {
    const clock = fresh(PACES.quick, berlin)
    expect(answered(clock, PACES.quick, MONDAY)).toBe(clock)
  })

  test('given too late leaves just what one answer adds', () => {
    expect(answered(quick(), PACES.quick, MONDAY + 30 * DAY).bank).toBe(4 * HOUR)
  })

  test('of one seat leaves the other clocks running', () => {
    const clocks = settled([fresh(PACES.quick, berlin), fresh(PACES.quick, ALWAYS)], [0, 1], MONDAY)
    const after = settled(clocks.with(0, answered(quick(), PACES.quick, MONDAY + HOUR)), [1], MONDAY + HOUR)
    expect(after.map(clock => clock.asked?.until)).toEqual([undefined, MONDAY + DAY])
  })
})

test('an extension lasts for one question', () => {
  const waited = granted(quick(ALWAYS), 3 * DAY, MONDAY)
  expect(waited.asked?.until).toBe(MONDAY + 4 * DAY)
  expect(answered(waited, PACES.quick, MONDAY).bank).toBe(72 * HOUR)
})

describe('a takeback', () => {
  test('continues where the clock stopped, and repeating the answer adds nothing', () => {
    const before = answered(quick(), PACES.quick, MONDAY + HOUR)
    const back = must(takenBack(before, MONDAY + HOUR, MONDAY + 3 * HOUR))
    expect(leftAt(back, MONDAY + 3 * HOUR)).toBe(25 * HOUR)
    const anew = answered(back, PACES.quick, MONDAY + 3 * HOUR)
    expect(anew.bank).toBe(25 * HOUR)
    expect(answered(asked(anew, MONDAY + 3 * HOUR), PACES.quick, MONDAY + 3 * HOUR).bank).toBe(29 * HOUR)
  })

  test('comes too late if the time would be up', () => {
    const before = answered(quick(), PACES.quick, MONDAY + HOUR)
    expect(takenBack(before, MONDAY + HOUR, MONDAY + 4 * DAY)).toEqual({ refused: 'late' })
  })

  test('by consent costs nobody time and gains nobody any', () => {
    const before = answered(quick(), PACES.quick, MONDAY + HOUR)
    const back = asked(voided(before, 1), MONDAY + 4 * DAY)
    expect(leftAt(back, MONDAY + 4 * DAY)).toBe(27 * HOUR)
    expect(answered(back, PACES.quick, MONDAY + 4 * DAY).bank).toBe(27 * HOUR)
  })

  test('by another seat withdraws the question, and the time spent on it is returned', () => {
    expect(withdrawn(quick()).bank).toBe(24 * HOUR)
    expect(settled([quick()], [], MONDAY + HOUR)).toEqual([withdrawn(quick())])
  })
})

describe('what is due', () => {
  const always = quick(ALWAYS)

  test('consists of three reminders and then the step of the ladder', () => {
    let clock = always
    const heard: unknown[] = []
    for (let now = wakeAt(clock); now !== undefined; now = wakeAt(clock)) {
      const what = due(clock, now)
      heard.push([(now - MONDAY) / HOUR, what])
      if (what === 'late' || what === undefined) break
      clock = told(clock, what)
    }
    expect(heard).toEqual([
      [12, 50],
      [19.2, 80],
      [22.8, 95],
      [24, 'late'],
    ])
  })

  test('is only the newest reminder after a long downtime', () => {
    expect(due(always, MONDAY + 23 * HOUR)).toBe(95)
    expect(due(told(always, 95), MONDAY + 23 * HOUR)).toBeUndefined()
  })

  test('is one step per seat after a week of downtime', () => {
    const now = MONDAY + 8 * DAY
    let clocks = settled([fresh(PACES.quick, ALWAYS), fresh(PACES.quick, berlin)], [0, 1], MONDAY)
    let steps = 0
    const next = (): number => clocks.findIndex(clock => due(clock, now))
    for (let seat = next(); seat >= 0; seat = next()) {
      // Each seat is asked again at once, as in a chain of prompts.
      clocks = settled(
        clocks.map((clock, i) => (i === seat ? answered(clock, PACES.quick, now) : clock)),
        [0, 1],
        now
      )
      steps++
    }
    expect(steps).toBe(2)
    expect(clocks.map(clock => leftAt(clock, now))).toEqual([4 * HOUR, 4 * HOUR])
  })

  test('is shown to people with the share left and whether the clock is stopped', () => {
    const until = at('2026-06-02T21:00+02:00')
    expect(reading(quick(), MONDAY + 6 * HOUR)).toEqual({ until, left: 18 * HOUR, share: 75, late: false })
    expect(reading(quick(), at('2026-06-01T22:00+02:00'))).toMatchObject({ share: 50, sleeps: at('2026-06-02T09:00+02:00') })
    expect(reading(quick(), MONDAY + 9 * DAY)).toMatchObject({ left: 0, share: 0, late: true })
    expect(reading(fresh(PACES.quick, berlin), MONDAY)).toBeUndefined()
  })
})

test('random lives agree with a clock that counts minute by minute', () => {
  const deeds: Deeds = {}
  for (let seed = 0; seed < LIVES; seed++) for (const [deed, times] of Object.entries(live(seed))) deeds[deed] = (deeds[deed] ?? 0) + times
  expect(Object.values(deeds).length).toBeGreaterThan(12)
})
