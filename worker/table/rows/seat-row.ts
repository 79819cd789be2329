/** One seat of a table, as stored. */
import type { Seat } from '../../rules/contract'
import type { Pirate, Language } from '../../drawing/game'
import type { Time } from '../../model'
import type { SeatSettings } from './settings'

/** How a seat is filled: by a link or letter from the host, from the lobby, or by a bot. */
export type SeatKind = 'link' | 'open' | 'bot'

export interface SeatRow {
  seat: Seat
  name: string
  kind: SeatKind
  pirate: Pirate
  generation: number
  person: string | null
  language: Language
  words: string | null
  taken: Time | null
  /** Since when a bot plays it, from the start or for a person who is gone. */
  bot: Time | null
  settings: SeatSettings
}

/** The keyed hashes of a seat's addresses: the first, the second, and the substitute's. */
export const addressesOf = ({ person, settings: { second, lent } }: SeatRow): string[] =>
  [person, second, lent?.person].filter(address => typeof address === 'string')
