/** The end of a game: how it ended, who stands where, and where the dice can be checked. */
import type { StandingRow } from '../../worker/rules/contract'
import type { Block, Desk, Draft } from './data'
import { boardOf } from './turn'

export function overLetter(desk: Desk): Draft {
  const { data, t, say, table } = desk
  const { standing, head } = data.table
  const why = standing ? say(standing.why) : ''
  const ranking: Block[] = standing ? [{ kind: 'lines', lines: standing.rows.map(row => rankOf(desk, row)) }] : []
  return {
    subject: t('mail-over-subject', { table }),
    preview: why,
    title: t('mail-over-title'),
    blocks: [
      { kind: 'paragraph', text: why },
      ...ranking,
      { kind: 'call', label: t('mail-open-table'), href: data.link },
      ...boardOf(desk),
      { kind: 'heading', text: t('dice-heading') },
      { kind: 'paragraph', text: t('mail-over-dice') },
      { kind: 'code', label: t('mail-over-proof'), value: `${data.siteUrl}/tables/${head.id}/proof` },
    ],
    why: t('mail-over-why'),
  }
}

/** "1. Kasia: 6 (pirates in the boat 6, divisions in all 222)" */
function rankOf({ say, company }: Desk, { place, who, score, parts }: StandingRow): string {
  const name = typeof who === 'object' ? say(who) : (company.crew[who]?.name ?? '')
  const total = score === undefined ? '' : `: ${score}`
  const made = parts.map(part => `${say(part.name)} ${part.value}`).join(', ')
  return `${place}. ${name}${total}${made && ` (${made})`}`
}
