/** After a seat was taken: the personal link, to be kept; to a new address first of all a question. */
import type { Block, Desk, Draft } from './data'
import { tableOf } from './invitation'

export function seatLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  const asks = data.confirm !== undefined
  return {
    subject: asks ? t('mail-confirm-title') : table ? t('mail-seat-subject', { table }) : t('taken-title'),
    preview: t(asks ? 'mail-confirm-about' : 'mail-seat-about'),
    title: t(asks ? 'mail-confirm-title' : 'taken-title'),
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
