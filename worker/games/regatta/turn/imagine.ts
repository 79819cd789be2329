/** A random state that looks the same to the viewer: everything hidden from it is dealt again. */
import type { Chance } from '../../../rules/chance'
import type { Seat, Viewer } from '../../../rules/contract'
import { isCursed, isPower, type Card, type Treasure } from '../editions/cards'
import { placementId } from './acts'
import { placementsOf } from '../state/state'
import type { Cards, FaceDown, RegattaState, Seal, Ship } from '../state/state'

export function imagine(state: RegattaState, viewer: Viewer, chance: Chance): RegattaState {
  const cards = state.cards.map((own, seat) => imagineCards(state, own, seat, viewer, chance))
  return state.over ? { ...state, cards } : imagineTreasures({ ...state, cards }, viewer, chance)
}

/** Other seats' hands, picked and sealed cards, and the order of every deck. */
function imagineCards(state: RegattaState, own: Cards, seat: Seat, viewer: Viewer, chance: Chance): Cards {
  if (seat === viewer) return { ...own, deck: chance.shuffle(own.deck) }
  const unseen = chance.shuffle([...own.hand, ...own.deck, ...(own.picked ? [own.picked] : [])])
  const hand = unseen.splice(0, own.hand.length)
  const picked = own.picked && unseen.pop()
  const sealed = !state.placed && seat !== state.captain ? imagineSeals(state, hand, chance) : []
  return { hand, deck: unseen, discard: own.discard, sealed, ...(picked && { picked }) }
}

/** Nobody else knows whether a seat has sealed cards, so that is random as well. */
function imagineSeals(state: RegattaState, hand: readonly Card[], chance: Chance): Seal[] {
  return placementsOf(state.dice).flatMap((dice): Seal[] => {
    const card = hand[chance.pick(hand.length + 1)]
    return card ? [{ placement: placementId(dice), card, times: 1 }] : []
  })
}

/**
 * The pile, the box, and the face-down cards the viewer does not know. Deals the most constrained cards first, so that the rest fits
 * anywhere.
 */
function imagineTreasures(state: RegattaState, viewer: Viewer, chance: Chance): RegattaState {
  const isKnown = ({ known }: FaceDown): boolean => viewer !== 'watcher' && known.includes(viewer)
  const ships: readonly Ship[] = state.ghost ? [...state.ships, state.ghost] : state.ships
  const unseen = ships.flatMap(({ down }) => down.filter(card => !isKnown(card)))
  const pool: Treasure[] = chance.shuffle([...state.pile, ...state.box, ...unseen.map(({ card }) => card)])
  const draw = (suits: (card: Treasure) => boolean): Treasure => {
    const [card] = pool.splice(pool.findIndex(suits), 1)
    if (card === undefined) throw new Error('regatta: no treasure left to imagine')
    return card
  }
  const dealt = new Map<FaceDown, Treasure>()
  for (const down of unseen) if (down.cursed) dealt.set(down, draw(isCursed))
  for (const { down } of state.ships) {
    for (const card of down)
      if (!card.cursed && !isKnown(card))
        dealt.set(
          card,
          draw(other => !isPower(other))
        )
  }
  for (const card of state.ghost?.down ?? [])
    if (!card.cursed && !isKnown(card))
      dealt.set(
        card,
        draw(() => true)
      )
  const seen = (ship: Ship): Ship => ({ ...ship, down: ship.down.map(card => ({ ...card, card: dealt.get(card) ?? card.card })) })
  const box = pool.splice(state.pile.length)
  return { ...state, ships: state.ships.map(seen), ...(state.ghost && { ghost: seen(state.ghost) }), pile: pool, box }
}
