/** What pages and letters are made of: plain data for one viewer. The table makes it; nothing else of a table gets out. */
import type { Pirate } from '../worker/rules/game'
import type { Options, Prompt, Seat, SeatView, Standing, Text, Viewer } from '../worker/rules/contract'

/** Milliseconds since 1970. */
export type Time = number

export type Stage = 'seating' | 'playing' | 'over'

/** One place at the table as everybody sees it. */
export interface SeatCard {
  seat: Seat
  name: string
  pirate: Pirate
  taken: boolean
  /** The table waits for this seat: for what, and since when. */
  waits?: { text: Text; since: Time }
}

export interface TableHead {
  id: string
  name: string
  game: string
  options: Options
  stage: Stage
  made: Time
  seats: SeatCard[]
  /** SHA-256 of the secret behind the dice, fixed before the first seat was taken; the secret itself after the end. */
  commitment: string
  secret?: string
  /** The newest position. Only answers that the table waited for are counted: a sealed card leaves no gap. */
  latest: number
  /** What the head counts for its ledger. */
  ledger: Ledger
}

export interface Ledger {
  /** Answers given by people and by responders. */
  decisions: number
  automatic: number
  /** How often the table waited for a person, and how long in the median. */
  waits: number
  median: Time
}

/** One told line of the log. */
export interface Line {
  position: number
  at: Time
  seat?: Seat
  text: Text
  /** It was not a person who answered, or it was taken back. */
  by?: Responder
  void?: true
}
export type Responder = 'forced' | 'order' | 'bot' | 'time'

/** Everything of the table page. */
export interface TableModel {
  head: TableHead
  viewer: Viewer
  /** The position shown; less than head.latest on a page of the past. */
  position: number
  /** Nothing to see before the game has started. */
  view?: SeatView<unknown>
  /** The viewer's own open prompts; none on a page of the past. */
  prompts: Prompt[]
  /** What happened since this seat was last here, or the newest lines for who has no seat. */
  lines: Line[]
  /** Whether the lines begin at the last visit. */
  since: boolean
  /** The viewer's last answer may be taken back freely. */
  canTakeBack: boolean
  standing?: Standing
}

/** What a seat's page knows besides: the seats that this browser holds, and the form token of the seat shown. */
export interface Holder {
  seats: Seat[]
  host: boolean
  token?: string
  /** The seat shown has an address to which letters go. */
  lettered: boolean
}

/** A word of the talk at the table. */
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

/** What the seats decide together: each kind has its ballots. */
export const BALLOTS = {
  /** Somebody has run out of time again and again: who sails on? */
  vanished: ['bot', 'substitute', 'wait', 'end'],
  /** Lay the table aside until somebody takes it up again. */
  pause: ['yes', 'no'],
  /** Let an answer be taken back although others have seen what followed. */
  takeback: ['yes', 'no'],
} as const
export type VoteKind = keyof typeof BALLOTS
export type Ballot = (typeof BALLOTS)[VoteKind][number]

export interface Vote {
  number: number
  kind: VoteKind
  /** Whom it is about; who asks, for the other kinds. */
  about: Seat
  until: Time
  /** Who has said something; what, only of oneself until the vote is closed. */
  voters: Seat[]
  voted: Seat[]
  own?: Ballot
}
