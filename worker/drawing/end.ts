/** What a game tells when it looks back on itself. */
import type { Text, Told } from '../rules/contract'

/** One turn's data: for each chart a value per seat. */
export interface TurnValues {
  turn: number
  charts: readonly { name: Text; values: readonly number[] }[]
}

/** A single moment worth retelling. */
export interface Highlight {
  /** A symbol of the kit. */
  sign: string
  title: Text
  text: Text
}

/** Log lines shortened into one piece: a heading over what follows, all that a seat did in its turn, a drawn scene, or a line as it is. */
export interface SummaryPiece<Scene = unknown> {
  kind: 'heading' | 'line' | 'scene' | 'told'
  told: readonly Told<Scene>[]
}

/** A line that begins with whom or what it is about. */
export interface Led {
  lead: string
  text: string
}

/** What a seat holds, in words: where it is unless the reader sees that, its goods, and the room for more. */
export interface Held {
  at?: string
  goods: string
  room: string
}
export const heldText = ({ at = '', goods, room }: Held): string => [at, goods, room].filter(text => text !== '').join(' · ')

/** The first item with the largest value, unless that value is zero. */
export function greatest<Item>(items: readonly Item[], of: (item: Item) => number): Item | undefined {
  const best = items.reduce<Item | undefined>((best, item) => (best === undefined || of(item) > of(best) ? item : best), undefined)
  return best !== undefined && of(best) > 0 ? best : undefined
}
