/** The clock in full: 10,000 random lives, the hours of every zone for ten years, and how long it takes to compute a deadline. */
import assert from 'node:assert/strict'
import { ALWAYS, PACES, type Hours } from '../../worker/clock'
import { deadline } from '../../worker/clock/running'
import { offsetFrom } from '../../worker/clock/zone'
import { live } from '../clock/life'
import { look, MINUTE } from '../clock/reference'
import { BOTH_CORES, numbersOfShare, type Check, type Figures, type Share } from './check'

const LIVES = 10_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BEGIN = Date.UTC(2025, 0, 1)
const YEARS = 10
const DEADLINES = 20_000

export const clock: Check = {
  shares: BOTH_CORES,
  run(share) {
    const lives = livesOf(share)
    const zones = zonesOf(share)
    return share.n === 0 ? { ...lives, zones, 'µs per deadline': slowest() } : { ...lives, zones }
  },
}

function livesOf(share: Share): Figures {
  const done = { lives: 0, questions: 0, 'out of time': 0, breaks: 0, takebacks: 0 }
  for (const seed of numbersOfShare(LIVES, share)) {
    const deeds = live(seed)
    done.lives++
    done.questions += deeds.asked ?? 0
    done['out of time'] += deeds.late ?? 0
    done.breaks += (deeds.absent ?? 0) + (deeds.paused ?? 0)
    done.takebacks += (deeds['taken back'] ?? 0) + (deeds['taken back by consent'] ?? 0)
  }
  return done
}

/** Offsets are read twice a week; here they are compared with the local time four times a day. */
function zonesOf(share: Share): number {
  const zones = Intl.supportedValuesOf('timeZone').filter((_, i) => i % share.of === share.n)
  for (const zone of zones)
    for (let at = BEGIN; at < BEGIN + YEARS * 365 * DAY; at += 6 * HOUR) {
      // 1 January 1970 was a Thursday, three days into its week.
      const local = at + offsetFrom(zone, at).offset + 3 * DAY
      assert.equal((local % (7 * DAY)) / MINUTE, look(zone, at / MINUTE), `${zone} at ${new Date(at).toISOString()}`)
    }
  return zones.length
}

function slowest(): number {
  const evenings: Hours = { zone: 'Europe/Warsaw', from: 16 * 60, to: 60, days: [1, 2, 3, 4, 5] }
  const people: Hours[] = [{ ...ALWAYS, zone: 'America/New_York' }, evenings]
  return Math.max(...Object.values(PACES).flatMap(({ most }) => people.map(hours => microseconds(most, hours))))
}

function microseconds(bank: number, hours: Hours): number {
  const absence = { from: BEGIN + 100 * DAY, until: BEGIN + 114 * DAY }
  const begun = performance.now()
  for (let n = 0; n < DEADLINES; n++) deadline(bank, { since: BEGIN + ((n * HOUR) % (300 * DAY)), hours, breaks: [absence] })
  return ((performance.now() - begun) * 1000) / DEADLINES
}
