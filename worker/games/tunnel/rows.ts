/** The divisions of the board in rows, as they are drawn and listed: an answer changes one or two rows. */
import { PER_ROW } from './layout'
import type { Symbol } from './sections'
import type { TunnelBoard } from './view'

export interface Row {
  /** How many divisions lie before its first. */
  before: number
  symbols: readonly Symbol[]
  /** pirates[division][seat] */
  pirates: readonly (readonly number[])[]
  /** Rows with the same key look the same. */
  key: string
}

/** The picture and the list ask for the same. */
const known = new WeakMap<TunnelBoard, Row[]>()

export function rowsOf(board: TunnelBoard): Row[] {
  const rows = known.get(board) ?? cut(board)
  known.set(board, rows)
  return rows
}

function cut({ symbols, pirates }: TunnelBoard): Row[] {
  return Array.from({ length: Math.ceil(symbols.length / PER_ROW) }, (_, row) => {
    const before = row * PER_ROW
    const there = { symbols: symbols.slice(before, before + PER_ROW), pirates: pirates.slice(before + 1, before + 1 + PER_ROW) }
    return { before, ...there, key: `${before} ${there.symbols}${crowds(there.pirates)}` }
  })
}

/** Most divisions are empty. */
function crowds(pirates: Row['pirates']): string {
  let key = ''
  pirates.forEach((counts, division) =>
    counts.forEach((count, seat) => {
      if (count > 0) key += ` ${division} ${seat} ${count}`
    })
  )
  return key
}
