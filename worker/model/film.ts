/** A replay of a race: where everything was, still by still, and what was told on the way. */
import type { SeatView, Told, Viewer } from '../rules/contract'
import type { TableHead } from './head'

export interface Still {
  position: number
  view: SeatView<unknown>
  told: readonly Told[]
}
/** One part of a film; the next one begins at position `next`. */
export interface Reel {
  head: TableHead
  viewer: Viewer
  stills: readonly Still[]
  next?: number
}
