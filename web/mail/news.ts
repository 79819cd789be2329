/** News that needs no answer to a prompt: a mention, a vote, a timeout. */
import type { Vote } from '../../worker/model'
import { ballotsFor } from '../parts/table/ballots'
import { inWords } from '../parts/time/time'
import { oneLine, type Block, type LetterScene, type Draft } from './data'
import { happened } from './happened'

export function newsLetter(scene: LetterScene): Draft {
  const { data, t } = scene
  const { link } = data
  // `first-lost` is sent to the seat itself, at its second address; the host gets `unreached`.
  const kind = data.kind === 'unreached' && data.table.viewer !== 'watcher' ? 'first-lost' : data.kind
  const news = { kind, named: data.said ? 'yes' : 'no', by: oneLine(data.said?.by ?? '') }
  return {
    subject: subjectOf(scene, news),
    preview: t('mail-news-about', news),
    title: t('mail-news-title', news),
    blocks: [
      { kind: 'paragraph', text: t('mail-news-about', news) },
      ...saidIn(scene),
      ...talkIn(scene),
      ...(kind === 'vote' ? votesIn(scene) : []),
      { kind: 'call', label: t(callOf(scene)), href: link, ...((kind === 'vote' || kind === 'candidate') && { asks: true }) },
      // A candidate is a stranger to the table and sees none of its history.
      ...(kind === 'candidate' ? [] : happened(scene)),
    ],
    why: t('mail-news-why', { kind }),
  }
}

/** A single vote uses its question as the subject. */
function subjectOf({ data, t, table }: LetterScene, news: Record<'kind' | 'named' | 'by', string>): string {
  const [vote, ...others] = data.kind === 'vote' ? data.table.votes : []
  if (vote && others.length === 0) return [asks(vote, t), table].filter(Boolean).join(' · ')
  return table ? t('mail-news-subject', { ...news, table }) : t('mail-news-title', news)
}

const asks = ({ kind, name = '', position = 0, about }: Vote, t: LetterScene['t']): string =>
  t('vote-asks', { kind, name: oneLine(name), position, who: { seat: about } })

function callOf({ data: { kind, table } }: LetterScene): string {
  if (kind === 'report') return 'error-table'
  if (kind === 'candidate') return 'mail-candidate'
  if (kind === 'given-back') return 'mail-open-table'
  return kind === 'off' || table.viewer === 'watcher' ? 'mail-open-table' : 'mail-open-seat'
}

/** What is being voted on, the possible votes, and the deadline. */
export function votesIn({ data: { table, link, replyTo }, t, reader }: LetterScene): Block[] {
  const ballots = ballotsFor(table)
  const blocks = table.votes.flatMap((vote): Block[] => {
    const { number, kind, until } = vote
    const own = ballots.filter(({ vote }) => vote.number === number)
    const choices = own.map(({ n, ballot }) => ({
      n,
      label: `${t(`ballot-${kind}`, { ballot })}. ${t(`ballot-${kind}-means`, { ballot })}`,
      href: `${link}#vote-${number}`,
    }))
    return [
      { kind: 'question', text: asks(vote, t) },
      ...(own.length ? [{ kind: 'choices' as const, choices }] : []),
      { kind: 'paragraph', text: t('vote-until', { kind, until: inWords(until, reader) }) },
    ]
  })
  const several = new Set(ballots.map(({ vote }) => vote.number)).size > 1
  return ballots.length && replyTo
    ? [...blocks, { kind: 'paragraph', text: t('mail-turn-reply', { several: several ? 'yes' : 'no' }) }]
    : blocks
}

function saidIn({ data: { said } }: LetterScene): Block[] {
  return said
    ? [
        { kind: 'heading', text: oneLine(said.by) },
        { kind: 'lines', lines: linesOf(said.text) },
      ]
    : []
}

/** Quoted messages, with name and time. */
function talkIn({ data: { talk = [] }, company, reader, t }: LetterScene): Block[] {
  const said = talk.flatMap(({ seat, at, text }): Block[] => {
    const lines = linesOf(text)
    return lines.length
      ? [
          { kind: 'subheading', text: `${company.crew[seat]?.name ?? ''}, ${inWords(at, reader)}` },
          { kind: 'lines', lines },
        ]
      : []
  })
  return said.length ? [{ kind: 'heading', text: t('talk') }, ...said] : []
}

/** Split into lines first, because `oneLine` would join them. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(oneLine)
    .filter(line => line !== '')
