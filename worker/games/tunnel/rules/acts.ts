/** What an answer means, as data, and its id in forms and in the history. */
import type { Symbol } from './sections'
import type { Place } from './state'

export type TunnelAct =
  /** C-FWD-1: moves past `passed` occupied divisions of the symbol; `boat`: into the boat. */
  | { do: 'play'; symbol: Symbol; from: Place; to: Place; passed: number; boat: boolean }
  /** C-BACK-1: moves back to `met` pirates and draws as many cards, if there are any left; `boat`: out of the boat. */
  | { do: 'back'; from: Place; to: Place; met: 1 | 2; boat: boolean }
  | { do: 'stop' }

/** Stored games contain these ids, so they never change. */
export function idOf(act: TunnelAct): string {
  switch (act.do) {
    case 'play':
      return `play:${act.symbol}:${act.from}`
    case 'back':
      return `back:${act.from}`
    case 'stop':
      return 'stop'
  }
}
