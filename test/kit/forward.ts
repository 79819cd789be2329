/** Classifies Tunnel's choices by id, which is all that a page or letter shows. */
import { idOf, type TunnelAct } from '../../worker/games/tunnel/rules/acts'
import { SYMBOLS } from '../../worker/games/tunnel/rules/sections'

const PLACES = Array.from({ length: 38 }, (_, place) => place)
const idsOf = (acts: readonly TunnelAct[]): ReadonlySet<string> => new Set(acts.map(idOf))

const FORWARD = idsOf(
  SYMBOLS.flatMap(symbol => PLACES.map(from => ({ do: 'play' as const, symbol, from, to: from + 1, passed: 0, boat: false })))
)
const BACK = idsOf(PLACES.map(from => ({ do: 'back', from, to: from - 1, met: 1, boat: false })))
const STOP = idOf({ do: 'stop' })

export const isForward = (choice: string): boolean => FORWARD.has(choice)
export const isBack = (choice: string): boolean => BACK.has(choice)
export const isStop = (choice: string): boolean => choice === STOP
