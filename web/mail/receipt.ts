/** The reply to an answer by mail: what became of it, and the question that is open now. */
import type { Block, LetterScene, Draft } from './data'
import { boardIn, watersIn } from './drawn'
import { happened } from './happened'
import { votesIn } from './news'
import { fitting } from './subject'
import { turnLetter } from './turn'

export function receiptLetter(scene: LetterScene): Draft {
  const { data, t, table } = scene
  const { kind } = data
  const about: Block = { kind: 'paragraph', text: t('mail-receipt-about', { kind }) }
  const title = t('mail-receipt-title', { kind })
  const subject = fitting([[title, table]])
  if (data.table.prompts.length > 0) {
    const turn = turnLetter(scene)
    return { ...turn, subject, title, blocks: [about, { kind: 'question', text: turn.title }, ...turn.blocks] }
  }
  const call: Block = { kind: 'call', label: t('mail-open-table'), href: data.link }
  return {
    subject,
    title,
    preview: t('mail-receipt-about', { kind }),
    blocks: [
      about,
      ...(kind === 'misread' || kind === 'stale' ? votesIn(scene) : []),
      call,
      ...happened(scene),
      ...watersIn(scene),
      ...boardIn(scene),
    ],
    why: t('mail-receipt-why'),
  }
}
