/** One answer in the history. */
import type { Given } from '../../../engine/door'
import type { Time } from '../../../model'
import type { Seat } from '../../../rules/contract'

/** A draw from the table's chance: its index, its bound, and the number that came. */
export type Draw = [i: number, below: number, came: number]

export interface AnswerRow {
  number: number
  /** The position after it: decisions count, whoever gave them; a sealed card is secret and leaves no gap. */
  position: number
  at: Time
  seat: Seat | null
  prompt: string
  choice: string
  given: Given[]
  draws: Draw[]
  voids: number | null
}
