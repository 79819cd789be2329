/** What an answer means, as data, and the id under which it stands in forms and in the history. Whoever judges an answer, be it
    a bot, an order or a drawing, reads its act. */
import type { Seat } from '../../rules/contract'
import type { Card, Face, Good, Power } from './cards'
import type { Lane, Way } from './course'
import type { Side } from './events'
import { nameOf } from './holds'
import type { Dice, Hold, ShipId } from './state'

export type RegattaAct =
  /** The Captain's placement and card; a card sealed for a placement, or that seal opened; the card for one that is known. */
  | { do: 'captain'; placement: Dice; card: Card }
  | { do: 'seal'; placement: Dice; card: Card }
  | { do: 'open'; placement: Dice }
  | { do: 'card'; placement: Dice; card: Card }
  /** A route of an action, the ghost ship's too; `home`: it completes the circuit. */
  | ({ do: 'move'; ship: ShipId; way: Way; steps: number; home?: true } & Landing)
  /** A route of the way back after a shortage. */
  | ({ do: 'retreat'; seat: Seat } & Landing)
  /** Into which hold, and what is thrown out of it. */
  | { do: 'load' | 'stow'; what: Good; n: number; into: number; emptied: Hold }
  | { do: 'attack'; attacker: ShipId; defender: ShipId }
  /** So much of the powder aboard. */
  | { do: 'powder'; ship: ShipId; side: Side; n: number; most: number }
  /** What is paid for standing somewhere, or the powder of a side of a fight: n in all, and so it is spread over the holds. */
  | { do: 'spend'; for: 'cost' | Side; ship: ShipId; what: Good; n: number; spread: readonly Spent[] }
  /** Hold by hold: from this one so many, after which so many are due from the others. */
  | { do: 'spend-some'; ship: ShipId; what: Good; from: Spent; left: number }
  /** To have the roll of a side repeated; `own`: the roll of the Sabre's owner. */
  | { do: 'sabre'; by: ShipId; side: Side; face: Face; own: boolean; again: boolean }
  | ({ do: 'loot'; by: ShipId; from: ShipId } & Loot)
  /** Found by a shortage. */
  | { do: 'treasure'; space: string; take: boolean }

/** Where a movement ends, and what awaits the ship there. */
export interface Landing {
  to: string
  laps: number
  /** Where there is more than one route. */
  lane?: Lane
  /** A token lies there. */
  treasure?: true
  /** What will be due there; `short`: there is not enough aboard. */
  cost?: { readonly what: Good; readonly n: number }
  short?: true
  /** Whom it will have to fight one of. */
  meets: readonly ShipId[]
}
/** From one hold: n of what it has. */
export interface Spent {
  hold: number
  had: number
  n: number
}
export type Loot =
  /** `sinks`: it goes to the Bank. */
  | { loot: 'cargo'; hold: number; what: Good; n: number; sinks: boolean }
  /** With the 6th Hold comes its cargo, where the winner keeps it. */
  | { loot: 'power'; power: Power; cargo: Hold; keeps: boolean }
  /** One of so many face-down treasures. */
  | { loot: 'unseen'; among: number }
  | { loot: 'token' }
  /** Which of the winner's own treasures is given to the loser. */
  | { loot: 'curse'; index: number; card: number }
  | { loot: 'nothing' }

export type Does<What extends RegattaAct['do']> = Extract<RegattaAct, { do: What }>
export type CardAct = Does<'captain' | 'seal' | 'card'>
export const playsCard = (act: RegattaAct): act is CardAct => act.do === 'captain' || act.do === 'seal' || act.do === 'card'

/** Old games are read by these: they never change. Equal holds have one name, for it does not matter which of them is meant. */
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
const PLACEMENTS = new Map(DIE.flatMap(morning => DIE.map((evening): [string, Dice] => [placementId([morning, evening]), [morning, evening]])))

/** The placement that a stored fact names. */
export function placementOf(id: string): Dice {
  const placement = PLACEMENTS.get(id)
  if (!placement) throw new Error(`regatta: no placement "${id}"`)
  return placement
}
