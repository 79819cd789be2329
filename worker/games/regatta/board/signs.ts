/** The kit's symbol for each act. */
import type { Crew } from '../../../drawing/game'
import { isCursed, isPower, type Act, type Card, type Treasure } from '../editions/cards'
import type { CourseData, Kind } from '../editions/course'
import { editionOf } from '../editions'
import type { ShipId } from '../state/state'

const ACTS: Readonly<Record<Act, string>> = {
  gold: 'gold',
  food: 'food',
  powder: 'powder',
  piastre: 'piastre',
  provision: 'provision',
  cannon: 't-beth',
  fwd: 'fwd',
  back: 'back',
}

export const signOfAct = (act: Act): string => ACTS[act]

/** A space shows what is paid there; a lair without its treasure is a bare skull. */
export function signOfSpace({ tax }: Pick<CourseData, 'tax'>, { kind }: { kind: Kind }, treasure: boolean): string {
  if (kind === 'home') return 'royal'
  if (kind === 'lair') return treasure ? 'lair-full' : 'lair'
  return `${kind}-${tax[kind]}`
}

export function signOfTreasure(card: Treasure): string {
  if (isPower(card)) return `t-${card}`
  return isCursed(card) ? 't-curse' : 't-gem'
}

export const signOfShip = (crew: readonly Crew[], id: ShipId): string => (id === 'ghost' ? 'ship-ghost' : `ship-${crew[id]?.pirate ?? 'a'}`)

/** Which slice of the deck's shared picture a card shows. */
export const sliceOf = (edition: string, card: Card): number => editionOf(edition).cards.indexOf(card)
