/** A viewer's options in all open votes, numbered once: the number in a letter is also the answer to it. */
import type { Ballot, TableModel, Vote } from '../../../worker/model'

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
