/** News that needs no answer to a prompt: a mention, a vote, a timeout. */
import type { Vote } from '../../worker/model'
import { ballotsFor, openUntil } from '../parts/table/ballots'
import { inWords } from '../parts/time/time'
import { oneLine, type Block, type LetterScene, type Draft } from './data'
import { replyIn } from './asked'
import { happened } from './happened'
import { fitting } from './subject'

export function newsLetter(scene: LetterScene): Draft {
  const { data, t, table } = scene
  const { link, said } = data
  // `first-lost` is sent to the seat itself, at its second address; the host gets `unreached`.
  const kind = data.kind === 'unreached' && data.table.viewer !== 'watcher' ? 'first-lost' : data.kind
  const news = { kind, named: said ? 'yes' : 'no', by: oneLine(said?.by ?? '') }
  const vote = soleVote(data)
  const title = vote ? asks(vote, t) : t('mail-news-title', news)
  const isSaidByTitle = vote !== undefined || (kind === 'mention' && said !== undefined)
  return {
    subject: fitting([[vote ? asksBriefly(vote, t) : title]], table),
    preview: said ? oneLine(said.text) : t('mail-news-about', news),
    title,
    blocks: [
      ...(isSaidByTitle ? [] : [{ kind: 'paragraph' as const, text: t('mail-news-about', news) }]),
      ...saidIn(scene),
      ...talkIn(scene),
      ...(kind === 'vote' ? votesIn(scene, vote) : []),
      { kind: 'call', label: t(callOf(scene)), href: link, ...((kind === 'vote' || kind === 'candidate') && { asks: true }) },
      ...(hasSeat(scene) ? happened(scene) : []),
    ],
    why: t('mail-news-why', { kind }),
  }
}

/** Whoever has no seat, or no longer has it, gets none of its news. */
const hasSeat = ({ data: { kind, table } }: LetterScene): boolean =>
  table.viewer !== 'watcher' && kind !== 'candidate' && kind !== 'given-back'

/** The only open vote, whose question is the letter's title. */
function soleVote({ kind, table: { votes } }: LetterScene['data']): Vote | undefined {
  return kind === 'vote' && votes.length === 1 ? votes[0] : undefined
}

const asks = ({ kind, name = '', to, about }: Vote, t: LetterScene['t']): string =>
  t('vote-asks', { kind, name: oneLine(name), to: to ?? '', who: { seat: about } })

/** As a phone's inbox shows it whole. */
const asksBriefly = ({ kind, name = '', about }: Vote, t: LetterScene['t']): string =>
  t('mail-vote-subject', { kind, name: oneLine(name), who: { seat: about } })

function callOf({ data: { kind, table } }: LetterScene): string {
  if (kind === 'report') return 'error-table'
  if (kind === 'candidate') return 'mail-candidate'
  if (kind === 'given-back') return 'mail-open-table'
  return kind === 'off' || table.viewer === 'watcher' ? 'mail-open-table' : 'mail-open-seat'
}

/** What is being voted on unless the title says it, the possible votes, and the deadline. */
export function votesIn({ data: { table, link, replyTo }, t, reader }: LetterScene, titled?: Vote): Block[] {
  const ballots = ballotsFor(table)
  const blocks = table.votes.flatMap((vote): Block[] => {
    const { number, kind } = vote
    const own = ballots.filter(({ vote }) => vote.number === number)
    const choices = own.map(({ n, ballot }) => ({
      n,
      label: `${t(`ballot-${kind}`, { ballot })}. ${t(`ballot-${kind}-means`, { ballot })}`,
      href: `${link}#vote-${number}`,
    }))
    return [
      ...(vote === titled ? [] : [{ kind: 'question' as const, text: asks(vote, t) }]),
      ...(own.length ? [{ kind: 'choices' as const, choices }] : []),
      { kind: 'paragraph', text: openUntil(vote, reader) },
    ]
  })
  const first = [...Map.groupBy(ballots, ({ vote }) => vote.number).values()].flatMap(([one]) => (one ? [one.n] : []))
  return first.length > 0 && replyTo ? [...blocks, { kind: 'paragraph', text: replyIn(t, 'yes', first) }] : blocks
}

function saidIn({ data: { said, kind }, t }: LetterScene): Block[] {
  if (!said) return []
  const lines: Block = { kind: 'lines', lines: linesOf(said.text) }
  return kind === 'mention' ? [lines] : [{ kind: 'heading', text: t('mail-writes', { by: oneLine(said.by) }) }, lines]
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
