/** The decisions of one commit. Each is a history row of its own, whoever gave it, so that neither its number nor what a takeback voids
    shows which answers were automatic. They are stored as one row, because the platform charges by row. */
import type { AnswerRow } from './answer-row'

/** The prompt of the row before the first question. */
export const BEGIN = 'begin'
/** The prompt of a stored row that holds several decisions. */
const SEVERAL = 'several'

/** A commit as stored, with the number and position of its last decision. */
export type Commit = Pick<AnswerRow, 'number' | 'position' | 'at' | 'given' | 'draws'>

export function decisionsOf({ number, position, at, given, draws }: Commit): AnswerRow[] {
  let drawn = 0
  return given.map((one, i) => {
    const later = given.length - 1 - i
    const { seat, prompt, choice } = one
    const placed = { ...one, position: position - later }
    const own = draws.slice(drawn, (drawn += one.draws ?? 0))
    return {
      number: number - later,
      position: placed.position,
      at,
      seat: prompt === BEGIN ? null : seat,
      prompt,
      choice,
      given: [placed],
      draws: own,
      voids: null,
    }
  })
}

export function packed(rows: readonly AnswerRow[]): AnswerRow | undefined {
  const last = rows.at(-1)
  if (!last || rows.length === 1) return last
  return {
    ...last,
    seat: null,
    prompt: SEVERAL,
    choice: '',
    given: rows.flatMap(({ given }) => given),
    draws: rows.flatMap(({ draws }) => draws),
  }
}

export const unpacked = (row: AnswerRow): AnswerRow[] => (row.prompt === SEVERAL ? decisionsOf(row) : [row])
