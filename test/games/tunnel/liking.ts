/** How gladly random players of Tunnel take a choice. */
import type { TunnelAct } from '../../../worker/games/tunnel/acts'

/** Far forward gladly, far back seldom. */
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

/** Back wherever it is possible, most gladly for two cards. */
export function dawdling(act: TunnelAct): number {
  if (act.do !== 'back') return 1
  return act.met === 2 ? 400 : 40
}
