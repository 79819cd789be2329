/** Values in gold by which standing orders compare things. */
import type { Loot } from '../turn/acts'
import type { Good, Power } from '../editions/cards'
import { editionOf } from '../editions'
import type { Hold } from '../state/state'
import type { RegattaBoard, SeenShip } from '../state/view'

export const PIECE = { gold: 1, other: 0.4 }
const POWERS: Readonly<Record<Power, number>> = { beth: 4, sabre: 4, hold: 3.5, map: 3 }
const UNSEEN = 2
const TOKEN = 1.5
/** Worth more than its points: one ship loses the curse and another gets it. */
const CURSE = 1.5

export const isGold = (board: RegattaBoard, what: Good): boolean => editionOf(board.edition).goods.gold === what

export const worthOfCargo = (board: RegattaBoard, hold: Hold): number =>
  hold ? hold.n * (isGold(board, hold.what) ? PIECE.gold : PIECE.other) : 0

export function worthOfLoot(board: RegattaBoard, loot: Loot): number {
  switch (loot.loot) {
    case 'cargo':
      return worthOfCargo(board, loot)
    case 'power':
      return POWERS[loot.power]
    case 'unseen':
      return UNSEEN
    case 'token':
      return TOKEN
    case 'curse':
      return CURSE * -loot.card
    case 'nothing':
      return 0
  }
}

/** The value of the best thing a fight can take from a ship. */
export function richestHold(board: RegattaBoard, ship: SeenShip | undefined): number {
  if (!ship) return 0
  const treasure = Math.max(0, ...ship.powers.map(power => POWERS[power]), ship.down.length > 0 ? UNSEEN : 0, ship.tokens > 0 ? TOKEN : 0)
  return Math.max(treasure, ...ship.holds.map(hold => worthOfCargo(board, hold)))
}

export const goldAboard = (board: RegattaBoard, ship: SeenShip | undefined): number =>
  (ship?.holds ?? []).reduce((most, hold) => Math.max(most, hold && isGold(board, hold.what) ? hold.n : 0), 0)
