/** What the answers of Tunnel are called: who has nothing but a page or a letter knows them by the ids that the game makes. */
import { idOf, type TunnelAct } from '../../worker/games/tunnel/acts'
import { SYMBOLS } from '../../worker/games/tunnel/sections'

const PLACES = Array.from({ length: 38 }, (_, place) => place)
const idsOf = (acts: readonly TunnelAct[]): ReadonlySet<string> => new Set(acts.map(idOf))

const FORWARD = idsOf(SYMBOLS.flatMap(symbol => PLACES.map(from => ({ do: 'play' as const, symbol, from, to: from + 1, passed: 0, boat: false }))))
const BACK = idsOf(PLACES.map(from => ({ do: 'back', from, to: from - 1, met: 1, boat: false })))
const STOP = idOf({ do: 'stop' })

export const isForward = (choice: string): boolean => FORWARD.has(choice)
export const isBack = (choice: string): boolean => BACK.has(choice)
export const isStop = (choice: string): boolean => choice === STOP
