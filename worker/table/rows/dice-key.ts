/** The keys of a table's chance: from secret and words, and with the beacon's round if one came. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { keyWithRound, tableKey } from '../../rules/chance'
import type { Card } from './card'
import type { SeatRow } from './seat-row'

type Known = Pick<Card, 'secret' | 'beacon'>

export const seatsKeyOf = ({ secret }: Known, seats: readonly SeatRow[]): Uint8Array =>
  tableKey(
    hexToBytes(secret),
    seats.map(({ words }) => words ?? '')
  )

export function diceKeyOf(card: Known, seats: readonly SeatRow[]): Uint8Array {
  const key = seatsKeyOf(card, seats)
  return card.beacon?.signature === undefined ? key : keyWithRound(key, card.beacon.signature)
}
