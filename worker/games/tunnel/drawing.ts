/** What everything of Tunnel is drawn from. */
import type { Drawing } from '../../rules/game'
import type { Symbol } from './sections'
import type { TunnelBoard } from './view'

export type Tunnel = Drawing<TunnelBoard>

export const nameOf = (symbol: Symbol, say: Tunnel['say']): string => say({ say: 'symbol', with: { symbol } })
