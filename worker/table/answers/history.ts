/** Reading history: which answers are valid, and the state they lead to. */
import type { GameEvent } from '../../rules/contract'
import { fold } from '../../rules/kit'
import type { AnyRules, Given } from '../../engine/door'
import type { AnswerRow } from '../rows/history/answer-row'

/** The rows that no takeback among them voids, without the takebacks, which change nothing themselves. */
export function validRows(rows: readonly AnswerRow[]): AnswerRow[] {
  const voided = voidNumbers(rows)
  return rows.filter(row => row.voids === null && !voided.has(row.number))
}

/** A takeback voids its answer and everything answered after it. */
export function voidNumbers(rows: readonly AnswerRow[]): Set<number> {
  const voided = new Set<number>()
  for (const taken of rows) {
    if (taken.voids === null) continue
    for (const row of rows) if (row.voids === null && row.number >= taken.voids && row.number < taken.number) voided.add(row.number)
  }
  return voided
}

export function stateAfter(rules: AnyRules, rows: readonly AnswerRow[]): unknown {
  return fold((state, event: GameEvent) => rules.apply(state, event), eventsOf(validRows(rows)))
}

export const eventsOf = (rows: readonly AnswerRow[]): GameEvent[] => rows.flatMap(row => row.given.flatMap(given => given.events))

/** The answers up to a position. Answers that the table did not wait for belong to the position before them; a commit with several
    decisions is cut. */
export function rowsUntil(rows: readonly AnswerRow[], position: number): AnswerRow[] {
  return rows.flatMap(row => {
    if (row.position <= position) return [row]
    const given = row.given.filter(one => positionOf(row, one) <= position)
    return given.length > 0 ? [{ ...row, given }] : []
  })
}

export const positionOf = (row: AnswerRow, given: Given): number => given.position ?? row.position

/** The prompt of the row that begins an epoch; its choice is the epoch's number. */
export const EPOCH = 'epoch'

/** The prompt of the row that put the whole table back to an earlier position. */
export const PUT_BACK = 'put-back'

/** The epoch in which each row was written; 0 until the first restore. */
export function epochsOf(rows: readonly Pick<AnswerRow, 'prompt' | 'choice'>[]): number[] {
  let epoch = 0
  return rows.map(({ prompt, choice }, i) => {
    if (i === 0 || prompt === EPOCH) epoch = Number(choice) || epoch
    return epoch
  })
}
