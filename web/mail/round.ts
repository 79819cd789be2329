/** Everybody sits: which round of the beacon goes into the dice, told before it is out. The letter is the proof of that. */
import { roundAt } from '../parts/round'
import { inWords } from '../parts/time'
import type { Block, Desk, Draft } from './data'

export function roundLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  return {
    subject: t('mail-round-subject', { table }),
    preview: t('mail-round-about'),
    title: t('mail-round-title'),
    blocks: [
      { kind: 'paragraph', text: t('mail-round-about') },
      ...roundOf(desk),
      { kind: 'call', label: t('mail-open-seat'), href: data.link },
      { kind: 'link', label: t('dice-who'), href: `${data.siteUrl}/dice` },
    ],
    why: t('mail-news-why', { kind: 'round' }),
  }
}

function roundOf({ data: { table }, t, reader }: Desk): Block[] {
  const { beacon, commitment } = table.head
  if (!beacon) return []
  return [
    { kind: 'code', label: t('round-number'), value: roundAt(beacon) },
    { kind: 'paragraph', text: t('round-when', { due: inWords(beacon.due, reader), until: inWords(beacon.until, reader) }) },
    { kind: 'code', label: t('round-seal'), value: beacon.seal },
    { kind: 'code', label: t('round-chain'), value: beacon.chain.key },
    { kind: 'code', label: t('proof-commitment'), value: commitment },
  ]
}
