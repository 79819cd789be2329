/** Action cards with two symbols, treasures, and the faces of dice. */

/** Goods under the names used by both families of editions. */
export type Good = 'gold' | 'food' | 'powder' | 'piastre' | 'provision' | 'cannon'
export type Act = Good | 'fwd' | 'back'
/** Morning (or upper) action, then evening (or lower) action (J-COMP-2). */
export type Card = `${Act}-${Act}`

const GOODS: readonly Good[] = ['gold', 'food', 'powder', 'piastre', 'provision', 'cannon']
const ACTS: readonly Act[] = [...GOODS, 'fwd', 'back']
export const isGood = (name: string | undefined): name is Good => GOODS.some(good => good === name)
const PAIRS = new Map<string, readonly [Act, Act]>(
  ACTS.flatMap(morning => ACTS.map((evening): [string, readonly [Act, Act]] => [`${morning}-${evening}`, [morning, evening]]))
)

export function actOf(card: string, when: 0 | 1): Act {
  const acts = PAIRS.get(card)
  if (!acts) throw new Error(`regatta: no card "${card}"`)
  return acts[when]
}

/** The eleven cards every seat has (PUB-1), in the order of their slices in the shared picture. */
export const deckOf = (gold: Good, food: Good, powder: Good): readonly Card[] => [
  'fwd-back',
  'back-fwd',
  `${gold}-${gold}`,
  `${powder}-${gold}`,
  `${powder}-${food}`,
  `fwd-${food}`,
  'fwd-fwd',
  `${food}-fwd`,
  `${food}-${powder}`,
  `fwd-${powder}`,
  `${gold}-fwd`,
]

export type Power = 'map' | 'sabre' | 'beth' | 'hold'
/** A number counts that many points and is cursed if negative (J-TREA-1). */
export type Treasure = number | Power
export const isPower = (treasure: Treasure): treasure is Power => typeof treasure === 'string'
export const isCursed = (treasure: Treasure): treasure is number => typeof treasure === 'number' && treasure < 0

/** PUB-3: five good treasures, three cursed ones and four powers. */
export const TREASURES: readonly Treasure[] = [3, 3, 5, 7, 7, -2, -3, -4, 'map', 'sabre', 'beth', 'hold']

export type Face = number | 'star'
/** Where the shortage die sends a ship: the nearest space of that kind, or nowhere (JR-SHORT-2, JR-SHORT-3). */
export type DieSide = 'port' | 'sea' | 'lair' | 'stay'
