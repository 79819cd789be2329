/** A viewer's options in all open votes, numbered once: the number in a letter is also the answer to it. */
import type { Ballot, TableModel, Vote } from '../../../worker/model'
import type { Reader } from '../../words/reader'
import { inWords } from '../time/time'

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

/** Until when a vote is open, and which of its options silence counts as. */
export const openUntil = ({ kind, until }: Vote, reader: Reader): string =>
  reader.t('vote-until', {
    kind,
    until: inWords(until, reader),
    silence: reader.t(`ballot-${kind}`, { ballot: kind === 'vanished' ? 'bot' : 'no' }),
  })
