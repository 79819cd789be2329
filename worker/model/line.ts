/** The log, line by line. */
import type { Time } from './time'
import type { Seat, Text, Told } from '../rules/contract'

/** One line of the log. */
export interface Line {
  position: number
  at: Time
  seat?: Seat
  text: Told
  /** Who answered, if not a person. */
  by?: Responder
  /** How its standing order answered; only its own seat is told. */
  order?: Text
  /** Another automatic answer, told only to its own seat: by a plan, by what it said ahead, or because all choices came to the same. */
  said?: 'plan' | 'ahead' | 'alike'
  void?: true
}

export type Responder = 'forced' | 'order' | 'bot' | 'time'
