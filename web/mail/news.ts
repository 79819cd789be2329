/** News of the table that need no answer to a prompt: somebody called you, something is to be decided, your time was up. */
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
      ...askedIn(desk),
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
function askedIn({ data: { kind, table }, t, reader }: Desk): Block[] {
  if (kind !== 'vote') return []
  return table.votes.flatMap(({ kind, about, name = '', ballots, until }): Block[] => [
    { kind: 'question', text: t('vote-asks', { kind, name: oneLine(name), who: { seat: about } }) },
    { kind: 'lines', lines: ballots.map(ballot => `${t(`ballot-${kind}`, { ballot })}: ${t(`ballot-${kind}-means`, { ballot })}`) },
    { kind: 'paragraph', text: t('vote-until', { kind, until: inWords(until, reader) }) },
  ])
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
