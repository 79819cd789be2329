/** What an answer means, as data, and its id in forms and in the history. Bots, orders and drawings all read the act, never the id. */
import type { Seat } from '../../../rules/contract'
import type { Card, Face, Good, Power } from '../editions/cards'
import type { Lane, Way } from '../editions/course'
import type { Side } from '../state/events'
import { nameOf } from '../state/holds'
import type { Dice, Hold, ShipId } from '../state/state'

export type RegattaAct =
  /** The Captain's placement and card; sealing a card for a placement, or withdrawing it; the card for a known placement. */
  | { do: 'captain'; placement: Dice; card: Card }
  | { do: 'seal'; placement: Dice; card: Card }
  | { do: 'open'; placement: Dice }
  | { do: 'card'; placement: Dice; card: Card }
  /** One route of a movement, the ghost ship's included. `home`: it completes the circuit. */
  | ({ do: 'move'; ship: ShipId; way: Way; steps: number; home?: true } & Landing)
  /** One route of the retreat after a shortage. */
  | ({ do: 'retreat'; seat: Seat } & Landing)
  /** The hold to load into, and what is thrown out of it. */
  | { do: 'load' | 'stow'; what: Good; n: number; into: number; emptied: Hold }
  | { do: 'attack'; attacker: ShipId; defender: ShipId }
  /** Uses `n` of the `most` powder aboard. */
  | { do: 'powder'; ship: ShipId; side: Side; n: number; most: number }
  /** Pays a space's cost, or commits a side's powder: `n` in all, spread over the holds like this. */
  | { do: 'spend'; for: 'cost' | Side; ship: ShipId; what: Good; n: number; spread: readonly Spent[] }
  /** One step of a payment made hold by hold: `left` is still due from other holds. */
  | { do: 'spend-some'; ship: ShipId; what: Good; from: Spent; left: number }
  /** Whether to have a side's roll repeated; `own`: it is the roll of the Sabre's owner. */
  | { do: 'sabre'; by: ShipId; side: Side; face: Face; own: boolean; again: boolean }
  | ({ do: 'loot'; by: ShipId; from: ShipId } & Loot)
  /** Whether to take a treasure found because of a shortage. */
  | { do: 'treasure'; space: string; take: boolean }

/** Where a movement ends, and what awaits the ship there. */
export interface Landing {
  to: string
  laps: number
  /** Present if there is more than one route. */
  lane?: Lane
  /** A treasure token lies there. */
  treasure?: true
  /** The cost due there; `short`: it cannot be paid in full. */
  cost?: { readonly what: Good; readonly n: number }
  short?: true
  /** Ships lying there, one of which must be fought. */
  meets: readonly ShipId[]
}
/** Takes `n` of the `had` tokens in one hold. */
export interface Spent {
  hold: number
  had: number
  n: number
}
export type Loot =
  /** `sinks`: it goes to the Bank. */
  | { loot: 'cargo'; hold: number; what: Good; n: number; sinks: boolean }
  /** The 6th Hold comes with its cargo; `keeps`: the winner keeps that cargo. */
  | { loot: 'power'; power: Power; cargo: Hold; keeps: boolean }
  /** One of `among` face-down treasures. */
  | { loot: 'unseen'; among: number }
  | { loot: 'token' }
  /** The winner's own cursed card that is given to the loser. */
  | { loot: 'curse'; index: number; card: number }
  | { loot: 'nothing' }

export type Does<What extends RegattaAct['do']> = Extract<RegattaAct, { do: What }>
export type CardAct = Does<'captain' | 'seal' | 'card'>
export const playsCard = (act: RegattaAct): act is CardAct => act.do === 'captain' || act.do === 'seal' || act.do === 'card'

/** A card that was to be sealed for the placement that has come since is the card to be played. */
export const cameTrue = (ahead: RegattaAct, now: RegattaAct): boolean =>
  ahead.do === 'seal' && now.do === 'card' && ahead.card === now.card && placementId(ahead.placement) === placementId(now.placement)

/** Stored games contain these ids, so they never change. Equal holds share an id: it does not matter which is meant. */
export function idOf(act: RegattaAct): string {
  switch (act.do) {
    case 'captain':
      return `${placementId(act.placement)}:${act.card}`
    case 'seal':
    case 'card':
      return act.card
    case 'open':
      return 'open'
    case 'move':
      return `${act.way}:${act.to}`
    case 'retreat':
      return `back:${act.to}`
    case 'load':
    case 'stow':
      return `into:${nameOf(act.emptied, act.into)}`
    case 'attack':
      return `ship:${act.defender}`
    case 'powder':
      return `powder:${act.n}`
    case 'spend':
      return `from:${act.spread.map(from => idOfSpent(act.what, from)).join('+')}`
    case 'spend-some':
      return `some:${idOfSpent(act.what, act.from)}`
    case 'sabre':
      return act.again ? 'again' : 'keep'
    case 'loot':
      return idOfLoot(act)
    case 'treasure':
      return act.take ? 'take' : 'leave'
  }
}

const idOfSpent = (what: Good, { hold, had, n }: Spent): string => `${nameOf({ what, n: had }, hold)}-${n}`

function idOfLoot(act: Loot): string {
  switch (act.loot) {
    case 'cargo':
      return `cargo:${nameOf(act, act.hold)}`
    case 'power':
      return `power:${act.power}`
    case 'curse':
      return `curse:${act.card}`
    case 'unseen':
    case 'token':
    case 'nothing':
      return act.loot
  }
}

export const placementId = ([morning, evening]: Dice): string => `${morning}-${evening}`

const DIE = [1, 2, 3, 4, 5, 6] as const
const PLACEMENTS = new Map(
  DIE.flatMap(morning => DIE.map((evening): [string, Dice] => [placementId([morning, evening]), [morning, evening]]))
)

/** Parses the placement in a stored event. */
export function placementOf(id: string): Dice {
  const placement = PLACEMENTS.get(id)
  if (!placement) throw new Error(`regatta: no placement "${id}"`)
  return placement
}
