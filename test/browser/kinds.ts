/** One question of each kind a game asks, taken from games between random players. */
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import type { Prompt, Seat } from '../../worker/rules/contract'
import { begin, give, setting, type Match } from '../games/kit'
import { randomMove } from '../games/players'

export interface Asked {
  name: string
  match: Match
  seat: Seat
}

const GAMES = 4

/** A prompt's id without its variable parts: rounds, seats, dice, halves of the day. */
const kindOf = ({ id }: Prompt): string => id.replace(/^[rt]\d+\.?|s\d+\.|ghost\.|morning|evening|\+\d|\.?\d+-\d+.*|^\d+$/g, '') || 'turn'

const known = new Map<string, Asked[]>()

/** The question with the most choices of each kind. Several test files of one process ask for the same. */
export function questionKinds(id: string, edition: string, seats: number): Asked[] {
  const name = `${id} ${edition} ${seats}`
  const kinds = known.get(name) ?? played(id, edition, seats)
  known.set(name, kinds)
  return kinds
}

function played(id: string, edition: string, seats: number): Asked[] {
  const game = gameOf(id)
  const widest = new Map<string, Asked & { choices: number }>()
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = seededChance(seed)
    let match = begin(setting(game, edition, seats), chance)
    while (match.prompts.length > 0) {
      for (const prompt of match.prompts) {
        const kind = kindOf(prompt)
        if ((widest.get(kind)?.choices ?? 0) >= prompt.choices.length) continue
        widest.set(kind, { name: `${id}, ${edition}, ${kind}`, match, seat: prompt.seat, choices: prompt.choices.length })
      }
      match = give(match, randomMove(game, match.prompts, chance), chance)
    }
  }
  return [...widest.values()]
}
