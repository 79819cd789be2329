/** An edition is data: rules ask these, never which edition it is. */
import type { Card, Face, Good, Power, Shape, Treasure } from '../cards'

export interface Edition {
  id: string
  seats: readonly [least: number, most: number]
  /** The course it is sailed on, and the one that the house may choose instead. */
  course: string
  otherCourse?: string
  /** What ports take and what is worth a point at the end, what the sea takes, what is fought with. */
  goods: { readonly gold: Good; readonly food: Good; readonly powder: Good }
  cards: readonly Card[]
  /** With none, the token of a lair is itself the treasure. */
  treasures: readonly Treasure[]
  tokenWorth: number
  lairs: number
  /** Of the die that fights are rolled with, a face for each side. */
  fightDie: readonly Face[]
  /** The same die read as shortage die. Without it a ship goes back to the first space that it can pay. */
  shortageDie?: readonly Shape[]
  /** Numbers of seats with which the ghost ship sails always, and those with which the house may choose it; and the power that it
      begins with, which is none of the treasures then and cannot be stolen from it. */
  ghost: { readonly always: readonly number[]; readonly maybe: readonly number[]; readonly power?: Power }
  /** What the two halves of a card are called: morning and evening, or upper and lower. */
  halves: 'day' | 'card'
}

export const startCargo = 3 // J-SET-4: three food and three gold
export const handSize = 3 // J-SET-5
export const handWithMap = 4 // J-POW-MAP-1
export const commonHolds = 5 // J-COMP-1
export const finishWorth = 15 // J-BOARD-3, PUB-4
export const shortOfTheLine = -5 // J-SCORE-2
export const bethWorth = 2 // J-POW-BETH-1
