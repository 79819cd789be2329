/** What a viewer sees, named field by field. */
import type { Seat, SeatView, Viewer } from '../../../rules/contract'
import type { Card, Power, Treasure } from '../editions/cards'
import type { Rulebook } from '../editions/rulebook'
import { cardsOf, editionIn, type Cards, type Dice, type Fight, type Hold, type RegattaState, type Ship } from './state'
import type { ShipId, When } from './state'

export interface RegattaBoard {
  edition: string
  course: string
  halves: Rulebook['halves']
  round: number
  captain: Seat
  /** As thrown, before they are placed on sun and moon. */
  dice: Dice
  placed?: Dice
  /** In table order. */
  ships: readonly SeatShip[]
  ghost?: SeenShip
  /** Lairs that still have their token. */
  tokens: readonly string[]
  /** Whose action is in progress, and its fight, if any. */
  acting?: { ship: ShipId; when: When; fight?: Fight }
  /** The viewer's own cards; absent for watchers. */
  own?: OwnCards
  over: boolean
}
export interface SeenShip {
  space: string
  lap: number
  holds: readonly Hold[]
  powers: readonly Power[]
  /** Face-down treasures. */
  down: readonly SeenDown[]
  tokens: number
}
export interface SeatShip extends SeenShip {
  hand: number
  deck: number
  discard: readonly Card[]
  /** The top of the discard pile is this round's card. */
  turned: boolean
  /** This round's card lies face down. */
  picked: boolean
}
/** A face-down treasure, as far as the viewer knows it. */
export interface SeenDown {
  card?: Treasure
  cursed?: true
}
export interface OwnCards {
  hand: readonly Card[]
  picked?: Card
  sealed: readonly { placement: string; card: Card }[]
}

export function view(state: RegattaState, viewer: Viewer): SeatView<RegattaBoard> {
  const { edition, course, round, captain, dice, placed, ghost, tokens, now, over } = state
  const board: RegattaBoard = {
    edition,
    course,
    halves: editionIn(state).halves,
    round,
    captain,
    dice,
    ...(placed && { placed }),
    ships: state.ships.map((ship, seat) => ({ ...seenShip(state, ship, viewer), ...seenCards(state, seat) })),
    ...(ghost && { ghost: seenShip(state, ghost, viewer) }),
    tokens,
    ...(now && { acting: { ship: now.ship, when: now.when, ...(now.fight && { fight: now.fight }) } }),
    ...(viewer !== 'watcher' && { own: ownCards(state, cardsOf(state, viewer)) }),
    over: over === true,
  }
  return {
    viewer,
    round,
    brief: { say: 'brief', with: { round } },
    moment: { say: 'moment', with: { round, who: { seat: captain } } },
    board,
  }
}

function seenShip(state: RegattaState, ship: Ship, viewer: Viewer): SeenShip {
  const { space, lap, holds, powers, down, tokens } = ship
  const knows = (known: readonly Seat[]): boolean => state.over === true || (viewer !== 'watcher' && known.includes(viewer))
  const seen = down.map(({ card, known, cursed }) => ({ ...(knows(known) && { card }), ...(cursed && { cursed }) }))
  return { space, lap, holds, powers, down: seen, tokens }
}

function seenCards(state: RegattaState, seat: Seat): Pick<SeatShip, 'hand' | 'deck' | 'discard' | 'turned' | 'picked'> {
  const { hand, deck, discard, picked } = cardsOf(state, seat)
  const turned = picked === undefined && (state.now !== undefined || state.over === true)
  return { hand: hand.length, deck: deck.length, discard, turned, picked: picked !== undefined }
}

/** Once the dice are placed, leftover seals no longer matter. */
function ownCards({ placed }: RegattaState, { hand, picked, sealed }: Cards): OwnCards {
  const open = placed ? [] : sealed.flatMap(({ placement, card }) => (card ? [{ placement, card }] : []))
  return { hand, ...(picked && { picked }), sealed: open }
}
