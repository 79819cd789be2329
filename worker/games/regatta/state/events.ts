/** Regatta's events. Each carries everything needed to tell it; only `apply` turns it into state. */
import type { GameEvent, Seat } from '../../../rules/contract'
import type { Card, Face, Good, Power, DieSide, Treasure } from '../editions/cards'
import type { Lane, Way } from '../editions/course'
import type { Rulebook } from '../editions/rulebook'
import type { Dice, Hold, ShipId, Ship, When } from './state'

type Halves = Rulebook['halves']
/** Tokens taken from each hold, by index; an empty list takes none. */
export type Taken = readonly number[]
/** A side's strength in a fight, and what it is made of. */
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
    /** The shuffled discard pile goes below what is left of the deck (J-DECK-1). */
    | { type: 'reshuffled'; seat: Seat; deck: readonly Card[]; final: true }
    /** Hands are filled at the start of the game and at the end of each round (J-SET-5, J-ROUND-4). */
    | { type: 'drew'; draws: readonly Draw[]; final: true }
    /** A round begins: its Captain rolls both dice (J-ROUND-1). */
    | { type: 'threw'; seat: Seat; round: number; dice: Dice; final: true }
    /** Told to its own seat only. Without a card, the seal is withdrawn. */
    | { type: 'sealed'; seat: Seat; placement: string; halves: Halves; card?: Card }
    | { type: 'placed'; seat: Seat; dice: Dice; doubles: boolean; halves: Halves; final: true }
    /** A card is laid face down (J-ROUND-2). `sealed`: it was chosen earlier, and everybody learns of it now. */
    | { type: 'picked'; seat: Seat; card: Card; sealed?: true; final?: true }
    /** A seat's card is turned up and its first action begins (J-ROUND-3). */
    | { type: 'turned'; seat: Seat; card: Card; dice: Dice; final: true }
    /** A seat's second action begins, or either move of the ghost ship. */
    | { type: 'began-action'; ship: ShipId; when: When }
    | { type: 'loaded'; seat: Seat; what: Good; n: number; into: number; emptied: Hold }
    /** No hold can take the goods (J-LOAD-5). */
    | { type: 'could-not-load'; seat: Seat; what: Good }
    | {
        type: 'moved'
        ship: ShipId
        course: string
        way: Way
        steps: number
        to: string
        laps: number
        /** A treasure token lies there. */
        treasure?: true
        /** Present if there was more than one route. */
        lane?: Lane
        /** The ship completes its circuit (J-END-1, G-MOVE-4). */
        home?: true
      }
    | { type: 'attacked'; attacker: ShipId; defender: ShipId }
    /** Powder is committed; without `taken`, its owner has yet to say from which holds. */
    | { type: 'set-aside'; ship: ShipId; side: Side; what: Good; n: number; taken?: Taken }
    /** One step of a payment made hold by hold: `n` from this hold, `left` still due. */
    | { type: 'took-some'; ship: ShipId; hold: number; n: number; left: number }
    | { type: 'emptied'; ship: ShipId; side: Side; taken: Taken }
    | { type: 'shot'; ship: ShipId; side: Side; face: Face; powder: number; beth: number; final: true }
    /** The Sabre's owner lets the roll stand, or has it repeated (J-POW-SABRE-1). */
    | { type: 'kept'; ship: ShipId; side: Side }
    | { type: 'shot-again'; ship: ShipId; by: ShipId; side: Side; face: Face; first: Face; final: true }
    /** No winner in a tie; no defence after the attacker's star. */
    | { type: 'fought'; attacker: ShipId; defender: ShipId; attack: Strength; defence?: Strength; winner?: ShipId; what: Good }
    /** The winner takes the cargo of this hold, and has yet to say where it goes. */
    | { type: 'grabbed'; by: ShipId; from: ShipId; hold: number; what: Good; n: number }
    /** Without `into` the cargo goes to the Bank (G-LOOT-1). */
    | { type: 'stole-cargo'; by: ShipId; from: ShipId; hold: number; what: Good; n: number; into?: number; emptied: Hold }
    /** The 6th Hold comes with its contents (J-LOOT-6), but the ghost ship keeps only gold in it (G-LOOT-2). */
    | { type: 'stole-power'; by: ShipId; from: ShipId; power: Power; cargo: Hold; keeps: boolean }
    /** A face-down card, chosen at random (J-LOOT-3). */
    | { type: 'stole-unseen'; by: ShipId; from: ShipId; index: number; card: Treasure; final: true }
    | { type: 'stole-token'; by: ShipId; from: ShipId }
    /** Since ruling Q-32, nobody forgets a card they have seen. */
    | { type: 'gave-curse'; by: ShipId; to: ShipId; index: number; card: number; final: true; ruling?: 'Q-32' }
    | { type: 'took-nothing'; by: ShipId; from: ShipId }
    /**
     * The whole cost, or with `due` a shortage, where everything aboard is paid (J-PAY-4). `stays`: no retreat from behind the start line
     * in an edition with a shortage die (JR-SHORT-7).
     */
    | { type: 'paid'; seat: Seat; what: Good; n: number; taken: Taken; due?: number; stays?: true }
    | { type: 'rolled-shortage'; seat: Seat; face: Face; shape: DieSide; final: true }
    /** Since ruling Q-33, a ship that reaches Port Royal from behind the start line starts over, whatever its laps. */
    | { type: 'retreated'; seat: Seat; course: string; to: string; laps: number; treasure?: true; lane?: Lane; ruling?: 'Q-33' }
    /** A token leaves its lair and brings a card, face up or down, or is itself the treasure. */
    | { type: 'found'; ship: ShipId; space: string; card?: Treasure; final: true }
    | { type: 'left'; seat: Seat; space: string }
    | { type: 'ended'; final: true }
  )
export type Side = 'attack' | 'defence'
export type EventOf<Type extends RegattaEvent['type']> = Extract<RegattaEvent, { type: Type }>
