/** News of the table that need no answer to a prompt: somebody called you, something is to be decided, your time was up. */
import type { Desk, Draft } from './data'
import { happened } from './turn'

export function newsLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  const { kind, link } = data
  return {
    subject: t('mail-news-subject', { kind, table }),
    preview: t('mail-news-about', { kind }),
    title: t('mail-news-title', { kind }),
    blocks: [
      { kind: 'paragraph', text: t('mail-news-about', { kind }) },
      { kind: 'call', label: t('mail-open-seat'), href: link },
      ...happened(desk),
    ],
    why: t('mail-news-why', { kind }),
  }
}
