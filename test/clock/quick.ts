/** A seat of a table with 24 hours in its bank, and the times that tests of the clock speak of. */
import { ALWAYS, asked, fresh, PACES, type Hours, type Refused, type SeatClock } from '../../worker/clock'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

export const at = (time: string): number => Date.parse(time)
export const nineToNine = (zone: string): Hours => ({ ...ALWAYS, zone, from: 9 * 60, to: 21 * 60 })
export const night = (zone: string, from = 0): Hours => ({ ...ALWAYS, zone, from, to: 6 * 60 })

/** When a question is asked of a seat with 24 hours in its bank. */
export const MONDAY = at('2026-06-01T09:00+02:00')
export const berlin = nineToNine('Europe/Berlin')
export const quick = (hours = berlin): SeatClock => asked(fresh(PACES.quick, hours), MONDAY)
export const must = <T extends object>(result: T | Refused<string>): T => {
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result
}
