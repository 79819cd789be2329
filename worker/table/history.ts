/** History read back: which answers stand, and the state that they add up to. */
import type { GameEvent } from '../rules/contract'
import { fold } from '../rules/kit'
import type { AnyRules, Given } from './door'
import type { AnswerRow } from './store'

/** Rows that no takeback among these rows has made void; takebacks themselves change nothing. */
export function standingRows(rows: readonly AnswerRow[]): AnswerRow[] {
  const voided = voidNumbers(rows)
  return rows.filter(row => row.voids === null && !voided.has(row.number))
}

/** A takeback makes its answer void, and whatever was answered after it. */
export function voidNumbers(rows: readonly AnswerRow[]): Set<number> {
  const voided = new Set<number>()
  for (const taken of rows) {
    if (taken.voids === null) continue
    for (const row of rows) if (row.voids === null && row.number >= taken.voids && row.number < taken.number) voided.add(row.number)
  }
  return voided
}

export function stateAfter(rules: AnyRules, rows: readonly AnswerRow[]): unknown {
  return fold((state, event: GameEvent) => rules.apply(state, event), eventsOf(standingRows(rows)))
}

export const eventsOf = (rows: readonly AnswerRow[]): GameEvent[] =>
  rows.flatMap(row => row.given.flatMap(given => given.events))

/** The answers up to a position. Answers that the table did not wait for belong to the position before them; of a commit with
    several decisions only those that were taken by then. */
export function rowsUntil(rows: readonly AnswerRow[], position: number): AnswerRow[] {
  return rows.flatMap(row => {
    if (row.position <= position) return [row]
    const given = row.given.filter(one => positionOf(row, one) <= position)
    return given.length > 0 ? [{ ...row, given }] : []
  })
}

export const positionOf = (row: AnswerRow, given: Given): number => given.position ?? row.position
