/** The end of a game: how it ended, who stands where, and where the dice can be checked. */
import type { StandingRow, Text } from '../../worker/rules/contract'
import type { Desk, Draft } from './data'
import { boardOf } from './turn'

export function overLetter(desk: Desk): Draft {
  const { data, t, say, table } = desk
  const { standing, head } = data.table
  const why = standing ? say(standing.why) : ''
  const ranks = standing?.rows.map(row => ({ place: row.place, text: rankOf(desk, row, standing.counts) })) ?? []
  return {
    subject: t('mail-over-subject', { table }),
    preview: why,
    title: t('mail-over-title'),
    blocks: [
      { kind: 'paragraph', text: why },
      { kind: 'ranking', ranks },
      { kind: 'call', label: t('mail-open-table'), href: data.link },
      ...boardOf(desk),
      { kind: 'heading', text: t('dice-heading') },
      { kind: 'paragraph', text: t('mail-over-dice') },
      { kind: 'link', label: t('mail-over-proof'), href: `${data.siteUrl}/tables/${head.id}/proof` },
    ],
    why: t('mail-over-why'),
  }
}

/** "Kasia: pirates in the boat 6 (divisions in all 222)" */
function rankOf({ say, company }: Desk, { who, score, parts }: StandingRow, counts: Text | undefined): string {
  const name = typeof who === 'object' ? say(who) : (company.crew[who]?.name ?? '')
  const total = score === undefined ? '' : `: ${counts ? `${say(counts)} ` : ''}${score}`
  const made = parts.map(part => `${say(part.name)} ${part.value}`).join(', ')
  return `${name}${total}${made && ` (${made})`}`
}
