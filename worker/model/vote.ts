/** Votes: what the seats decide together. */
import type { Seat, Text } from '../rules/contract'
import type { Time } from './time'

/** What a vote is about: who plays on for somebody who vanished, a pause, taking back an answer whose consequences others have seen, going
    back to an earlier position, a new link for a seat that lost its own, or a substitute for an owner who is gone. */
export type VoteKind = 'vanished' | 'pause' | 'takeback' | 'back' | 'lost' | 'substitute'

export type Ballot = 'bot' | 'substitute' | 'wait' | 'end' | 'yes' | 'no'

export interface Vote {
  number: number
  kind: VoteKind
  /** The seat it is about, or for the other kinds the seat that asks. */
  about: Seat
  /** The substitute's name. */
  name?: string
  /** Where to go back to, in words. */
  to?: Text
  until: Time
  ballots: readonly Ballot[]
  /** The cast votes; until the vote closes, each seat sees only its own. */
  voters: Seat[]
  voted: Seat[]
  own?: Ballot
}
