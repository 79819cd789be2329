/** News of the table that need no answer to a prompt: somebody called you, something is to be decided together. */
import type { Desk, Draft } from './data'

export function newsLetter({ data, t, table }: Desk): Draft {
  const { kind, link } = data
  return {
    subject: t('mail-news-subject', { kind, table }),
    preview: t('mail-news-about', { kind }),
    title: t('mail-news-title', { kind }),
    blocks: [
      { kind: 'paragraph', text: t('mail-news-about', { kind }) },
      { kind: 'call', label: t('mail-open-seat'), href: link },
    ],
    why: t('mail-seat-why'),
  }
}
