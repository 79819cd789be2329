/** After a seat was taken: the personal link to keep; a new address must be confirmed first. */
import type { Block, LetterScene, Draft } from './data'
import { tableOf } from './invitation'

export function seatLetter(scene: LetterScene): Draft {
  const { data, t, table } = scene
  const asks = data.confirm !== undefined
  return {
    subject: asks ? t('mail-confirm-title') : table ? t('mail-seat-subject', { table }) : t('taken-title'),
    preview: t(asks ? 'mail-confirm-about' : 'mail-seat-about'),
    title: t(asks ? 'mail-confirm-title' : 'taken-title'),
    blocks: [
      ...wayIn(scene),
      { kind: 'paragraph', text: t('mail-seat-about') },
      { kind: 'address', label: t('taken-link'), href: data.link },
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
