/** Decisions of one commit: each has a row of its own in the history, whoever gave it, so that nobody learns from its number, nor from
    what a takeback makes void, what followed by itself. Stored, they are one row, for rows are the platform's price. */
import type { AnswerRow } from './store'

/** The prompt of what stands before the first question. */
export const BEGIN = 'begin'
/** The prompt of a stored row that holds several decisions. */
const SEVERAL = 'several'

/** The row of a commit as it is stored: under the number and the position of its last decision. */
export type Commit = Pick<AnswerRow, 'number' | 'position' | 'at' | 'given' | 'draws'>

export function decisionsOf({ number, position, at, given, draws }: Commit): AnswerRow[] {
  let drawn = 0
  return given.map((one, i) => {
    const later = given.length - 1 - i
    const { seat, prompt, choice } = one
    const placed = { ...one, position: position - later }
    const own = draws.slice(drawn, (drawn += one.draws ?? 0))
    return { number: number - later, position: placed.position, at, seat: prompt === BEGIN ? null : seat, prompt, choice, given: [placed], draws: own, voids: null }
  })
}

export function packed(rows: readonly AnswerRow[]): AnswerRow | undefined {
  const last = rows.at(-1)
  if (!last || rows.length === 1) return last
  return { ...last, seat: null, prompt: SEVERAL, choice: '', given: rows.flatMap(({ given }) => given), draws: rows.flatMap(({ draws }) => draws) }
}

export const unpacked = (row: AnswerRow): AnswerRow[] => (row.prompt === SEVERAL ? decisionsOf(row) : [row])
