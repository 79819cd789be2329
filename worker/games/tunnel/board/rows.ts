/** The board's divisions grouped into rows, so that drawings can cache row by row. */
import type { Part } from '../../../shared/memo'
import { PER_ROW } from './layout'
import type { Symbol } from '../rules/sections'
import type { TunnelBoard } from '../rules/view'

export interface Row {
  /** Divisions before the row's first. */
  before: number
  /** Rows with the same key look the same. */
  key: readonly Part[]
}
export interface Division {
  n: number
  symbol: Symbol
  /** Pirates standing there, by seat. */
  there: readonly number[]
}

export function rowsOf(board: TunnelBoard): Row[] {
  const rows: Row[] = []
  for (let before = 0; before < board.symbols.length; before += PER_ROW) rows.push({ before, key: keyOf(board, before) })
  return rows
}

export const divisionsOf = ({ symbols, pirates }: TunnelBoard, { before }: Row): Division[] =>
  symbols.slice(before, before + PER_ROW).map((symbol, i) => ({ n: before + i + 1, symbol, there: pirates[before + i + 1] ?? [] }))

/** Spells out the row's symbols and the pirates on each. */
function keyOf({ symbols, pirates }: TunnelBoard, before: number): Part[] {
  const end = Math.min(before + PER_ROW, symbols.length)
  const key: Part[] = [before]
  for (let i = before; i < end; i++) {
    key.push(symbols[i])
    pirates[i + 1]?.forEach((count, seat) => {
      if (count > 0) key.push(seat, count)
    })
  }
  return key
}
