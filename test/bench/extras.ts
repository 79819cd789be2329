/** What is counted of a game beside the usual figures, from its events and the state at its end; the mean over games is shown. */
import type { RegattaEvent } from '../../worker/games/regatta/events'
import type { RegattaState } from '../../worker/games/regatta/state'
import type { GameEvent } from '../../worker/rules/contract'
import { figuresOf } from '../games/regatta/figures'

type Extras = (events: readonly GameEvent[], state: unknown) => Record<string, number>

/** Only the game knows what its own events and states are, so that here they are called by their names. */
/** The event that opens a round, or what of a game comes nearest: in Tunnel each seat's own turn. */
const ROUND_BEGINS: Record<string, readonly string[]> = { regatta: ['threw'], tunnel: ['dealt', 'turned'] }
export const beginsRound = (game: string, event: GameEvent): boolean => (ROUND_BEGINS[game] ?? []).includes(event.type)

export const EXTRAS: Record<string, Extras | undefined> = {
  regatta: (events, state) => figuresOf(events as RegattaEvent[], state as RegattaState),
}
