/** Puts the whole table back to an earlier position, by agreement of all or by the operator: a recorded answer that voids what came after.
    Nothing is deleted, and no draw is used again. */
import type { Seat } from '../../rules/contract'
import type { Time } from '../../model'
import type { TableParts } from '../rows/parts'
import { positionOf, PUT_BACK, rowsUntil, validRows } from './history'
import { goOn } from './pipeline'
import type { AnswerRow } from '../rows/history/answer-row'
import type { Store } from '../rows/store'
import { undoTogether } from './takeback'

/** The number of the first answer that becomes void. Undefined if the game, as it now stands, never passed that position or is there
    now. */
export function firstAfter(rows: readonly AnswerRow[], position: number): number | undefined {
  const standing = validRows(rows)
  const first = standing.find(row => row.position > position)
  // Older rows hold several answers and are never split.
  if (!first || first.prompt === 'begin' || first.given.some(given => positionOf(first, given) <= position)) return undefined
  const then = validRows(rowsUntil(rows, position)).map(({ number }) => number)
  const still = standing.filter(row => row.position <= position).map(({ number }) => number)
  return then.length > 0 && then.join() === still.join() ? first.number : undefined
}

export const mayPutBack = (store: Store, position: number): boolean =>
  store.stage === 'playing' && Number.isInteger(position) && position >= 0 && firstAfter(store.history.answers(), position) !== undefined

/** `by`: the seat that proposed it, if the table agreed. Returns false if there is no such position to go back to. */
export function putBack(table: TableParts, position: number, by: Seat | undefined, at: Time): boolean {
  const { store, remarks, commit } = table
  const first = store.stage === 'playing' ? firstAfter(store.history.answers(), position) : undefined
  if (first === undefined) return false
  commit(() => {
    if (by === undefined)
      remarks.add({ at, position: store.now?.position ?? 0, text: { say: 'remark-put-back', with: { position: String(position) } } })
    undoTogether(table, first, { prompt: PUT_BACK, seat: null, choice: String(position) }, at)
  })
  goOn(table, at)
  return true
}
