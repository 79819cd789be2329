/** The daily digest: one letter for all waiting tables, for people who want that, at an hour of their choice. */
import type { Time } from '../model'
import type { Language } from '../drawing/game'
import { isZone, nextTime } from '../clock/zone'

export interface Digest {
  zone: string
  /** Minutes after midnight. */
  at: number
  language: Language
}

export const nextDigest = ({ zone, at }: Digest, now: Time): Time => nextTime(zone, at, now)

/** Reads the form; undefined if there is no such zone or time. */
export function digestOf(zone: string, time: string, language: Language): Digest | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hours !== undefined && isZone(zone) ? { zone, at: Number(hours) * 60 + Number(minutes), language } : undefined
}
