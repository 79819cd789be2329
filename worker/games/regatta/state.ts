/** What is true of a game of Regatta at any moment. */
import type { Options, Seat } from '../../rules/contract'
import type { Card, Face, Good, Power, Shape, Treasure } from './cards'
import { spaceOf, type Course, type Space } from './course'
import { courseOf } from './editions/courses'
import { editionOf } from './editions'
import type { Edition } from './editions/edition'

export interface RegattaState {
  edition: string
  course: string
  round: number
  captain: Seat
  /** As they were thrown. */
  dice: Dice
  /** The morning's and the evening's die, once the Captain has placed them. */
  placed?: Dice
  /** In table order. */
  ships: readonly Ship[]
  ghost?: Ship
  /** The cards of each seat. */
  cards: readonly Cards[]
  /** The next treasure is the last one. */
  pile: readonly Treasure[]
  /** Left out of the game unseen. */
  box: readonly Treasure[]
  /** Lairs that still have their token. */
  tokens: readonly string[]
  /** The action being carried out; none while cards are picked. */
  now?: Now
  over?: true
}
export type Dice = readonly [number, number]
export type ShipId = Seat | 'ghost'

export interface Ship {
  space: string
  /** −1 and less: behind the start line; 0: in its circuit or at the start; 1: finished. */
  lap: number
  /** Five; the 6th Hold, if the ship has the card, is the sixth. */
  holds: readonly Hold[]
  powers: readonly Power[]
  down: readonly FaceDown[]
  /** Where tokens are the treasure. */
  tokens: number
}
export type Hold = { readonly what: Good; readonly n: number } | null

/** A treasure card lying face down. */
export interface FaceDown {
  card: Treasure
  known: readonly Seat[]
  /** Everybody knows that it is cursed, for it was given (J-LOOT-4). */
  cursed?: true
}

export interface Cards {
  hand: readonly Card[]
  /** The top card is the last one. */
  deck: readonly Card[]
  discard: readonly Card[]
  /** Lies face down until its owner's turn. */
  picked?: Card
  /** Sealed for a placement that may come true. */
  sealed: readonly Seal[]
}
export interface Seal {
  placement: string
  card?: Card
  /** How often it was changed. */
  times: number
}

export type When = 0 | 1
export interface Now {
  ship: ShipId
  when: When
  /** What has been done of the action: nothing; a movement ended; a fight is on; fought, or nobody to fight; part of the cost
      paid, and the way back is due; all of it. */
  step: 'begin' | 'arrived' | 'fight' | 'fought' | 'short' | 'done'
  /** How many retreats this action has brought. */
  retreats: number
  goal?: Shape
  /** Tokens are being taken hold by hold: how many are still due, and which holds have given theirs. */
  part?: { readonly left: number; readonly shut: readonly number[] }
  fight?: Fight
}
export interface Fight {
  attacker: ShipId
  defender: ShipId
  attack: Shot
  defence: Shot
  /** Somebody has used the Sabre. */
  sabre?: true
  winner?: ShipId
  /** The loser's hold whose cargo is being taken. */
  grabbed?: number
}
/** One side of a fight, filled in as it goes. */
export interface Shot {
  powder?: number
  /** The powder has left its holds. */
  spent?: true
  face?: Face
  /** The face before the Sabre. */
  first?: Face
  /** Who has the Sabre was asked. */
  settled?: true
}

// ── questions ──

export const editionIn = (state: RegattaState): Edition => editionOf(state.edition)
export const courseIn = (state: RegattaState): Course => courseOf(state.course)
export const spaceIn = (state: RegattaState, id: string): Space => spaceOf(courseIn(state), id)

export function shipOf(state: RegattaState, id: ShipId): Ship {
  const ship = id === 'ghost' ? state.ghost : state.ships[id]
  if (!ship) throw new Error(`regatta: no ship ${id}`)
  return ship
}
export function cardsOf(state: RegattaState, seat: Seat): Cards {
  const cards = state.cards[seat]
  if (!cards) throw new Error(`regatta: no seat ${seat}`)
  return cards
}
export const hasFinished = (ship: Ship): boolean => ship.lap === 1
export const has = (ship: Ship, power: Power): boolean => ship.powers.includes(power)
export const seatsFrom = (state: RegattaState, first: Seat): Seat[] =>
  state.ships.map((_, step) => (first + step) % state.ships.length)
export const fleetOf = (state: RegattaState): ShipId[] =>
  state.ghost ? [...state.ships.keys(), 'ghost'] : [...state.ships.keys()]

/** J-FIGHT-1, J-FIGHT-10, J-FIGHT-11: whom a ship meets where it stands. */
export function metBy(state: RegattaState, id: ShipId): ShipId[] {
  return lyingAt(state, id, shipOf(state, id).space)
}

/** The same for a space that it may come to. */
export function lyingAt(state: RegattaState, id: ShipId, space: string): ShipId[] {
  if (space === courseIn(state).home.id) return []
  const met: ShipId[] = []
  state.ships.forEach((other, seat) => {
    if (other.space === space && seat !== id) met.push(seat)
  })
  if (id !== 'ghost' && state.ghost?.space === space) met.push('ghost')
  return met
}

/** Compares places along the course (J-SCORE-5): above zero if a is ahead of b. */
export function compare(state: RegattaState, a: Ship, b: Ship): number {
  return a.lap - b.lap || spaceIn(state, a.space).rank - spaceIn(state, b.space).rank
}

/** Who decides and rolls for a ship: its seat; for the ghost the Captain, or in a fight of the Captain the next seat
    (G-FIGHT-2, G-FIGHT-3). */
export function mateOf(state: RegattaState, id: ShipId, opponent?: ShipId): Seat {
  if (id !== 'ghost') return id
  return opponent === state.captain ? (state.captain + 1) % state.ships.length : state.captain
}

/** The placements that the Captain can choose from: two, or one with doubles (J-D1). */
export const placementsOf = ([a, b]: Dice): readonly Dice[] => (a === b ? [[a, b]] : [[a, b], [b, a]])

export const ghostSails = (edition: Edition, seats: number, house: Options['house']): boolean =>
  edition.ghost.always.includes(seats) || (edition.ghost.maybe.includes(seats) && house['ghost'] === true)
