/** What a table tells a page that lists one of its seats. */
import { berthTag, sameKey } from '../../shared/keys'
import type { BerthRow, MineRow, Time } from '../../model'
import { gameOf } from '../../games'
import { openPrompts } from '../../engine/door'
import { headOf } from './head'
import { listedFor, mineRow } from './listed'
import { activeLoan } from '../rows/sitting'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { lentKey, seatKey } from '../seats/visit'

/** A person by the keyed hash of an address, or a browser by the tag of a key that it held. */
export type Whose = { person: string } | { tag: string }

/** Null if the person has left the seat, or the key no longer works. */
export function berthOf(table: TableParts, row: SeatRow | undefined, whose: Whose, at: Time): BerthRow | null {
  const listed = 'person' in whose ? listedFor(table, row, whose.person) : heldBy(table, row, whose.tag, at)
  return listed && { ...listed, ...toldOf(table, listed, at) }
}

/** The row contains no key: the browser has its own, or does not get in. */
function heldBy(table: TableParts, row: SeatRow | undefined, tag: string, at: Time): MineRow | null {
  const {
    env,
    store: { card },
  } = table
  if (!row || row.taken === null) return null
  const keys = [seatKey(env, card, row), ...(activeLoan(row, at) ? [lentKey(env, card, row)] : [])]
  if (!keys.some(key => sameKey(tag, berthTag(env.SITE_KEY, card.id, row.seat, key)))) return null
  return mineRow(table, row, `/tables/${card.id}/seats/${row.seat}`)
}

/** Only what everybody may see. */
function toldOf({ store }: TableParts, { seat: own, asked }: MineRow, at: Time): Pick<BerthRow, 'asked' | 'crew' | 'waits' | 'free'> {
  const { now, card } = store
  const prompts = now && !now.over ? openPrompts(gameOf(card.game).rules, now) : []
  const { seats } = headOf(store, own, at, prompts)
  // Nobody is waited for who has just answered and is asked on, but it is their move all the same.
  const on = seats[own]?.waits
  return {
    ...(!asked && on && { asked: { since: on.since, until: on.clock?.until } }),
    crew: seats.map(({ name, pirate }) => ({ name, pirate })),
    waits: seats.flatMap(({ seat, waits }) => (waits ? [{ seat, text: waits.text }] : [])),
    free: seats.filter(({ taken }) => !taken).length,
  }
}
