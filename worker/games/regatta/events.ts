/** The facts of Regatta. An event carries everything that telling it needs; only `apply` turns it into state. */
import type { GameEvent, Seat } from '../../rules/contract'
import type { Card, Face, Good, Power, Shape, Treasure } from './cards'
import type { Lane, Way } from './course'
import type { Edition } from './editions/edition'
import type { Dice, Hold, ShipId, Ship, When } from './state'

type Halves = Edition['halves']
/** How many tokens leave each hold, by its index; none at all where it is empty. */
export type Taken = readonly number[]
/** How strong a side of a fight was, and why. */
export interface Strength {
  powder: number
  face: Face
  first?: Face
  beth: number
}
export interface Draw {
  seat: Seat
  cards: readonly Card[]
}

export type RegattaEvent = GameEvent &
  (
    | {
        type: 'began'
        edition: string
        course: string
        captain: Seat
        ships: readonly Ship[]
        ghost?: Ship
        decks: readonly (readonly Card[])[]
        tokens: readonly string[]
        pile: readonly Treasure[]
        box: readonly Treasure[]
        final: true
      }
    /** The discard pile becomes the deck, below what was left of it (J-DECK-1). */
    | { type: 'reshuffled'; seat: Seat; deck: readonly Card[]; final: true }
    /** Hands are filled up at the beginning of the game and at the end of each round (J-SET-5, J-ROUND-4). */
    | { type: 'drew'; draws: readonly Draw[]; final: true }
    /** A round begins: its Captain throws both dice (J-ROUND-1). */
    | { type: 'threw'; seat: Seat; round: number; dice: Dice; final: true }
    /** Known to the seat alone, like its being open again when there is no card. */
    | { type: 'sealed'; seat: Seat; placement: string; halves: Halves; card?: Card }
    | { type: 'placed'; seat: Seat; dice: Dice; doubles: boolean; halves: Halves; final: true }
    /** A card lies face down (J-ROUND-2); `sealed` earlier, which all learn now. */
    | { type: 'picked'; seat: Seat; card: Card; sealed?: true; final?: true }
    /** A seat's card is turned up, and its morning begins (J-ROUND-3). */
    | { type: 'turned'; seat: Seat; card: Card; dice: Dice; final: true }
    /** The evening of a seat, or either move of the ghost ship, begins. */
    | { type: 'began-action'; ship: ShipId; when: When }
    | { type: 'loaded'; seat: Seat; what: Good; n: number; into: number; emptied: Hold }
    /** J-LOAD-5. */
    | { type: 'could-not-load'; seat: Seat; what: Good }
    | {
        type: 'moved'
        ship: ShipId
        course: string
        way: Way
        steps: number
        to: string
        laps: number
        /** A token lies there. */
        treasure?: true
        /** Where there was more than one route. */
        lane?: Lane
        /** The circuit is completed (J-END-1, G-MOVE-4). */
        home?: true
      }
    | { type: 'attacked'; attacker: ShipId; defender: ShipId }
    /** So much powder is set aside; without `taken` it is still to be said from which holds. */
    | { type: 'set-aside'; ship: ShipId; side: Side; what: Good; n: number; taken?: Taken }
    /** A long list of ways to spend is asked hold by hold: so many from this one, and so many are left. */
    | { type: 'took-some'; ship: ShipId; hold: number; n: number; left: number }
    | { type: 'emptied'; ship: ShipId; side: Side; taken: Taken }
    | { type: 'shot'; ship: ShipId; side: Side; face: Face; powder: number; beth: number; final: true }
    /** Who has the Sabre lets the roll stand, or has it repeated (J-POW-SABRE-1). */
    | { type: 'kept'; ship: ShipId; side: Side }
    | { type: 'shot-again'; ship: ShipId; by: ShipId; side: Side; face: Face; first: Face; final: true }
    /** Nobody is the winner of a tie; there is no defence after the attacker's star. */
    | { type: 'fought'; attacker: ShipId; defender: ShipId; attack: Strength; defence?: Strength; winner?: ShipId; what: Good }
    /** The cargo of this hold of the loser will be taken; where it goes is still to be said. */
    | { type: 'grabbed'; by: ShipId; from: ShipId; hold: number; what: Good; n: number }
    /** `into` is absent where the cargo goes to the Bank (G-LOOT-1). */
    | { type: 'stole-cargo'; by: ShipId; from: ShipId; hold: number; what: Good; n: number; into?: number; emptied: Hold }
    /** With the 6th Hold comes what lies in it (J-LOOT-6), but a ghost ship keeps only gold there (G-LOOT-2). */
    | { type: 'stole-power'; by: ShipId; from: ShipId; power: Power; cargo: Hold; keeps: boolean }
    /** One of the face-down cards, at random (J-LOOT-3). */
    | { type: 'stole-unseen'; by: ShipId; from: ShipId; index: number; card: Treasure; final: true }
    | { type: 'stole-token'; by: ShipId; from: ShipId }
    /** Since Q-32 nobody forgets what it knew. */
    | { type: 'gave-curse'; by: ShipId; to: ShipId; index: number; card: number; final: true; ruling?: 'Q-32' }
    | { type: 'took-nothing'; by: ShipId; from: ShipId }
    /** All of the cost, or with `due` as much as there was of it: a shortage (J-PAY-4). `stays`: behind the start line of an
        edition with a shortage die (JR-SHORT-7). */
    | { type: 'paid'; seat: Seat; what: Good; n: number; taken: Taken; due?: number; stays?: true }
    | { type: 'rolled-shortage'; seat: Seat; face: Face; shape: Shape; final: true }
    /** Since Q-33 a ship that comes to Port Royal from behind the start line starts afresh, whatever its laps. */
    | { type: 'retreated'; seat: Seat; course: string; to: string; laps: number; treasure?: true; lane?: Lane; ruling?: 'Q-33' }
    /** A token leaves its lair and brings a card, face up or down, or is itself the treasure. */
    | { type: 'found'; ship: ShipId; space: string; card?: Treasure; final: true }
    | { type: 'left'; seat: Seat; space: string }
    | { type: 'ended'; final: true }
  )
export type Side = 'attack' | 'defence'
export type EventOf<Type extends RegattaEvent['type']> = Extract<RegattaEvent, { type: Type }>
