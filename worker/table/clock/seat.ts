/** One seat's clock: plain data, and what each thing that happens makes of it. When to call what says index.ts. */
import type { Seat } from '../../rules/contract'
import type { Time } from '../../../web/model'
import { PAUSES } from '../../bounds'
import { announced, shortened, type Break, type BreakFault, type Cap } from './breaks'
import { ALWAYS, type Hours } from './hours'
import type { Pace } from './pace'
import { deadline, spent, type Running } from './running'
import type { Refused, Span } from './span'

export interface SeatClock {
  /** What the seat had when the present question was asked; while none is, what it has. */
  bank: Time
  /** So many of the next answers add nothing. */
  paid: number
  /** The person's hours as they are now, and as they were at the last question. */
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
  /** The last reminder sent, in hundredths of the time spent. */
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

/** Clocks run where the table waits for a person, and stand still elsewhere. */
export function settled(clocks: readonly SeatClock[], waitsFor: readonly Seat[], now: Time): SeatClock[] {
  return clocks.map((clock, seat) => (waitsFor.includes(seat) ? asked(clock, now) : withdrawn(clock)))
}

/** A further question to a seat that is asked already goes on its running bank. */
export function asked(clock: SeatClock, now: Time): SeatClock {
  return clock.asked ? clock : dated({ ...clock, under: clock.hours, asked: { since: now, until: now, told: 0 } })
}

export function withdrawn(clock: SeatClock): SeatClock {
  return { ...clock, asked: undefined }
}

/** Nobody goes into the next question with less than one answer adds, though time may have run out in this one. */
export function answered(clock: SeatClock, pace: Pace, now: Time): SeatClock {
  if (!clock.asked) return clock
  const left = leftAt(clock, now) + (clock.paid > 0 ? 0 : pace.add)
  const bank = Math.min(pace.most, Math.max(left, pace.add))
  return { ...withdrawn(clock), bank, paid: Math.max(0, clock.paid - 1) }
}

export const leftAt = (clock: SeatClock, now: Time): Time =>
  clock.asked ? Math.max(0, clock.bank - spent(now, running(clock, clock.asked.since))) : clock.bank

// ── taking back ──

/** One's own answer, given at `given`, is taken back, nobody else having answered since. */
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

/** The absence that began or begins at `absence.from` ends at `absence.until` already. */
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

/** Somebody else has the seat, with neither the hours nor the absences of who sat there before, and time for one answer at least. */
export function handedOn(clock: SeatClock, pace: Pace, now: Time): SeatClock {
  const bank = Math.max(leftAt(clock, now), pace.add)
  const own = { bank, hours: ALWAYS, under: ALWAYS, absences: [] }
  return clock.asked ? dated({ ...clock, ...own, asked: { since: now, until: now, told: 0 } }) : { ...clock, ...own }
}

/** The others have agreed to wait longer for this seat, this once: the next answer cuts what is left to the most. */
export function granted(clock: SeatClock, more: Time, now: Time): SeatClock {
  return dated({ ...clock, bank: clock.bank + spent(now + more, running(clock, now)) })
}

// ── the deadline ──

export const isLate = ({ asked }: SeatClock, now: Time): boolean => asked !== undefined && now >= asked.until

/** By what the bank of a clock is counted from an instant on. */
export function running({ under, absences, pauses }: SeatClock, since: Time): Running {
  return { since, hours: under, breaks: [...absences, ...pauses] }
}

function dated(clock: SeatClock): SeatClock {
  if (!clock.asked) return clock
  return { ...clock, asked: { ...clock.asked, until: deadline(clock.bank, running(clock, clock.asked.since)) } }
}
