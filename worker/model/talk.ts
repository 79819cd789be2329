/** What people say to each other, and note for themselves. */
import type { Time } from './time'
import type { Seat } from '../rules/contract'

/** A message in the table's talk. */
export interface Said {
  number: number
  at: Time
  seat: Seat
  text: string
}

/** A private note, with the position at which it was written. */
export interface Note {
  at: Time
  position: number
  text: string
}
