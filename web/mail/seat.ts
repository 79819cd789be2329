/** After a seat was taken: the personal link, to be kept. */
import type { Desk, Draft } from './data'
import { tableOf } from './invitation'

export function seatLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  return {
    subject: t('mail-seat-subject', { table }),
    preview: t('mail-seat-about'),
    title: t('taken-title'),
    blocks: [
      { kind: 'paragraph', text: t('mail-seat-about') },
      { kind: 'call', label: t('mail-open-seat'), href: data.link },
      { kind: 'address', label: t('taken-link'), href: data.link },
      { kind: 'paragraph', text: t('mail-seat-secret') },
      ...tableOf(desk),
    ],
    why: t('mail-seat-why'),
  }
}
