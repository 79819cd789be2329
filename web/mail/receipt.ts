/** The reply to an answer by mail: what became of it, and the question that is open now. */
import type { Block, LetterScene, Draft } from './data'
import { boardIn, watersIn } from './drawn'
import { happened } from './happened'
import { votesIn } from './news'
import { fitting } from './subject'
import { turnLetter } from './turn'

export function receiptLetter(scene: LetterScene): Draft {
  const { data, t, say, table } = scene
  const { kind } = data
  const about = becameOf(scene)
  const told = about.map((text): Block => ({ kind: 'paragraph', text }))
  const title = t('mail-receipt-title', { kind })
  const [label, ...more] = data.chosen ?? []
  const chosen = label && more.length === 0 ? say(label) : ''
  const subject = fitting([[title, chosen], [title]], table)
  if (data.table.prompts.length > 0) {
    const turn = turnLetter(scene)
    return {
      ...turn,
      subject,
      title,
      blocks: [...told, { kind: 'asked', over: kind === 'receipt' ? t('mail-receipt-next') : '', text: turn.title }, ...turn.blocks],
    }
  }
  const call: Block = { kind: 'call', label: t('mail-open-table'), href: data.link }
  return {
    subject,
    title,
    preview: about.join(' '),
    blocks: [
      ...told,
      ...waitsIn(scene),
      ...(kind === 'misread' || kind === 'stale' ? votesIn(scene) : []),
      call,
      ...happened(scene),
      ...watersIn(scene),
      ...boardIn(scene),
    ],
    why: t('mail-receipt-why'),
  }
}

/** What was chosen, where the letter did that. */
function becameOf({ data: { kind, chosen = [] }, t, say }: LetterScene): string[] {
  return chosen.length > 0 ? chosen.map(label => t('mail-receipt-chose', { choice: say(label) })) : [t('mail-receipt-about', { kind })]
}

/** Whom the table waits for now. */
function waitsIn({ data, t, company, language }: LetterScene): Block[] {
  const awaited = data.table.head.seats.flatMap(({ seat, waits }) => (waits ? [company.crew[seat]?.name ?? ''] : []))
  if (awaited.length === 0) return []
  return [{ kind: 'paragraph', text: t('mail-receipt-waits', { names: new Intl.ListFormat(language).format(awaited) }) }]
}
