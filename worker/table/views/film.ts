/** The past, still by still. Finer than positions, because one answer may move several ships. */
import type { Reel, Still } from '../../model/film'
import type { Time } from '../../model/time'
import { STILLS_IN_A_REEL } from '../../shared/bounds'
import { gameOf } from '../../games'
import type { GameEvent, Told, Viewer } from '../../rules/contract'
import { headOf } from './head'
import { positionOf, validRows } from '../answers/history'
import type { PageParts } from './pages'

interface Growing extends Still {
  told: Told[]
  /** The seat whose turn it tells. */
  seat: GameEvent['seat']
}

/** The film from a position on; undefined if there is no such position. */
export function reelFrom({ store }: Pick<PageParts, 'store'>, viewer: Viewer, from: number, at: Time): Reel | undefined {
  const { now, card } = store
  if (!now || from < 0 || from > now.position) return undefined
  const { rules, film } = gameOf(card.game)
  const stills: Growing[] = []
  const head = headOf(store, viewer, at)
  let state: unknown
  for (const row of validRows(store.history.answers())) {
    for (const given of row.given) {
      const position = positionOf(row, given)
      if (stills.length >= STILLS_IN_A_REEL && stills.at(-1)?.position !== position)
        return { head, viewer, stills: stills.map(shown), next: stills.at(-1)?.position ?? from }
      if (position > from && stills.length === 0 && state !== undefined)
        stills.push({ position: from, view: rules.view(state, viewer), told: [], seat: undefined })
      for (const event of given.events) {
        state = rules.apply(state, event)
        const told = position > from ? rules.tell(event, viewer) : undefined
        const last = stills.at(-1)
        if (!told || !last) continue
        const view = rules.view(state, viewer)
        const goesOn =
          last.told.length > 0 && (event.seat === undefined || event.seat === last.seat) && film?.scene(view) === film?.scene(last.view)
        if (goesOn) {
          last.told.push(told)
          last.view = view
        } else stills.push({ position, view, told: [told], seat: event.seat })
      }
    }
  }
  if (stills.length === 0 && state !== undefined)
    stills.push({ position: from, view: rules.view(state, viewer), told: [], seat: undefined })
  return { head, viewer, stills: stills.map(shown) }
}

const shown = ({ position, view, told }: Growing): Still => ({ position, view, told })
