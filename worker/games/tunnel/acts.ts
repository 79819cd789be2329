/** What an answer means, as data, and the id under which it stands in forms and in the history. */
import type { Symbol } from './sections'
import type { Place } from './state'

export type TunnelAct =
  /** C-FWD-1: past so many occupied divisions of the symbol; `boat`: into it. */
  | { do: 'play'; symbol: Symbol; from: Place; to: Place; passed: number; boat: boolean }
  /** C-BACK-1: to so many pirates, and as many cards if there are any left; `boat`: out of it. */
  | { do: 'back'; from: Place; to: Place; met: 1 | 2; boat: boolean }
  | { do: 'stop' }

/** Old games are read by these: they never change. */
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
