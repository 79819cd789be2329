/** What a table is, from its making on; one row. */
import type { Time } from '../../web/model'
import type { Options, Seat } from '../rules/contract'
import type { Language } from '../rules/game'
import type { Manner } from '../rules/orders'
import type { KeptRound } from './beacon/named'
import type { Cap, Pace } from './clock'

export interface Card {
  id: string
  name: string
  game: string
  options: Options
  /** 32 bytes in hex; public after the end, never before. */
  secret: string
  made: Time
  /** The public key by which the site signs this table's file. */
  signer?: string
  /** The host's. */
  language: Language
  /** The seat at which the host sits; invitations are in this name. */
  own?: Seat
  /** The keyed hash of the host's address, for news about the table. */
  host?: string
  /** From which network address it was opened, by a keyed hash: how often strangers are written to for somebody has a bound. */
  by?: string
  /** Open to everybody in the lobby, or known only to who has a link. */
  open: boolean
  /** Watchers may read the talk. */
  openTalk?: boolean
  /** The game begins at this time at the latest, free seats being played by bots; else when the last seat is taken. */
  startAt?: Time
  /** How fast it plays; without one there is no clock. */
  pace?: Pace
  /** Whether standing orders answer; tables made before there were any are classic. */
  manner?: Manner
  /** How long each seat may be away. */
  absences: Cap
  /** The round of a public beacon that goes into the dice. */
  beacon?: KeptRound
  /** When its people were last told that it will go, for nobody touches it. */
  warned?: Time
  /** Called off by its host, or never filled. */
  off?: Time
  /** What a bot is called that takes a seat which was open to anybody. */
  bot?: string
  /** The table of the next game of the same crew. */
  again?: string
}
