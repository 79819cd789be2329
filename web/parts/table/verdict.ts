/** The result of a game, in a sentence. */
import type { Fill, Standing, Text } from '../../../worker/rules/contract'

export const isScored = ({ rows, counts }: Standing): boolean =>
  counts === undefined && rows.every(({ score, parts }) => score !== undefined && parts.length > 0)

/** What bars can be drawn from: the parts of the totals, or else the one thing that is counted. */
export function barredOf(standing: Standing): Standing | undefined {
  if (isScored(standing)) return standing
  const { rows, counts } = standing
  if (counts === undefined) return undefined
  const single = rows.flatMap(row => (row.score === undefined ? [] : [{ ...row, parts: [{ name: counts, value: row.score }] }]))
  return single.length === rows.length ? { ...standing, rows: single } : undefined
}

/** Names the winner if there is exactly one; otherwise gives the reason. */
export function verdictOf(standing: Standing): Text {
  const [first, ...others] = standing.rows.filter(({ place }) => place === 1)
  if (!first || others.length > 0) return standing.why
  const who: Record<string, Fill> = typeof first.who === 'object' ? { who: first.who, 'who-is': 'other' } : { who: { seat: first.who } }
  return { say: 'end-verdict', with: { ...who, scored: isScored(standing) ? 'yes' : 'no', n: first.score ?? 0 } }
}
