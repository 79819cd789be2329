/** News of the table that need no answer to a prompt: somebody called you, something is to be decided, your time was up. */
import { ballotsFor } from '../parts/ballots'
import { inWords } from '../parts/time'
import { oneLine, type Block, type Desk, type Draft } from './data'
import { happened } from './turn'

export function newsLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  const { link } = data
  // The seat itself is told so at its second address, the host at the only one.
  const kind = data.kind === 'unreached' && data.table.viewer !== 'watcher' ? 'first-lost' : data.kind
  return {
    subject: table ? t('mail-news-subject', { kind, table }) : t('mail-news-title', { kind }),
    preview: t('mail-news-about', { kind }),
    title: t('mail-news-title', { kind }),
    blocks: [
      { kind: 'paragraph', text: t('mail-news-about', { kind }) },
      ...saidIn(desk),
      ...talkIn(desk),
      ...(kind === 'vote' ? votesIn(desk) : []),
      { kind: 'call', label: t(callOf(desk)), href: link, ...((kind === 'vote' || kind === 'candidate') && { asks: true }) },
      // A stranger has no part in it yet.
      ...(kind === 'candidate' ? [] : happened(desk)),
    ],
    why: t('mail-news-why', { kind }),
  }
}

function callOf({ data: { kind, table } }: Desk): string {
  if (kind === 'report') return 'error-table'
  if (kind === 'candidate') return 'mail-candidate'
  if (kind === 'given-back') return 'mail-open-table'
  return kind === 'off' || table.viewer === 'watcher' ? 'mail-open-table' : 'mail-open-seat'
}

/** What is being decided, what one may say to it, and until when. */
export function votesIn({ data: { table, link, replyTo }, t, reader }: Desk): Block[] {
  const ballots = ballotsFor(table)
  const blocks = table.votes.flatMap(({ number, kind, about, name = '', until }): Block[] => {
    const own = ballots.filter(({ vote }) => vote.number === number)
    const choices = own.map(({ n, ballot }) => ({ n, label: `${t(`ballot-${kind}`, { ballot })}: ${t(`ballot-${kind}-means`, { ballot })}`, href: `${link}#vote-${number}` }))
    return [
      { kind: 'question', text: t('vote-asks', { kind, name: oneLine(name), who: { seat: about } }) },
      ...(own.length ? [{ kind: 'choices' as const, choices }] : []),
      { kind: 'paragraph', text: t('vote-until', { kind, until: inWords(until, reader) }) },
    ]
  })
  const several = new Set(ballots.map(({ vote }) => vote.number)).size > 1
  return ballots.length && replyTo ? [...blocks, { kind: 'paragraph', text: t('mail-turn-reply', { several: several ? 'yes' : 'no' }) }] : blocks
}

function saidIn({ data: { said } }: Desk): Block[] {
  return said ? [{ kind: 'heading', text: oneLine(said.by) }, { kind: 'lines', lines: linesOf(said.text) }] : []
}

/** Who said what when. */
function talkIn({ data: { talk = [] }, company, reader, t }: Desk): Block[] {
  const said = talk.flatMap(({ seat, at, text }): Block[] => {
    const lines = linesOf(text)
    return lines.length ? [{ kind: 'subheading', text: `${company.crew[seat]?.name ?? ''}, ${inWords(at, reader)}` }, { kind: 'lines', lines }] : []
  })
  return said.length ? [{ kind: 'heading', text: t('talk') }, ...said] : []
}

/** Line by line, since a letter holds what people typed within its lines. */
const linesOf = (text: string): string[] => text.split('\n').map(oneLine).filter(line => line !== '')
