/** The numbers of an edition that the chapters of its rules tell. */
import type { Fill } from '../../../rules/contract'
import { editionOf } from '../editions'
import { isCursed, isPower } from '../editions/cards'
import { bethWorth, commonHolds, finishWorth, mapAdds, shortOfTheLine } from '../editions/rulebook'
import { goods } from '../state/texts'

type Amounts = Record<string, Fill>

export const scoreOf = (): Amounts => ({ finish: finishWorth, behind: signed(shortOfTheLine) })

export const handOf = (edition: string): Amounts => ({ hand: editionOf(edition).hand })

/** What a ship begins with (J-SET-4), and where treasures wait if each is alike; others are counted in their own chapter. */
export function beginningOf(edition: string): Amounts {
  const { goods: roles, start, lairs, treasures } = editionOf(edition)
  const begins = { holds: commonHolds, food: goods(roles.food, start.food), gold: goods(roles.gold, start.gold) }
  return treasures.length > 0 ? begins : { ...begins, lairs }
}

/** An ordinary die needs no list of its faces. */
export function fightOf(edition: string): Amounts {
  const { fightDie } = editionOf(edition)
  return fightDie.includes('star') ? { faces: fightDie.filter(face => face !== 'star').join(', ') } : {}
}

export function treasuresOf(edition: string): Amounts {
  const { treasures, lairs, hand } = editionOf(edition)
  if (treasures.length === 0) return {}
  const powers = treasures.filter(isPower).length
  const cursed = treasures.filter(isCursed)
  const good = treasures.filter(treasure => typeof treasure === 'number').filter(points => points > 0)
  return {
    ...{ cards: treasures.length, lairs, powers, hand: hand + mapAdds, beth: bethWorth },
    ...{ good: good.length, least: Math.min(...good), most: Math.max(...good) },
    ...{ cursed: cursed.length, mild: signed(Math.max(...cursed)), worst: signed(Math.min(...cursed)) },
  }
}

/** With a true minus sign. */
const signed = (points: number): string => String(points).replace('-', '−')
