/** Props shared by all of Tunnel's drawings. */
import type { Drawing } from '../../../drawing/board'
import type { Symbol } from '../rules/sections'
import type { TunnelBoard } from '../rules/view'

export type Tunnel = Drawing<TunnelBoard>

export const nameOf = (symbol: Symbol, say: Tunnel['say']): string => say({ say: 'symbol', with: { symbol } })
