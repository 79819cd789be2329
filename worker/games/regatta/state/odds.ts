/** Each side's chances in a fight, from public information: the die, powder, Lady Beth and the Sabre (J-FIGHT, J-POW). */
import type { Face } from '../editions/cards'
import type { Side } from './events'

export interface Duel {
  die: readonly Face[]
  /** What each side adds to its roll. */
  strength: Readonly<Record<Side, number>>
  /** The side that can still have a roll repeated (J-POW-SABRE-4). */
  sabre?: Side
}
export type Odds = Readonly<Record<Side | 'tie', number>>

/** Before the attacker rolls. Assumes the Sabre is used whenever it helps. */
export const oddsOfAttack = (duel: Duel): Odds => mean(duel.die.map(face => attackRolled(duel, face)))

export const attackRolled = (duel: Duel, face: Face): Odds =>
  duel.sabre ? better(duel.sabre, oddsIfAttackKept(duel, face), oddsIfAttackRerolled(duel)) : oddsIfAttackKept(duel, face)

export const oddsIfAttackRerolled = ({ sabre: _, ...duel }: Duel): Odds => mean(duel.die.map(face => oddsIfAttackKept(duel, face)))

/** A star wins at once (J-FIGHT-7); otherwise the defender rolls. */
export const oddsIfAttackKept = (duel: Duel, attack: Face): Odds =>
  attack === 'star' ? CERTAIN.attack : mean(duel.die.map(face => defenceRolled(duel, attack, face)))

export const defenceRolled = (duel: Duel, attack: number, face: Face): Odds =>
  duel.sabre ? better(duel.sabre, result(duel, attack, face), defenceRepeated(duel, attack)) : result(duel, attack, face)

export const defenceRepeated = (duel: Duel, attack: number): Odds => mean(duel.die.map(face => result(duel, attack, face)))

/** J-FIGHT-5, J-FIGHT-6. */
export function result({ strength }: Duel, attack: number, defence: Face): Odds {
  if (defence === 'star') return CERTAIN.defence
  const more = attack + strength.attack - defence - strength.defence
  return CERTAIN[more > 0 ? 'attack' : more < 0 ? 'defence' : 'tie']
}

const CERTAIN: Readonly<Record<Side | 'tie', Odds>> = {
  attack: { attack: 1, defence: 0, tie: 0 },
  defence: { attack: 0, defence: 1, tie: 0 },
  tie: { attack: 0, defence: 0, tie: 1 },
}

export function mean(all: readonly Odds[]): Odds {
  const sum = { attack: 0, defence: 0, tie: 0 }
  for (const odds of all) {
    sum.attack += odds.attack
    sum.defence += odds.defence
    sum.tie += odds.tie
  }
  return { attack: sum.attack / all.length, defence: sum.defence / all.length, tie: sum.tie / all.length }
}

/** Losing a fight is taken to cost as much as winning one brings. */
const gain = (side: Side, odds: Odds): number => odds[side] - odds[side === 'attack' ? 'defence' : 'attack']
const better = (side: Side, keep: Odds, again: Odds): Odds => (gain(side, again) > gain(side, keep) ? again : keep)

/** Whether repeating the roll improves this side's chances. */
export const helps = (side: Side, keep: Odds, again: Odds): boolean => better(side, keep, again) === again && again !== keep
