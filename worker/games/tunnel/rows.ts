/** The divisions of the board in rows, as they are drawn and listed: an answer changes one or two rows. */
import { PER_ROW } from './layout'
import type { Symbol } from './sections'
import type { TunnelBoard } from './view'

export interface Row {
  /** How many divisions lie before its first. */
  before: number
  /** Rows with the same key look the same. */
  key: string
}
export interface Division {
  n: number
  symbol: Symbol
  /** How many pirates of each seat stand there. */
  there: readonly number[]
}

export function rowsOf(board: TunnelBoard): Row[] {
  const rows: Row[] = []
  for (let before = 0; before < board.symbols.length; before += PER_ROW) rows.push({ before, key: keyOf(board, before) })
  return rows
}

export const divisionsOf = ({ symbols, pirates }: TunnelBoard, { before }: Row): Division[] =>
  symbols.slice(before, before + PER_ROW).map((symbol, i) => ({ n: before + i + 1, symbol, there: pirates[before + i + 1] ?? [] }))

/** Its symbols, and after each who stands there. */
function keyOf({ symbols, pirates }: TunnelBoard, before: number): string {
  const end = Math.min(before + PER_ROW, symbols.length)
  let key = String(before)
  for (let i = before; i < end; i++) {
    key += ` ${symbols[i]}`
    pirates[i + 1]?.forEach((count, seat) => {
      if (count > 0) key += ` ${seat} ${count}`
    })
  }
  return key
}
