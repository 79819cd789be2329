/** A table's present: one row, written with each answer. */
import type { Present } from '../../engine/door'
import type { Seat } from '../../rules/contract'
import type { Time } from '../../model'
import type { SeatClock } from '../../clock/seat'

export interface Changes {
  /** Changes by seat in the newest rounds; several, because a takeback may lead back into the one before. */
  rounds: { round: string; by: Record<Seat, number> }[]
  /** History rows that are changes of mind, not part of the game's course. */
  rows: number
}

export interface Tally {
  decided: number
  waited: Time
  /** By round number; absent in games without rounds. */
  rounds?: Record<number, { decided: number; waited: Time }>
  /** How often its person came to answer, and when last. */
  visits?: { times: number; last: Time }
}

export type Ended = { by: 'vote' } | { by: 'claim'; seat: Seat }

/** The game's present, and what the platform counts besides. */
export interface Now extends Present {
  number: number
  position: number
  drawn: number
  /** For each seat, the newest answer when it last acted itself. */
  here: number[]
  /** Who gave the newest answer, and whether others' automatic answers followed it. */
  actor?: Seat
  followed?: boolean
  /** A turn letter to this seat is waiting or sent; no other follows until the person comes back. */
  lettered: boolean[]
  /** Recent changes of mind by each seat. */
  changes?: Changes
  /** When each seat last decided something, by a person or an order but not a bot or the clock; sealed cards do not count. */
  decided?: Record<Seat, Time>
  /** The answer that this seat may freely take back. */
  back?: { seat: Seat; number: number }
  /** Since when the table waits for each seat, and the seconds that past waits lasted. */
  waits: { begun: Record<number, Time>; lasted: number[] }
  /** Decisions of all seats, whoever gave them. */
  decisions: number
  /** The same by seat, with the time each was waited for. */
  tally?: Tally[]
  /** Calls to seats that were asked again right after they had answered. */
  staying?: readonly Call[]
  over?: Time
  /** Set if the game ended before its rules ended it: by a vote, or because a lone opponent claimed the win. */
  ended?: Ended
  /** One for each seat; empty without a pace. */
  clocks: SeatClock[]
  /** Time-outs in a row of each seat. */
  timeouts: number[]
  /** Automatic answers are left over for the next alarm. */
  unfinished?: boolean
}

/** A call to a seat whose turn it is: by letter, by other channels, or both. */
export interface Call {
  seat: Seat
  /** The number of the answer that caused it. */
  cause: number
  written: Time
  due: Time
  letter: boolean
  ways: boolean
}
