/** An edition is data: the rules read these fields and never ask which edition it is. */
import type { Card, Face, Good, Power, DieSide, Treasure } from './cards'

export interface Rulebook {
  id: string
  /** Whose texts tell its rules, as `$edition` in them; an edition derived from another shares them. */
  wording: 'first' | 'revised' | 'yassa'
  seats: readonly [least: number, most: number]
  /** The course it is played on, and the alternative the house may choose. */
  course: string
  otherCourse?: string
  /** The good that ports take and that scores a point each, the good the sea takes, and the good spent in fights. */
  goods: { readonly gold: Good; readonly food: Good; readonly powder: Good }
  /** What a ship begins with, a hold for each kind; `goods` says what they are. */
  start: { readonly food: number; readonly gold: number }
  /** How many cards a hand is filled up to. */
  hand: number
  cards: readonly Card[]
  /** If empty, a lair's token is itself the treasure. */
  treasures: readonly Treasure[]
  tokenWorth: number
  lairs: number
  /** Faces of the die rolled in fights. */
  fightDie: readonly Face[]
  /** The same die, face by face, as the shortage die. Without one, a ship falls back to the first space it can pay for. */
  shortageDie?: readonly DieSide[]
  /**
   * Player counts at which the ghost ship always sails, and at which the house may add it; and the power it starts with, which is then
   * removed from the treasures and cannot be stolen from it.
   */
  ghost: { readonly always: readonly number[]; readonly maybe: readonly number[]; readonly power?: Power }
  /** What the halves of a card are called: morning and evening ("day"), or upper and lower ("card"). */
  halves: 'day' | 'card'
}

export const mapAdds = 1 // J-POW-MAP-1
export const commonHolds = 5 // J-COMP-1
export const finishWorth = 15 // J-BOARD-3, PUB-4
export const shortOfTheLine = -5 // J-SCORE-2
export const bethWorth = 2 // J-POW-BETH-1
