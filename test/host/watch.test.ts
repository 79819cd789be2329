/** Problems of the machine: logged once when they begin, and once when they end. */
import { expect, test } from 'vitest'
import { eventsOf, jumpOf, type Look } from '../../worker/host/site/watch'

const ROOM = 10_000_000_000
const START: Look = { at: Date.UTC(2031, 0, 1), steady: 1_000, free: ROOM }
const after = (minutes: number, more: Partial<Look> = {}): Look => ({
  at: START.at + minutes * 60_000,
  steady: START.steady + minutes * 60_000,
  free: ROOM,
  ...more,
})
const named = (before: Look | undefined, now: Look): string[] => eventsOf(before, now).map(([, event]) => event)

test('a clock that is right, or adjusted by a second, is not an event', () => {
  expect(named(START, after(1))).toEqual([])
  expect(named(START, after(1, { at: START.at + 61_000 }))).toEqual([])
  expect(named(undefined, START)).toEqual([])
})

test.each([
  ['forward', 3_600_000],
  ['back', -86_400_000],
])('a clock that jumps %s is logged with the amount', (_way, by) => {
  const jumped = after(1, { at: after(1).at + by })
  expect(jumpOf(START, jumped)).toBe(by)
  expect(eventsOf(START, jumped)).toEqual([
    ['warn', 'clock-jumped', { seconds: by / 1000, says: expect.stringContaining('deadlines follow the clock') }],
  ])
  expect(named(jumped, { ...jumped, at: jumped.at + 60_000, steady: jumped.steady + 60_000 })).toEqual([])
})

test('a disk that fills up is logged at the beginning and when there is room again, but not in between', () => {
  const [full, still, room] = [after(1, { free: 3_000_000 }), after(2, { free: 1_000_000 }), after(3)]
  expect([named(START, full), named(full, still), named(still, room)]).toEqual([['disk-nearly-full'], [], ['disk-has-room']])
  expect(named(undefined, full)).toEqual(['disk-nearly-full'])
})
