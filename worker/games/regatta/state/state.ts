/** The complete state of a game of Regatta. */
import type { Options, Seat } from '../../../rules/contract'
import type { Card, Face, Good, Power, DieSide, Treasure } from '../editions/cards'
import { spaceOf, type Course, type Space } from '../editions/course'
import { courseOf } from '../editions/courses'
import { editionOf } from '../editions'
import { finishWorth, shortOfTheLine, type Rulebook } from '../editions/rulebook'

export interface RegattaState {
  edition: string
  course: string
  round: number
  captain: Seat
  /** As thrown. */
  dice: Dice
  /** Morning and evening die, once the Captain has placed them. */
  placed?: Dice
  /** In table order. */
  ships: readonly Ship[]
  ghost?: Ship
  /** By seat. */
  cards: readonly Cards[]
  /** The last card is drawn next. */
  pile: readonly Treasure[]
  /** Removed from the game unseen. */
  box: readonly Treasure[]
  /** Lairs that still have their treasure token. */
  tokens: readonly string[]
  /** The action in progress; absent while cards are being chosen. */
  now?: Now
  over?: true
}
export type Dice = readonly [number, number]
export type ShipId = Seat | 'ghost'

export interface Ship {
  space: string
  /** −1 or less: behind the start line; 0: at the start or under way; 1: finished. */
  lap: number
  /** Five, plus the 6th Hold while the ship has that card. */
  holds: readonly Hold[]
  powers: readonly Power[]
  down: readonly FaceDown[]
  /** Used in editions where tokens are the treasure. */
  tokens: number
}
export type Hold = { readonly what: Good; readonly n: number } | null

/** A treasure card lying face down. */
export interface FaceDown {
  card: Treasure
  known: readonly Seat[]
  /** Everybody knows it is cursed, because it was given away (J-LOOT-4). */
  cursed?: true
}

export interface Cards {
  hand: readonly Card[]
  /** The top card is the last one. */
  deck: readonly Card[]
  discard: readonly Card[]
  /** Face down until its owner's turn. */
  picked?: Card
  /** Cards chosen in advance for placements the Captain may still make. */
  sealed: readonly Seal[]
}
export interface Seal {
  placement: string
  card?: Card
  /** How often the seal was changed. */
  times: number
}

export type When = 0 | 1
export interface Now {
  ship: ShipId
  when: When
  /**
   * Progress of the action: nothing yet; movement ended; in a fight; fight over or none to be had; cost partly paid and a retreat due;
   * done.
   */
  step: 'begin' | 'arrived' | 'fight' | 'fought' | 'short' | 'done'
  /** Retreats made during this action. */
  retreats: number
  goal?: DieSide
  /** A payment being made hold by hold: tokens still due, and holds already used. */
  part?: { readonly left: number; readonly shut: readonly number[] }
  fight?: Fight
}
export interface Fight {
  attacker: ShipId
  defender: ShipId
  attack: Shot
  defence: Shot
  /** The Sabre has been used. */
  sabre?: true
  winner?: ShipId
  /** The loser's hold being plundered. */
  grabbed?: number
}
/** One side of a fight, filled in as it proceeds. */
export interface Shot {
  powder?: number
  /** The powder has been removed from its holds. */
  spent?: true
  face?: Face
  /** The first roll, if the Sabre replaced it. */
  first?: Face
  /** The Sabre's owner has decided about this roll. */
  settled?: true
}

// ── questions ──

export const editionIn = (state: RegattaState): Rulebook => editionOf(state.edition)
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
/** What its place scores. The white number counts only on the way to the finish, not behind the start line (J-SCORE-1, J-SCORE-2, Q-4). */
export function numberOf(course: Course, { lap, space }: Pick<Ship, 'lap' | 'space'>): number {
  if (lap === 1) return finishWorth
  return (lap === 0 ? spaceOf(course, space).number : undefined) ?? shortOfTheLine
}
export const has = (ship: Ship, power: Power): boolean => ship.powers.includes(power)
export const seatsFrom = (state: RegattaState, first: Seat): Seat[] => state.ships.map((_, step) => (first + step) % state.ships.length)
export const fleetOf = (state: RegattaState): ShipId[] => (state.ghost ? [...state.ships.keys(), 'ghost'] : [...state.ships.keys()])

/** J-FIGHT-1, J-FIGHT-10, J-FIGHT-11: the ships a ship meets on its space. */
export function metBy(state: RegattaState, id: ShipId): ShipId[] {
  return lyingAt(state, id, shipOf(state, id).space)
}

/** The ships it would meet on a given space. */
export function lyingAt(state: RegattaState, id: ShipId, space: string): ShipId[] {
  if (space === courseIn(state).home.id) return []
  const met: ShipId[] = []
  state.ships.forEach((other, seat) => {
    if (other.space === space && seat !== id) met.push(seat)
  })
  if (id !== 'ghost' && state.ghost?.space === space) met.push('ghost')
  return met
}

/** Positive if a is ahead of b on the course (J-SCORE-5). */
export function compare(state: RegattaState, a: Ship, b: Ship): number {
  return a.lap - b.lap || spaceIn(state, a.space).rank - spaceIn(state, b.space).rank
}

/**
 * The seat that decides and rolls for a ship: its own; for the ghost ship the Captain, or the next seat if it fights the Captain
 * (G-FIGHT-2, G-FIGHT-3).
 */
export function mateOf(state: RegattaState, id: ShipId, opponent?: ShipId): Seat {
  if (id !== 'ghost') return id
  return opponent === state.captain ? (state.captain + 1) % state.ships.length : state.captain
}

/** The placements the Captain can choose from: two, or one for doubles (J-D1). */
export const placementsOf = ([a, b]: Dice): readonly Dice[] =>
  a === b
    ? [[a, b]]
    : [
        [a, b],
        [b, a],
      ]

export const ghostSails = (edition: Rulebook, seats: number, house: Options['house']): boolean =>
  edition.ghost.always.includes(seats) || (edition.ghost.maybe.includes(seats) && house['ghost'] === true)
