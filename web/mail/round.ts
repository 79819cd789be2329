/** All seats are taken: announces the beacon round that will seed the dice before it is published. The letter itself is the evidence. */
import { roundAt } from '../parts/round'
import { inWords } from '../parts/time/time'
import type { Block, LetterScene, Draft } from './data'

export function roundLetter(scene: LetterScene): Draft {
  const { data, t, table } = scene
  return {
    subject: t('mail-round-subject', { table }),
    preview: t('mail-round-about'),
    title: t('mail-round-title'),
    blocks: [
      { kind: 'paragraph', text: t('mail-round-about') },
      ...roundOf(scene),
      { kind: 'call', label: t('mail-open-seat'), href: data.link },
      { kind: 'link', label: t('dice-who'), href: `${data.siteUrl}/dice` },
    ],
    why: t('mail-news-why', { kind: 'round' }),
  }
}

function roundOf({ data: { table }, t, reader }: LetterScene): Block[] {
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
