import { deckOf, TREASURES, type Face } from './cards'
import type { Rulebook } from './rulebook'

const COMBAT_DIE: readonly Face[] = [2, 4, 6, 8, 10, 'star'] // J-COMP-3

/** Jamaica, first edition (J1). */
const first: Rulebook = {
  id: 'first',
  wording: 'first',
  seats: [2, 6],
  course: 'jamaica',
  otherCourse: 'open-sea',
  goods: { gold: 'gold', food: 'food', powder: 'powder' },
  start: { food: 3, gold: 3 }, // J-SET-4
  hand: 3, // J-SET-5
  cards: deckOf('gold', 'food', 'powder'),
  treasures: TREASURES,
  tokenWorth: 0,
  lairs: 9,
  fightDie: COMBAT_DIE,
  ghost: { always: [2], maybe: [], power: 'beth' }, // J-SET-7, G-SET-2
  halves: 'day',
}

/** Jamaica, revised edition (JR): adds the shortage die, and the ghost ship as the host's option. */
const revised: Rulebook = {
  ...first,
  id: 'revised',
  wording: 'revised',
  shortageDie: ['port', 'port', 'sea', 'sea', 'lair', 'stay'], // JR-SHORT-9
  ghost: { ...first.ghost, maybe: [3, 4, 5] }, // JR-GHOST-1
}

/** Yassa (Y): renamed goods, tokens instead of treasure cards, an ordinary die (Y-COMP-1, Y-FIGHT-1). */
const yassa: Rulebook = {
  id: 'yassa',
  wording: 'yassa',
  seats: [2, 4],
  course: 'yassa',
  goods: { gold: 'piastre', food: 'provision', powder: 'cannon' },
  start: first.start, // Y-SET-1
  hand: first.hand,
  cards: deckOf('piastre', 'provision', 'cannon'),
  treasures: [],
  tokenWorth: 1, // Y-TREA-1
  lairs: 6,
  fightDie: [1, 2, 3, 4, 5, 6],
  ghost: { always: [], maybe: [] },
  halves: 'card',
}

export const EDITIONS: readonly [Rulebook, ...Rulebook[]] = [first, revised, yassa]

const byId = new Map(EDITIONS.map(edition => [edition.id, edition]))

export function editionOf(id: string): Rulebook {
  const edition = byId.get(id)
  if (!edition) throw new Error(`regatta: no edition "${id}"`)
  return edition
}
