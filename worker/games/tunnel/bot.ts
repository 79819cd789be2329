/** The deckhand: sensible at a glance. It weighs each action by the way it makes and by what a card is worth to this hand. */
import type { Choice, Prompt, SeatView } from '../../rules/contract'
import { boatOf } from './state'
import type { TunnelBoard } from './view'

/** A card is worth so many divisions of way: the more, the fewer one has; and nothing to a full hand, or two bots would draw for
    ever. */
function worthOfACard(cards: number): number {
  if (cards <= 2) return 8
  return cards <= 6 ? 4 : 0
}

export function deckhand({ board }: SeatView<TunnelBoard>, prompt: Prompt): string {
  const hand = board.hands[prompt.seat]?.count ?? 0
  const boat = boatOf(board)
  const worth = worthOfACard(hand)
  const value = (choice: Choice): number => {
    if (choice.id === 'stop') return 0
    const [from, to] = [placeOf(choice.at, boat), placeOf(choice.to, boat)]
    if (choice.id.startsWith('play:')) return to - from - worth + (to === boat ? 2 : 0)
    const met = board.pirates[to]?.reduce((sum, n) => sum + n, 0) ?? 0
    return met * worth - (from - to)
  }
  return prompt.choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best)).id
}

function placeOf(spot: string | undefined, boat: number): number {
  if (spot === undefined || spot === 'entrance') return 0
  return spot === 'boat' ? boat : Number(spot.slice(1))
}
