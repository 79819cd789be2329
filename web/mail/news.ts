/** News of the table that need no answer to a prompt: somebody called you, something is to be decided, your time was up. */
import { oneLine, type Block, type Desk, type Draft } from './data'
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
      ...saidIn(desk),
      { kind: 'call', label: t(kind === 'report' ? 'error-table' : data.table.viewer === 'watcher' ? 'mail-open-table' : 'mail-open-seat'), href: link },
      ...happened(desk),
    ],
    why: t('mail-news-why', { kind }),
  }
}

/** Line by line, since a letter holds what people typed within its lines. */
function saidIn({ data: { said } }: Desk): Block[] {
  if (!said) return []
  const lines = said.text.split('\n').map(oneLine).filter(line => line !== '')
  return [{ kind: 'heading', text: oneLine(said.by) }, { kind: 'lines', lines }]
}
