/** When a seat last answered: what came after that is news to it. */
import type { Viewer } from '../../rules/contract'
import { voidNumbers } from '../answers/history'
import type { AnswerRow } from '../rows/history/answer-row'

/** The position that the seat saw; undefined if none of these answers is its own. A sealed card leaves the position as it was.
    What it has taken back it has not answered. */
export function answeredAt(rows: readonly AnswerRow[], viewer: Viewer): number | undefined {
  const voided = voidNumbers(rows)
  const own = rows.findLastIndex(
    ({ number, seat, voids, given }) => seat === viewer && voids === null && given[0]?.by === undefined && !voided.has(number)
  )
  return own < 0 ? undefined : rows[own - 1]?.position
}
