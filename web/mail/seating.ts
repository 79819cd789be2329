/** Letters before a game begins: the personal link after a seat was taken, and the beacon's round once all are. */
import { roundAt } from '../parts/round'
import { inWords } from '../parts/time/time'
import type { Block, LetterScene, Draft } from './data'
import { tableOf } from './invitation'
import { fitting } from './subject'

/** A new address must be confirmed first. */
export function seatLetter(scene: LetterScene): Draft {
  const { data, t, table } = scene
  const asks = data.confirm !== undefined
  return {
    subject: asks ? t('mail-confirm-title') : table ? t('mail-seat-subject', { table }) : t('taken-title'),
    preview: t(asks ? 'mail-confirm-about' : 'mail-seat-about'),
    title: t(asks ? 'mail-confirm-title' : 'taken-title'),
    blocks: [
      ...wayIn(scene),
      // The link first, as "this link" below a button would read as the button.
      { kind: 'address', label: t('taken-link'), href: data.link },
      { kind: 'paragraph', text: t('mail-seat-about') },
      { kind: 'paragraph', text: t('mail-seat-secret') },
      ...tableOf(scene),
    ],
    why: t('mail-seat-why', { first: data.confirm ? 'yes' : 'no' }),
  }
}

/** A new address is confirmed first, since it may have been mistyped. */
function wayIn({ data, t }: LetterScene): Block[] {
  if (!data.confirm) return [{ kind: 'call', label: t('mail-open-seat'), href: data.link }]
  return [
    { kind: 'paragraph', text: t('mail-confirm-about') },
    { kind: 'call', label: t('mail-confirm-look'), href: data.confirm, asks: true },
  ]
}

/** Announces the round that will seed the dice before it is published. The letter itself is the evidence. */
export function roundLetter(scene: LetterScene): Draft {
  const { data, t, table, company, reader } = scene
  const { beacon } = data.table.head
  const title = t('mail-round-title')
  const when = beacon ? t('mail-round-when', { due: inWords(beacon.due, reader), until: inWords(beacon.until, reader) }) : ''
  return {
    subject: fitting([[title]], table),
    preview: when,
    title,
    blocks: [
      { kind: 'question', text: company.crew.map(({ name }) => name).join(', ') },
      ...(when ? [{ kind: 'paragraph' as const, text: when }] : []),
      { kind: 'call', label: t('mail-open-seat'), href: data.link },
      { kind: 'heading', text: t('dice-heading') },
      { kind: 'paragraph', text: t('mail-round-about') },
      ...evidenceIn(scene),
      { kind: 'link', label: t('dice-who'), href: `${data.siteUrl}/dice` },
    ],
    why: t('mail-news-why', { kind: 'round' }),
  }
}

function evidenceIn({ data: { table }, t }: LetterScene): Block[] {
  const { beacon, commitment } = table.head
  if (!beacon) return []
  return [
    { kind: 'code', label: t('round-number'), value: roundAt(beacon) },
    { kind: 'code', label: t('round-seal'), value: beacon.seal },
    { kind: 'code', label: t('round-chain'), value: beacon.chain.key },
    { kind: 'code', label: t('proof-commitment'), value: commitment },
  ]
}
