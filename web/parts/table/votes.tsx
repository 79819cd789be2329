/** A vote of the table: the question, what each option means, who has voted, and what not voting means. */
import type { Seat } from '../../../worker/rules/contract'
import type { Holder, Vote } from '../../../worker/model'
import { Rich } from '../../words/rich'
import { DeedButton, DeedForm, type Doer } from '../deed'
import type { Company, Reader } from '../../words/reader'
import { openUntil } from './ballots'

interface VotesProps {
  reader: Reader
  company: Company
  votes: readonly Vote[]
  own: Seat | undefined
  doer?: Doer
  holder: Pick<Holder, 'lent'>
}

type Voter = Pick<VotesProps, 'own' | 'doer' | 'holder'>

export function Votes({ votes, ...props }: VotesProps) {
  return (
    <>
      {votes.map(vote => (
        <VoteBox key={vote.number} {...props} vote={vote} />
      ))}
    </>
  )
}

/** Whether the viewer's ballot is still missing. */
export const awaitsBallot = (voter: Voter, vote: Vote): boolean => mayVote(voter, vote) && vote.own === undefined

const mayVote = ({ own, doer, holder }: Voter, { voters, about }: Vote): boolean =>
  doer !== undefined && own !== undefined && voters.includes(own) && !isOwners(holder, own, about)

/** About the seat that a substitute plays only its owner decides. */
const isOwners = ({ lent }: Voter['holder'], own: Seat | undefined, about: Seat): boolean => Boolean(lent) && own === about

function VoteBox({ reader, company, vote, own, doer, holder }: Omit<VotesProps, 'votes'> & { vote: Vote }) {
  const { t } = reader
  const id = `vote-${vote.number}`
  const asked = awaitsBallot({ own, doer, holder }, vote)
  const question = (
    <>
      {asked && <span class="flagged">{t('vote-mine')}</span>}
      <h2 id={id}>
        <Rich text={t('vote-asks', { kind: vote.kind, name: vote.name ?? '', to: vote.to ?? '', who: { seat: vote.about } })} />
      </h2>
    </>
  )
  const state = <State reader={reader} company={company} vote={vote} />
  if (doer === undefined || !mayVote({ own, doer, holder }, vote))
    return (
      <section class="calm" aria-labelledby={id}>
        {question}
        {state}
        {doer && own === vote.about && vote.kind === 'takeback' && !holder.lent && (
          <DeedButton {...doer} deed="vote" fills={{ number: vote.number, ballot: 'no' }} text={t('vote-withdraw')} quick />
        )}
      </section>
    )
  return (
    <DeedForm {...doer} deed="vote" fills={{ number: vote.number }} kind={asked ? 'ask' : 'calm'} labelledby={id} quick>
      {question}
      <Ballots reader={reader} vote={vote} labelledby={id} />
      <button class={asked ? 'button asked' : 'button'}>{t(asked ? 'vote-cast' : 'vote-change')}</button>
      {state}
    </DeedForm>
  )
}

function Ballots({ reader: { t }, vote, labelledby }: { reader: Reader; vote: Vote; labelledby: string }) {
  return (
    <fieldset id={`ballots-${vote.number}`} aria-labelledby={labelledby}>
      {vote.ballots.map(ballot => (
        <label key={ballot} class="pick">
          <input type="radio" name="ballot" value={ballot} checked={ballot === vote.own} required />
          <span>
            {t(`ballot-${vote.kind}`, { ballot })}
            <small>{t(`ballot-${vote.kind}-means`, { ballot })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function State({ reader, company, vote }: { reader: Reader; company: Company; vote: Vote }) {
  const { t } = reader
  const { voters, voted } = vote
  return (
    <p class="note">
      {t('vote-count', { voted: voted.length, voters: voters.length })}
      {voted.map((seat, i) => (
        <span key={seat}>
          {i === 0 ? ': ' : ', '}
          <bdi>{company.crew[seat]?.name}</bdi>
        </span>
      ))}
      . {openUntil(vote, reader)}
    </p>
  )
}
