/** After a seat was taken: the personal link, to be kept. */
import type { Block, Desk, Draft } from './data'
import { tableOf } from './invitation'

export function seatLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  return {
    subject: table ? t('mail-seat-subject', { table }) : t('taken-title'),
    preview: t('mail-seat-about'),
    title: t('taken-title'),
    blocks: [
      ...wayIn(desk),
      { kind: 'paragraph', text: t('mail-seat-about') },
      { kind: 'address', label: t('taken-link'), href: data.link },
      { kind: 'paragraph', text: t('mail-seat-secret') },
      ...tableOf(desk),
    ],
    why: t('mail-seat-why', { first: data.confirm ? 'yes' : 'no' }),
  }
}

/** A new address is confirmed first: whoever typed it may have meant another. */
function wayIn({ data, t }: Desk): Block[] {
  if (!data.confirm) return [{ kind: 'call', label: t('mail-open-seat'), href: data.link }]
  return [
    { kind: 'paragraph', text: t('mail-confirm-about') },
    { kind: 'call', label: t('mail-confirm'), href: data.confirm, asks: true },
  ]
}
