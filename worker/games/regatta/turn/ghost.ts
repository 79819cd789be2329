/** The ghost ship's two moves, after all players (G-DIR, G-MOVE). */
import type { Way } from '../editions/course'
import { movesOf } from './moving'
import type { Question } from './question'
import { compare, hasFinished, type RegattaState, type Ship } from '../state/state'

/** The directions it may take: back if it is ahead of everyone or on the finish, forward if it is behind everyone, else either. */
function waysOf(state: RegattaState, ghost: Ship): readonly Way[] {
  const ahead = state.ships.map(ship => compare(state, ghost, ship))
  if (hasFinished(ghost) || ahead.every(n => n > 0)) return ['back'] // G-DIR-2, G-MOVE-4
  if (ahead.every(n => n < 0)) return ['fwd'] // G-DIR-3
  return ['fwd', 'back'] // G-DIR-4
}

/** The Captain chooses direction and route before each of the two moves (G-DIR-1, G-MOVE-1, G-TURN-1; G-D1, G-D2). */
export function ghostQuestion(state: RegattaState, ghost: Ship, steps: number): Question {
  return {
    about: 'course',
    seat: state.captain,
    ask: () => ({ say: 'ask-ghost', with: { n: steps } }),
    waiting: () => ({ say: 'waiting-ghost', with: { who: { seat: state.captain } } }),
    options: waysOf(state, ghost).flatMap(way => movesOf(state, 'ghost', way, steps)),
  }
}
