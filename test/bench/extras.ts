/** Additional figures of a game, from its events and final state; the mean over all games is shown. */
import type { RegattaEvent } from '../../worker/games/regatta/state/events'
import type { RegattaState } from '../../worker/games/regatta/state/state'
import type { GameEvent } from '../../worker/rules/contract'
import { figuresOf } from '../games/regatta/figures'

type Extras = (events: readonly GameEvent[], state: unknown) => Record<string, number>

/** Typed by the game's own events and state, which only the game knows. */
/** Events that start a round, or the closest thing to one: in Tunnel, each seat's turn. */
const ROUND_BEGINS: Record<string, readonly string[]> = { regatta: ['threw'], tunnel: ['dealt', 'turned'] }
export const beginsRound = (game: string, event: GameEvent): boolean => (ROUND_BEGINS[game] ?? []).includes(event.type)

export const EXTRAS: Record<string, Extras | undefined> = {
  regatta: (events, state) => figuresOf(events as RegattaEvent[], state as RegattaState),
}
