/** A card above the choices that it offers: its symbol, its name where there is room for it, and how many of it there are. */
import { Icon } from '../../../../web/board/draw'
import type { Text } from '../../../rules/contract'
import type { Symbol } from '../rules/sections'
import { nameOf, type Tunnel } from './drawing'

export function Tab({ say, text }: Tunnel & { text: Text }) {
  const { symbol, count } = (text.with ?? {}) as { symbol?: Symbol; count?: number }
  if (symbol === undefined || count === undefined) return undefined
  return (
    <>
      <Icon id={symbol} size={26} />
      <span>{nameOf(symbol, say)}</span>
      {count > 1 && <b>×{count}</b>}
    </>
  )
}
