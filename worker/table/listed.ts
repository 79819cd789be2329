/** A table on the list of a person who sits at it. */
import { readingOf } from './clocks'
import type { MineRow } from '../../web/model'
import type { TableParts } from './parts'
import { addressesOf, type SeatRow } from './store'
import { claimKey, seatKey } from './visit'

/** Opens the claim of a seat that is free, or the seat. */
export function pathOf({ env, store: { card } }: TableParts, row: SeatRow): string {
  const seat = `/seats/${row.seat}`
  return row.taken === null ? `${seat}/claim/${claimKey(env, card, row)}` : `${seat}/link/${seatKey(env, card, row)}`
}

/** As it stands now; null: this person sits there no more. */
export function listedFor(table: TableParts, row: SeatRow | undefined, person: string): MineRow | null {
  return row && row.taken !== null && addressesOf(row).includes(person) ? mineRow(table, row) : null
}

function mineRow(table: TableParts, row: SeatRow): MineRow {
  const { card, stage, now } = table.store
  const since = now?.waits.begun[row.seat]
  const until = now && readingOf(now, row.seat, Date.now())?.until
  const asked = since !== undefined && { asked: { since, until } }
  const { seat, pirate } = row
  return { table: card.id, seat, name: card.name, game: card.game, pirate, stage, link: `/tables/${card.id}${pathOf(table, row)}`, ...asked }
}
