/** In words, what a shortage costs: the goods the ship has, and the way back. */
import type { Text } from '../../../rules/contract'
import { editionOf } from '../editions'
import type { Good } from '../editions/cards'
import type { Space } from '../editions/course'
import type { RegattaBoard } from '../state/view'

/** The shortage die decides; back to an unknown space; back to the spaces that follow. */
export type LackWay = 'die' | 'far' | 'back'

export interface Lacking {
  short: { what: Good; n: number }
  /** The full cost. */
  due: number
  /** Where the ship goes back to, if known. */
  falls: readonly Space[]
}

/** The words before the spaces in `falls`. `paid`: so many of the goods that are due. */
export function lackText(board: RegattaBoard, { short, due, falls: [first] }: Lacking, paid: (n: number) => string): Text {
  const byDie = editionOf(board.edition).shortageDie !== undefined
  const way: LackWay = byDie ? 'die' : first ? 'back' : 'far'
  const have = due - short.n
  return { say: 'pick-lack', with: { have, paid: paid(have), way } }
}
