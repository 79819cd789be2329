/** Which spaces a choice leads to, and which of them are too dear. */
import type { Choice, SeatView } from '../../../rules/contract'
import type { RegattaBoard } from '../state/view'
import type { RegattaAct } from '../turn/acts'
import { outlook } from './outlook'

/** All spaces where the card's moves can end. */
export function reach({ board, viewer }: SeatView<RegattaBoard>, { act }: Choice<RegattaAct>): readonly string[] {
  return [...new Set(outlook(board, viewer, act).flatMap(({ ends }) => ends.map(({ space }) => space.id)))]
}

/** The spaces in reach whose cost cannot be paid in full. */
export function tooDear({ board, viewer }: SeatView<RegattaBoard>, { act }: Choice<RegattaAct>): readonly string[] {
  if (act.do === 'move' || act.do === 'retreat') return act.short ? [act.to] : []
  return outlook(board, viewer, act).flatMap(({ ends }) => ends.flatMap(({ space, short }) => (short ? [space.id] : [])))
}
