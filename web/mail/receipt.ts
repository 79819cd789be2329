/** To who answered by letter: what came of it, and the question that is open now. */
import type { Block, Desk, Draft } from './data'
import { votesIn } from './news'
import { boardOf, happened, turnLetter } from './turn'

export function receiptLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  const { kind } = data
  const about: Block = { kind: 'paragraph', text: t('mail-receipt-about', { kind }) }
  const title = t('mail-receipt-title', { kind })
  const subject = t('mail-receipt-subject', { kind, table })
  if (data.table.prompts.length > 0) {
    const turn = turnLetter(desk)
    return { ...turn, subject, title, blocks: [about, ...turn.blocks] }
  }
  const call: Block = { kind: 'call', label: t('mail-open-table'), href: data.link }
  return { subject, title, preview: t('mail-receipt-about', { kind }), blocks: [about, ...(kind === 'misread' || kind === 'stale' ? votesIn(desk) : []), call, ...happened(desk), ...boardOf(desk)], why: t('mail-receipt-why') }
}
