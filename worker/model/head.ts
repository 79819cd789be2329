/** What everybody sees of a table. */
import type { Seat, Options, Text } from '../rules/contract'
import type { Pirate } from '../drawing/game'
import type { Time, Stage } from './time'
import type { Manner } from '../rules/orders'
import type { NamedRound } from './round'

/** One seat as everybody sees it. */
export interface SeatCard {
  seat: Seat
  name: string
  pirate: Pirate
  taken: boolean
  /** A bot plays it, from the start or in place of a person who left. */
  bot?: true
  /** Set while the table waits for this seat: for what, since when, and how its clock stands. */
  waits?: { text: Text; since: Time; clock?: ClockReading | undefined }
  /** Away as announced; `until` only for viewers who may know it. */
  away?: { until?: Time } | undefined
  /** A substitute plays until then. */
  lent?: Time
  /** Its player also plays another seat. */
  hot?: true
  /** The host says that its link is lost; its player may object at least until then. */
  recovery?: Time
  /** Letters to it do not arrive. */
  unreached?: true
}

/** A clock's deadline, and the percentage left of the time there was at the question. */
export interface ClockReading {
  until: Time
  share: number
  late: boolean
  /** Stopped until then: night, a weekend, an absence or a pause. */
  sleeps?: Time
}

export interface TableHead {
  id: string
  name: string
  game: string
  options: Options
  stage: Stage
  made: Time
  /** In hours; absent without a clock. */
  pace?: { name: 'quick' | 'steady' | 'slow' | 'own'; first: number; add: number; most: number }
  /** Whether standing orders answer, in a game that has them. */
  manner?: Manner | undefined
  absences: { times: number; days: number }
  /** Anybody may take a free seat from the lobby. */
  open: boolean
  /** Watchers may read the talk. */
  openTalk?: boolean
  startAt?: Time
  /** The host's seat, if the host plays: invitations are sent in this name. */
  host?: Seat | undefined
  /** Paused until then by agreement of all. */
  paused?: Time
  seats: SeatCard[]
  /** SHA-256 of the secret behind the dice, fixed before the first seat was taken; the secret itself after the end. */
  commitment: string
  secret?: string
  /** The public key that verifies the site's signature on the game's file; absent for tables made before files were signed. */
  signer?: string | undefined
  /** The round of a public beacon that is mixed into the dice. */
  beacon?: NamedRound | undefined
  /** The newest position. Only answers that the table waited for count: a sealed card leaves no gap. */
  latest: number
  /** After the end, and in the log; older tables have none before the end. */
  ledger?: Ledger | undefined
}

export interface Ledger {
  /** Answers given by people and by responders. */
  decisions: number
  /** How often the table waited for a person, and the median wait. */
  waits: number
  median: Time
  /** In table order: each seat's decisions and the time it was waited for; empty for older tables. */
  seats: readonly Share[]
  /** The same by round, in games with rounds. */
  rounds: readonly { round: number; seats: readonly Share[] }[]
  /** How often the viewer visited. */
  visits?: number
}
interface Share {
  decided: number
  waited: Time
}
