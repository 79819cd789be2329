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

/** `paid`: so many of the goods that are due, all that the ship has. */
export function payText({ short, due }: Lacking, paid: (n: number) => string): Text | undefined {
  const have = due - short.n
  return have > 0 ? { say: 'pick-pay', with: { paid: paid(have) } } : undefined
}

/** The words before the spaces in `falls`. */
export function backText(board: RegattaBoard, { falls: [first] }: Lacking): Text {
  const way: LackWay = editionOf(board.edition).shortageDie ? 'die' : first ? 'back' : 'far'
  return { say: 'pick-back', with: { way } }
}
