/** How players choose so that games end: forward, judging by what the page shows. */
import { idOf, type RegattaAct } from '../../worker/games/regatta/turn/acts'
import { actOf } from '../../worker/games/regatta/editions/cards'
import { EDITIONS } from '../../worker/games/regatta/editions'
import type { Dice } from '../../worker/games/regatta/state/state'
import { seededChance } from '../../worker/rules/chance'
import { isBack, isForward } from '../kit/forward'
import { choicesOn, type Lean } from './game'

const chance = seededChance(1)

/** Plays a card if possible, or else goes back with any pirate: two players who always take the first way back may never end a game. */
export const alongTheTunnel: Lean = async page => {
  const choices = await choicesOn(page)
  const back = choices.filter(isBack)
  return choices.find(isForward) ?? back[chance.pick(back.length || 1)] ?? choices[0] ?? ''
}

const STEPS: Partial<Record<string, number>> = { fwd: 1, back: -1 }
const DIE = [1, 2, 3, 4, 5, 6]
const PLACEMENTS = DIE.flatMap(morning => DIE.map((evening): Dice => [morning, evening]))
const CARDS = [...new Set(EDITIONS.flatMap(({ cards }) => cards))]
const NOTHING = idOf({ do: 'loot', by: 0, from: 1, loot: 'nothing' })
const POWDER = new Set(Array.from({ length: 60 }, (_, n) => idOf({ do: 'powder', ship: 0, side: 'attack', n, most: n })))

/** How far each card leads under each placement, by choice id. */
const worths = (acts: readonly Extract<RegattaAct, { do: 'captain' | 'card' }>[]): Map<string, number> =>
  new Map(
    acts.map(act => [
      idOf(act),
      ([0, 1] as const).reduce<number>((steps, when) => steps + (STEPS[actOf(act.card, when)] ?? 0) * act.placement[when], 0),
    ])
  )
const captains = worths(PLACEMENTS.flatMap(placement => CARDS.map(card => ({ do: 'captain' as const, placement, card }))))

/**
 * Chooses the placement and card that lead farthest, never saves powder and never loots. That makes games short, with ships that run out of
 * food and gold.
 */
export const roundTheIsland: Lean = async page => {
  const choices = await choicesOn(page)
  const [first = '', last = ''] = [choices[0], choices.at(-1)]
  if (last === NOTHING || POWDER.has(last)) return last
  // A known placement is part of the question, morning before evening.
  const [morning = 0, evening = 0] = ((await page.locator('#answer h2').innerText()).match(/\d/g) ?? []).map(Number)
  const known = worths(CARDS.map(card => ({ do: 'card', placement: [morning, evening], card })))
  const worth = (choice: string): number => captains.get(choice) ?? known.get(choice) ?? 0
  return choices.toSorted((a, b) => worth(b) - worth(a))[0] ?? first
}
