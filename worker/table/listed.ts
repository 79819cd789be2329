/** A table on the list of a person who sits at it. */
import { readingOf } from './clocks'
import type { MineRow } from '../../web/model'
import type { TableParts } from './parts'
import { lentNow, sitsAt } from './sitting'
import type { SeatRow } from './store'
import { claimKey, lentPath, seatKey } from './visit'

/** Opens the claim of a seat that is free, or the seat. */
export function pathOf({ env, store: { card } }: TableParts, row: SeatRow): string {
  const seat = `/seats/${row.seat}`
  return row.taken === null ? `${seat}/claim/${claimKey(env, card, row)}` : `${seat}/link/${seatKey(env, card, row)}`
}

/** As it stands now; null: this person sits there no more. */
export function listedFor(table: TableParts, row: SeatRow | undefined, person: string): MineRow | null {
  if (!row || row.taken === null || !sitsAt(row, person, Date.now())) return null
  const { env, store: { card } } = table
  return mineRow(table, row, lentNow(row, Date.now())?.person === person ? lentPath(env, card, row) : `/tables/${card.id}${pathOf(table, row)}`)
}

/** Opened by this link. */
export function mineRow(table: TableParts, row: SeatRow, link: string): MineRow {
  const { card, stage, now } = table.store
  const since = now?.waits.begun[row.seat]
  const until = now && readingOf(now, row.seat, Date.now())?.until
  const asked = since !== undefined && { asked: { since, until } }
  const { seat, pirate } = row
  return { table: card.id, seat, name: card.name, game: card.game, pirate, stage, link, ...asked }
}
