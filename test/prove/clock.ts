/** The clock in full: 10,000 random lives, the hours of every zone for ten years, and how long a deadline takes to find. */
import assert from 'node:assert/strict'
import { ALWAYS, hoursOf, PACES, type Hours } from '../../worker/table/clock'
import { deadline } from '../../worker/table/clock/running'
import { offsetFrom } from '../../worker/table/clock/zone'
import { live, type Deeds } from '../clock/life'
import { look, MINUTE } from '../clock/reference'

const LIVES = 10_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BEGIN = Date.UTC(2025, 0, 1)
const YEARS = 10
const DEADLINES = 20_000
/** Microseconds for a usual deadline. */
const QUICK_ENOUGH = 50

export function proveClock(lives = LIVES): string[] {
  return [proveLives(lives), proveZones(), proveSpeed()]
}

function proveLives(lives: number): string {
  const deeds: Deeds = {}
  for (let seed = 0; seed < lives; seed++)
    for (const [deed, times] of Object.entries(live(seed))) deeds[deed] = (deeds[deed] ?? 0) + times
  const told = Object.entries(deeds).map(([deed, times]) => `${deed} ${times}`)
  return `${lives} lives as by a clock kept minute by minute (${told.join(', ')})`
}

/** Offsets are read twice a week; here they are compared four times a day with what the wall shows. */
function proveZones(): string {
  const zones = Intl.supportedValuesOf('timeZone')
  for (const zone of zones)
    for (let at = BEGIN; at < BEGIN + YEARS * 365 * DAY; at += 6 * HOUR) {
      // The week of the first day of 1970 had begun three days before it.
      const local = at + offsetFrom(zone, at).offset + 3 * DAY
      assert.equal((local % (7 * DAY)) / MINUTE, look(zone, at / MINUTE), `${zone} at ${new Date(at).toISOString()}`)
    }
  return `${zones.length} zones right over ${YEARS} years`
}

function proveSpeed(): string {
  const evenings = hoursOf({ zone: 'Europe/Warsaw', from: 16 * 60, to: 60, days: [1, 2, 3, 4, 5] })
  const people: Hours[] = [{ ...ALWAYS, zone: 'America/New_York' }, 'refused' in evenings ? ALWAYS : evenings]
  const took = Object.values(PACES).flatMap(({ most }) => people.map(hours => microseconds(most, hours)))
  const slowest = Math.max(...took)
  assert(slowest < QUICK_ENOUGH, `a usual deadline takes ${slowest} µs`)
  return `deadlines found in at most ${slowest.toFixed(1)} µs`
}

function microseconds(bank: number, hours: Hours): number {
  const absence = { from: BEGIN + 100 * DAY, until: BEGIN + 114 * DAY }
  const begun = performance.now()
  for (let n = 0; n < DEADLINES; n++) deadline(bank, { since: BEGIN + ((n * HOUR) % (300 * DAY)), hours, breaks: [absence] })
  return ((performance.now() - begun) * 1000) / DEADLINES
}
