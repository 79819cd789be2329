/** A table as shown in the list of a person who plays there. */
import { readingOf } from '../answers/clocks'
import type { MineRow } from '../../model'
import type { TableParts } from '../rows/parts'
import { activeLoan, isPlayedBy } from '../rows/sitting'
import type { SeatRow } from '../rows/seat-row'
import { claimKey, lentPath, seatKey } from '../seats/visit'

/** The path of a seat's link, or of its claim while the seat is free. */
export function pathOf({ env, store: { card } }: TableParts, row: SeatRow): string {
  const seat = `/seats/${row.seat}`
  return row.taken === null ? `${seat}/claim/${claimKey(env, card, row)}` : `${seat}/link/${seatKey(env, card, row)}`
}

/** The row as it is now; null if this person no longer has the seat. */
export function listedFor(table: TableParts, row: SeatRow | undefined, person: string): MineRow | null {
  if (!row || row.taken === null || !isPlayedBy(row, person, Date.now())) return null
  const {
    env,
    store: { card },
  } = table
  return mineRow(
    table,
    row,
    activeLoan(row, Date.now())?.person === person ? lentPath(env, card, row) : `/tables/${card.id}${pathOf(table, row)}`
  )
}

/** The row that this link opens. */
export function mineRow(table: TableParts, row: SeatRow, link: string): MineRow {
  const { card, stage, now } = table.store
  const since = now?.waits.begun[row.seat]
  const until = now && readingOf(now, row.seat, Date.now())?.until
  const asked = since !== undefined && { asked: { since, until } }
  const { seat, pirate } = row
  return { table: card.id, seat, name: card.name, game: card.game, pirate, stage, link, ...asked }
}
