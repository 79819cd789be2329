/** A simple bot: weighs each action by the distance it makes and by what a card is worth to its hand. */
import type { Choice, Prompt, SeatView } from '../../rules/contract'
import type { TunnelAct } from './rules/acts'
import type { TunnelBoard } from './rules/view'

/** A card's worth in divisions: more to a small hand, and nothing to a full one, or two bots would keep drawing forever. */
function worthOfACard(cards: number): number {
  if (cards <= 2) return 8
  return cards <= 6 ? 4 : 0
}

export function deckhand({ board }: SeatView<TunnelBoard>, prompt: Prompt<TunnelAct>): Choice<TunnelAct> {
  const worth = worthOfACard(board.hands[prompt.seat]?.count ?? 0)
  const value = ({ act }: Choice<TunnelAct>): number => {
    switch (act.do) {
      case 'play':
        return act.to - act.from - worth + (act.boat ? 2 : 0)
      case 'back':
        return act.met * worth - (act.from - act.to)
      case 'stop':
        return 0
    }
  }
  return prompt.choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best))
}
