/** How much random players of Tunnel like each choice. */
import type { TunnelAct } from '../../../worker/games/tunnel/rules/acts'

/** Prefers moves far forward, and steps back that are short. */
export function forward(act: TunnelAct): number {
  switch (act.do) {
    case 'play':
      return (act.to - act.from) ** 2
    case 'back':
      return Math.ceil(24 / (1 + act.from - act.to))
    case 'stop':
      return 1
  }
}

/** Moves back whenever possible, preferably for two cards. */
export function dawdling(act: TunnelAct): number {
  if (act.do !== 'back') return 1
  return act.met === 2 ? 400 : 40
}
