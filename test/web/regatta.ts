import { regatta } from '../../worker/games/regatta'
import { playsCard, type RegattaAct } from '../../worker/games/regatta/turn/acts'
import { actOf } from '../../worker/games/regatta/editions/cards'
import type { RegattaState, Ship } from '../../worker/games/regatta/state/state'
import { seededChance } from '../../worker/rules/chance'
import type { Prompt } from '../../worker/rules/contract'
import type { Game } from '../../worker/drawing/game'
import { begin, give, setting, type Match } from '../games/kit'
import { randomMove } from '../games/players'

export const game: Game = regatta
export const kindOf = ({ id }: Prompt): string =>
  id
    .split('.')
    .slice(2)
    .join('.')
    .replace(/morning|evening|\d+-\d+|\+\d/g, '')

/** The halves of a card that move the ship. */
export const movesIn = (act: RegattaAct): string[] =>
  playsCard(act) ? ([0, 1] as const).map(when => actOf(act.card, when)).filter(half => half === 'fwd' || half === 'back') : []

export interface Asked {
  match: Match
  prompt: Prompt
}

/** The first occurrence of each kind of question, and the end. */
export function questionsOf(edition: string, seats: number, house = {}): { asked: Map<string, Asked>; end: Match } {
  const asked = new Map<string, Asked>()
  let match: Match | undefined
  for (let seed = 1; seed <= 6; seed++) {
    const chance = seededChance(seed)
    match = begin(setting(game, edition, seats, house), chance)
    while (match.prompts.length > 0) {
      for (const prompt of match.prompts) if (!asked.has(kindOf(prompt))) asked.set(kindOf(prompt), { match, prompt })
      match = give(match, randomMove(game, match.prompts, chance), chance)
    }
  }
  if (!match) throw new Error('nothing was played')
  return { asked, end: match }
}

/** Six ships on the final straight, each with all its holds and treasures. */
export function laden(): Match {
  const match = begin(setting(game, 'revised', 6), seededChance(5))
  const state = match.present.state as RegattaState
  const ships = state.ships.map(
    (ship, seat): Ship => ({
      ...ship,
      space: String(37 + seat),
      holds: [3, 11, 7, 5, 14].map((n, i) => ({ what: (['gold', 'food', 'powder'] as const)[(i + seat) % 3] ?? 'gold', n })),
      powers: (['map', 'sabre', 'beth'] as const).slice(0, 1 + (seat % 3)),
      down: [5, 7, -3, -4, 3].slice(seat % 3).map(card => ({ card, known: [seat], ...(card < 0 && { cursed: true as const }) })),
    })
  )
  const laid = { ...state, ships, tokens: ['4', '33'] }
  return { ...match, present: { ...match.present, state: laid }, prompts: game.rules.prompts(laid) }
}
