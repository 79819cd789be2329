/** The cards a seat could play now, and the small questions each may lead to. */
import type { SeatView } from '../../../rules/contract'
import type { Foreseen } from '../../../rules/orders'
import { placementId, type CardAct, type RegattaAct } from '../turn/acts'
import type { Card } from '../editions/cards'
import { awaited } from './foresight'
import { placementsOf, type Dice } from '../state/state'
import { cardText } from '../state/texts'
import type { RegattaBoard } from '../state/view'

const nameOf = (placement: Dice, card: Card): string => `${placementId(placement)}:${card}`

export function foresees(view: SeatView<RegattaBoard>): readonly Foreseen<RegattaAct, RegattaBoard>[] {
  const { board, viewer } = view
  const { own, acting, placed, dice } = board
  if (viewer === 'watcher' || !own || own.picked || acting || board.over) return []
  const does = placed ? 'card' : viewer === board.captain ? 'captain' : 'seal'
  return (placed ? [placed] : placementsOf(dice)).flatMap(placement =>
    [...new Set(own.hand)].flatMap(card => {
      const act: CardAct = { do: does, placement, card }
      const under = { id: nameOf(placement, card), label: cardText(card, placement), act }
      return awaited(view, viewer, card, placement).map(({ prompt, ...more }, i) => ({
        id: `${prompt.id}.${under.id}.${i}`,
        under,
        prompt,
        ...more,
      }))
    })
  )
}

export function underway({ board: { acting, placed, ships }, viewer }: SeatView<RegattaBoard>): { under: string; at: string } | undefined {
  const ship = viewer === 'watcher' || acting?.ship !== viewer ? undefined : ships[viewer]
  const card = ship?.discard.at(-1)
  return placed && ship && card ? { under: nameOf(placed, card), at: ship.space } : undefined
}
