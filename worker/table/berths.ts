/** A seat as the pages that list it are told of it, by the table itself. */
import { berthTag, sameKey } from '../people/keys'
import type { BerthRow, MineRow, Time } from '../../web/model'
import { gameOf } from '../games'
import { openPrompts } from './door'
import { headOf } from './head'
import { listedFor, mineRow } from './listed'
import { lentNow } from './sitting'
import type { TableParts } from './parts'
import type { SeatRow } from './store'
import { lentKey, seatKey } from './visit'

/** A person by the keyed hash of an address; or a browser, by what a key that it held leaves behind. */
export type Whose = { person: string } | { tag: string }

/** Null: this person sits there no more, or that key is good no more. */
export function berthOf(table: TableParts, row: SeatRow | undefined, whose: Whose, at: Time): BerthRow | null {
  const listed = 'person' in whose ? listedFor(table, row, whose.person) : heldBy(table, row, whose.tag, at)
  return listed && { ...listed, ...toldOf(table, listed, at) }
}

/** No key: the browser has its own, or does not get in. */
function heldBy(table: TableParts, row: SeatRow | undefined, tag: string, at: Time): MineRow | null {
  const { env, store: { card } } = table
  if (!row || row.taken === null) return null
  const keys = [seatKey(env, card, row), ...(lentNow(row, at) ? [lentKey(env, card, row)] : [])]
  if (!keys.some(key => sameKey(tag, berthTag(env.SITE_KEY, card.id, row.seat, key)))) return null
  return mineRow(table, row, `/tables/${card.id}/seats/${row.seat}`)
}

/** Nothing that the others do not see. */
function toldOf({ store }: TableParts, { seat: own }: MineRow, at: Time): Pick<BerthRow, 'crew' | 'waits' | 'free'> {
  const { now, card } = store
  const prompts = now && !now.over ? openPrompts(gameOf(card.game).rules, now) : []
  const { seats } = headOf(store, own, at, prompts)
  return {
    crew: seats.map(({ name, pirate }) => ({ name, pirate })),
    waits: seats.flatMap(({ seat, waits }) => (waits ? [{ seat, text: waits.text }] : [])),
    free: seats.filter(({ taken }) => !taken).length,
  }
}
