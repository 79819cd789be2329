/** One seat's clock: plain data, and how each event changes it. index.ts says when to call what. */
import type { Seat } from '../rules/contract'
import type { Time } from '../model'
import { PAUSES } from '../shared/bounds'
import { announced, shortened, type Break, type BreakFault, type Cap } from './breaks'
import { ALWAYS, type Hours } from './hours'
import type { Pace } from './pace'
import { deadline, spent, type Running } from './running'
import type { Refused, Span } from './span'

export interface SeatClock {
  /** The time the seat had when the present question was asked, or has now if none is open. */
  bank: Time
  /** How many of the next answers add no time. */
  paid: number
  /** The person's hours now, and those that applied when the last question was asked. */
  hours: Hours
  under: Hours
  absences: Break[]
  pauses: Span[]
  asked?: Asked
}
export interface Asked {
  since: Time
  /** The deadline. */
  until: Time
  /** The last reminder sent, as a percentage of the time spent. */
  told: number
}

export const fresh = (pace: Pace, hours: Hours): SeatClock => ({
  bank: pace.first,
  paid: 0,
  hours,
  under: hours,
  absences: [],
  pauses: [],
})

/** Starts the clocks of the seats that the table waits for and stops the others. */
export function settled(clocks: readonly SeatClock[], waitsFor: readonly Seat[], now: Time): SeatClock[] {
  return clocks.map((clock, seat) => (waitsFor.includes(seat) ? asked(clock, now) : withdrawn(clock)))
}

/** A further question to a seat that is already asked uses its running bank. */
export function asked(clock: SeatClock, now: Time): SeatClock {
  return clock.asked ? clock : dated({ ...clock, under: clock.hours, asked: { since: now, until: now, told: 0 } })
}

export function withdrawn(clock: SeatClock): SeatClock {
  return { ...clock, asked: undefined }
}

/** Every question starts with at least what one answer adds, even if the time of this one ran out. */
export function answered(clock: SeatClock, pace: Pace, now: Time): SeatClock {
  if (!clock.asked) return clock
  const left = leftAt(clock, now) + (clock.paid > 0 ? 0 : pace.add)
  const bank = Math.min(pace.most, Math.max(left, pace.add))
  return { ...withdrawn(clock), bank, paid: Math.max(0, clock.paid - 1) }
}

export const leftAt = (clock: SeatClock, now: Time): Time =>
  clock.asked ? Math.max(0, clock.bank - spent(now, running(clock, clock.asked.since))) : clock.bank

// ── taking back ──

/** The seat takes back its own answer, given at `given`, before anybody else has answered. */
export function takenBack(clock: SeatClock, given: Time, now: Time): SeatClock | Refused<'late'> {
  const again = dated(voided(clock.asked ? clock : { ...clock, asked: { since: given, until: given, told: 0 } }, 1))
  return isLate(again, now) ? { refused: 'late' } : again
}

export function voided(clock: SeatClock, answers: number): SeatClock {
  return { ...clock, paid: clock.paid + answers }
}

// ── hours, absences, pauses ──

export function livesBy(clock: SeatClock, hours: Hours): SeatClock {
  return { ...clock, hours }
}

export function absent(clock: SeatClock, absence: Break, cap: Cap, now: Time): SeatClock | Refused<BreakFault | 'late'> {
  if (isLate(clock, now)) return { refused: 'late' }
  const absences = announced(clock.absences, absence, cap, now)
  return 'refused' in absences ? absences : dated({ ...clock, absences })
}

/** Ends the absence that starts at `absence.from` earlier, at `absence.until`. */
export function backSooner(clock: SeatClock, absence: Span, now: Time): SeatClock | Refused<'none' | 'late'> {
  if (isLate(clock, now)) return { refused: 'late' }
  const absences = shortened(clock.absences, absence, now)
  return 'refused' in absences ? absences : dated({ ...clock, absences })
}

export function paused(clocks: readonly SeatClock[], until: Time, now: Time): SeatClock[] | Refused<BreakFault> {
  const pauses = announced(clocks[0]?.pauses ?? [], { from: now, until }, PAUSES, now)
  return 'refused' in pauses ? pauses : clocks.map(clock => dated({ ...clock, pauses }))
}

export function resumed(clocks: readonly SeatClock[], now: Time): SeatClock[] | Refused<'none'> {
  const before = clocks[0]?.pauses ?? []
  const pauses = shortened(before, { from: before.at(-1)?.from ?? now, until: now }, now)
  return 'refused' in pauses ? pauses : clocks.map(clock => dated({ ...clock, pauses }))
}

/** A new player has the seat: without the former one's hours and absences, and with time for at least one answer. */
export function handedOn(clock: SeatClock, pace: Pace, now: Time): SeatClock {
  const bank = Math.max(leftAt(clock, now), pace.add)
  const own = { bank, hours: ALWAYS, under: ALWAYS, absences: [] }
  return clock.asked ? dated({ ...clock, ...own, asked: { since: now, until: now, told: 0 } }) : { ...clock, ...own }
}

/** The others agreed to wait longer for this seat, once: the next answer cuts what is left down to the pace's most. */
export function granted(clock: SeatClock, more: Time, now: Time): SeatClock {
  return dated({ ...clock, bank: clock.bank + spent(now + more, running(clock, now)) })
}

// ── the deadline ──

export const isLate = ({ asked }: SeatClock, now: Time): boolean => asked !== undefined && now >= asked.until

/** What a clock's bank is computed from, since an instant. */
export function running({ under, absences, pauses }: SeatClock, since: Time): Running {
  return { since, hours: under, breaks: [...absences, ...pauses] }
}

function dated(clock: SeatClock): SeatClock {
  if (!clock.asked) return clock
  return { ...clock, asked: { ...clock.asked, until: deadline(clock.bank, running(clock, clock.asked.since)) } }
}
