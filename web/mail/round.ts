/** All seats are taken: announces the beacon round that will seed the dice before it is published. The letter itself is the evidence. */
import { roundAt } from '../parts/round'
import { inWords } from '../parts/time/time'
import type { Block, LetterScene, Draft } from './data'
import { fitting } from './subject'

export function roundLetter(scene: LetterScene): Draft {
  const { data, t, table, company, reader } = scene
  const { beacon } = data.table.head
  const title = t('mail-round-title')
  const when = beacon ? t('round-when', { due: inWords(beacon.due, reader), until: inWords(beacon.until, reader) }) : ''
  return {
    subject: fitting([[title, table], [title]]),
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
