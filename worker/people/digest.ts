/** One letter a day for all tables that wait, for who wants it so: at an hour of the person's own. */
import type { Time } from '../../web/model'
import type { Language } from '../rules/game'
import { isZone, nextTime } from '../table/clock/zone'

export interface Digest {
  zone: string
  /** Minutes after midnight. */
  at: number
  language: Language
}

export const nextDigest = ({ zone, at }: Digest, now: Time): Time => nextTime(zone, at, now)

/** As a form says it; undefined: there is no such zone or time. */
export function digestOf(zone: string, time: string, language: Language): Digest | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hours !== undefined && isZone(zone) ? { zone, at: Number(hours) * 60 + Number(minutes), language } : undefined
}
