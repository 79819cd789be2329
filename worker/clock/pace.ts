/** How fast a table plays: a seat's time at the start, what each answer adds, and the most it can have. */
import type { Time } from '../model'
import { ABSENCES, PACE_HOURS } from '../shared/bounds'
import type { Cap } from './breaks'
import { HOUR, type Refused } from './span'

export interface Pace {
  name: 'quick' | 'steady' | 'slow' | 'own'
  first: Time
  add: Time
  most: Time
}

/** A table without a clock has no pace. */
export const PACES = {
  quick: pace('quick', 24, 4, 72),
  steady: pace('steady', 72, 12, 120),
  slow: pace('slow', 72, 36, 240),
} as const

/** The pace in hours. */
export const inHours = ({ name, first, add, most }: Pace): Pace => ({ name, first: first / HOUR, add: add / HOUR, most: most / HOUR })

function pace(name: Pace['name'], first: number, add: number, most: number): Pace {
  return { name, first: first * HOUR, add: add * HOUR, most: most * HOUR }
}

/** A host's own numbers in hours, or the name of the first that is not allowed. */
export function ownPace(first: number, add: number, most: number): Pace | Refused<'first' | 'add' | 'most'> {
  const fits = (hours: number): boolean => Number.isInteger(hours) && hours >= PACE_HOURS.least && hours <= PACE_HOURS.most
  if (!fits(first)) return { refused: 'first' }
  if (!fits(add)) return { refused: 'add' }
  return fits(most) && most >= first && most >= add ? pace('own', first, add, most) : { refused: 'most' }
}

/** The absences of each seat, unless the host says otherwise. */
export const USUAL_ABSENCES: Cap = { times: 3, days: 14 }

/** The absences that a host allows each seat; none is fine, too. */
export function absenceCap(times: number, days: number): Cap | Refused<keyof Cap> {
  const fits = (number: number, most: number): boolean => Number.isInteger(number) && number >= 0 && number <= most
  if (!fits(times, ABSENCES.times)) return { refused: 'times' }
  return fits(days, ABSENCES.days) ? { times, days } : { refused: 'days' }
}
