/** What a table is from the start; one row. */
import type { Time } from '../../model'
import type { Options, Seat } from '../../rules/contract'
import type { Language } from '../../drawing/game'
import type { Manner } from '../../rules/orders'
import type { KeptRound } from '../../model/round'
import type { Cap, Pace } from '../../clock'

export interface Card {
  id: string
  name: string
  game: string
  options: Options
  /** 32 bytes in hex; public after the end, never before. */
  secret: string
  made: Time
  /** The public key that verifies this table's file. */
  signer?: string
  /** The host's language. */
  language: Language
  /** The host's seat; invitations are sent in this name. */
  own?: Seat
  /** The keyed hash of the host's address, for news about the table. */
  host?: string
  /** The keyed hash of the network address that made the table; it bounds how often strangers are written to on somebody's behalf. */
  by?: string
  /** Listed in the lobby, or known only to people with a link. */
  open: boolean
  /** Watchers may read the talk. */
  openTalk?: boolean
  /** The game begins at this time at the latest, with bots in the free seats; otherwise when the last seat is taken. */
  startAt?: Time
  /** The pace; without one there is no clock. */
  pace?: Pace
  /** Whether standing orders answer; absent means classic, as at tables made before orders existed. */
  manner?: Manner
  /** The absences that each seat may take. */
  absences: Cap
  /** The round of a public beacon that is mixed into the dice. */
  beacon?: KeptRound
  /** The time of the last restore, which goes into every draw. */
  epoch?: number
  /** When its people were last told that it will be cleared because nobody touches it. */
  warned?: Time
  /** The beginning of the wait that was reported to the operator's page. */
  longWait?: Time
  /** Called off by its host, or never filled. */
  off?: Time
  /** The name of a bot that takes an open seat. */
  bot?: string
  /** The next table with the same crew. */
  again?: string
}
