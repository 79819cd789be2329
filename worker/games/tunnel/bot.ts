/** The deckhand: sensible at a glance. It weighs each action by the way it makes and by what a card is worth to this hand. */
import type { Choice, Prompt, SeatView } from '../../rules/contract'
import type { TunnelAct } from './acts'
import type { TunnelBoard } from './view'

/** A card is worth so many divisions of way: the more, the fewer one has; and nothing to a full hand, or two bots would draw for
    ever. */
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
