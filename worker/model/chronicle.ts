/** What the end of a game shows besides the ranking. */
import type { Text } from '../rules/contract'
import type { Highlight } from '../drawing/end'

/** A look back on a finished game. */
export interface Chronicle {
  charts: readonly ChartData[]
  highlights: readonly Highlight[]
}
/** One value per seat, turn by turn. */
export interface ChartData {
  name: Text
  turns: readonly { turn: number; values: readonly number[] }[]
}
