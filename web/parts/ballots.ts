/** What a viewer may say to all that is being decided, numbered once: the same number stands in a letter and is its answer. */
import type { Ballot, TableModel, Vote } from '../model'

export interface NumberedBallot {
  n: number
  vote: Vote
  ballot: Ballot
}

export const ballotsFor = ({ votes, viewer }: Pick<TableModel, 'votes' | 'viewer'>): NumberedBallot[] =>
  votes
    .filter(({ voters }) => voters.some(seat => seat === viewer))
    .flatMap(vote => vote.ballots.map(ballot => ({ vote, ballot })))
    .map((choice, i) => ({ n: i + 1, ...choice }))
