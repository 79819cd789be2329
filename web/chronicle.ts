/** What the end of a game shows besides its ranking. */
import type { Text } from '../worker/rules/contract'
import type { Highlight } from '../worker/rules/game'

/** A finished game looked back on. */
export interface Chronicle {
  charts: readonly ChartData[]
  highlights: readonly Highlight[]
}
/** A value of each seat, turn by turn. */
export interface ChartData {
  name: Text
  turns: readonly { turn: number; values: readonly number[] }[]
}
