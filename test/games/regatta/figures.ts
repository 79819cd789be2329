/** Regatta's own figures for the simulation, of one game. */
import type { RegattaState } from '../../../worker/games/regatta/state/state'
import type { RegattaEvent } from '../../../worker/games/regatta/state/events'
import { rules } from '../../../worker/games/regatta/rules'

export function figuresOf(events: readonly RegattaEvent[], state: RegattaState): Record<string, number> {
  const count = (is: (event: RegattaEvent) => boolean): number => events.filter(is).length
  const { rows } = rules.standing(state)
  const first = events.find(event => event.type === 'threw')?.seat ?? 0
  const winners = rows.filter(({ place }) => place === 1).map(({ who }) => who)
  const share = (won: boolean): number => (won ? 1 / winners.length : 0)
  const seats = [...state.ships.keys()]
  const fights = count(({ type }) => type === 'fought')
  return {
    rounds: state.round,
    fights,
    fightsPerRound: fights / state.round,
    stars: count(event => event.type === 'shot' && event.face === 'star'),
    moves: count(event => event.type === 'moved' && event.ship !== 'ghost'),
    shortages: count(event => event.type === 'paid' && event.due !== undefined),
    lairsLooted: count(({ type }) => type === 'found'),
    finished: state.ships.filter(({ lap }) => lap === 1).length,
    ghostWins: share(winners.some(who => typeof who === 'object')),
    ...Object.fromEntries(seats.map(seat => [`winsOfSeat${seat}`, share(winners.includes(seat))])),
    ...Object.fromEntries(seats.map(n => [`winsOfCaptain${n + 1}`, share(winners.includes((first + n) % seats.length))])),
  }
}
