/** Tables in lists: the lobby's, a person's and a browser's. */
import type { Options, Seat, Text } from '../rules/contract'
import type { Time, Stage } from './time'
import type { Pirate, Crew } from '../drawing/game'

/** A table in the lobby. */
export interface LobbyRow {
  id: string
  name: string
  game: string
  options: Options
  pace: string
  made: Time
  startAt?: Time
  /** The players' names, and the number of open seats. */
  names: string[]
  free: number
  /** Seats of a running game that look for a substitute. */
  seeks?: { seat: Seat; name: string }[]
}

/** One of a person's own tables. */
export interface MineRow {
  table: string
  seat: Seat
  name: string
  game: string
  pirate: Pirate
  stage: Stage
  /** Set while the table waits for this seat: since when and until when. */
  asked?: { since: Time; until?: Time }
  /** Opens the seat. */
  link: string
}

/** One of this browser's tables, as the table itself reports it: whom it waits for, and what everybody may know of that. */
export interface BerthRow extends MineRow {
  crew?: readonly Crew[]
  waits?: readonly { seat: Seat; text: Text }[]
  /** The number of free seats. */
  free?: number
}
