/** The cards a seat could play now, the small questions each may lead to, and what its orders make of it. */
import type { Prompt, SeatView } from '../../../rules/contract'
import type { Course, Foreseen } from '../../../rules/orders'
import { placementId, type CardAct, type RegattaAct } from '../turn/acts'
import type { Card } from '../editions/cards'
import { awaited } from './foresight'
import { followed } from './followed'
import { placementsOf, type Dice } from '../state/state'
import { cardText } from '../state/texts'
import type { RegattaBoard } from '../state/view'

const nameOf = (placement: Dice, card: Card): string => `${placementId(placement)}:${card}`

/** The cards that a seat could play, has sealed, or has laid down for this round. */
function cardsOf({ board, viewer }: SeatView<RegattaBoard>): readonly CardAct[] {
  const { own, acting, placed, dice } = board
  if (!own || board.over) return []
  if (own.picked) return placed ? [{ do: 'card', placement: placed, card: own.picked }] : []
  if (acting) return []
  const does = placed ? 'card' : viewer === board.captain ? 'captain' : 'seal'
  return (placed ? [placed] : placementsOf(dice)).flatMap(placement =>
    [...new Set(own.hand)].map((card): CardAct => ({ do: does, placement, card }))
  )
}

export function foresees(view: SeatView<RegattaBoard>): readonly Foreseen<RegattaAct, RegattaBoard>[] {
  const { board, viewer } = view
  if (viewer === 'watcher' || board.own?.picked) return []
  return cardsOf(view).flatMap(act => {
    const { placement, card } = act
    const under = { id: nameOf(placement, card), label: cardText(card, placement), act }
    return awaited(view, viewer, card, placement).map(({ prompt, ...more }, i) => ({
      id: `${prompt.id}.${under.id}.${i}`,
      under,
      prompt,
      ...more,
    }))
  })
}

type Answers = (view: SeatView<RegattaBoard>, prompt: Prompt<RegattaAct>) => RegattaAct | undefined

export function courses(view: SeatView<RegattaBoard>, answer: Answers): readonly Course<RegattaAct>[] {
  const { viewer } = view
  if (viewer === 'watcher') return []
  return cardsOf(view).map(act => ({ under: act, takes: followed(view, viewer, act, answer) }))
}

export function underway({ board: { acting, placed, ships }, viewer }: SeatView<RegattaBoard>): { under: string; at: string } | undefined {
  const ship = viewer === 'watcher' || acting?.ship !== viewer ? undefined : ships[viewer]
  const card = ship?.discard.at(-1)
  return placed && ship && card ? { under: nameOf(placed, card), at: ship.space } : undefined
}
